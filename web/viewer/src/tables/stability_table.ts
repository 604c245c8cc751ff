// How the stability of each combination was accounted for: alpha_cr, order, imperfections, lengths.

import type { CombinationStability } from 'loadpath';
import { formatNumber, type Units } from '../format/display_units';
import { plain, type Table, type TableRow } from './table';

const ORDERS = { LINEAR: 'first', NONLINEAR: 'second' };
const LENGTHS = { System: 'system lengths', Modes: 'from modes' };

export function stabilityTable(stability: readonly CombinationStability[], units: Units): Table {
  const columns = [
    plain('Combination'),
    { title: 'α_cr' },
    plain('Order'),
    { ...plain('Initial sway'), isShort: true },
    plain('Leans towards'),
    plain('Bows'),
    plain('Shapes of modes'),
    plain('Lengths of checks'),
    plain('Why'),
  ];
  const rows = () =>
    stability.map((row): TableRow => {
      const { name, alpha_cr, order, initial_sway, lengths, reason } = row;
      const cells = [
        name,
        alpha_cr,
        ORDERS[order],
        initial_sway && swayText(initial_sway, units),
        initial_sway && wayText(initial_sway.direction),
        bowText(row, units),
        shapeText(row),
        lengths && LENGTHS[lengths],
        reason,
      ];
      return { picked: null, cells };
    });
  return { name: 'Stability', ofSet: false, heading: 'Checks', columns, rows };
}

type Sway = NonNullable<CombinationStability['initial_sway']>;

/** "1/283, h 6 m, m 2" */
function swayText({ phi, height, columns }: Sway, units: Units): string {
  return `${slope(phi)}, h ${units.length.text(height)}, m ${columns}`;
}

/** "+X", "−Z", "+X and +Z", or parts of them. */
export function wayText([x, y, z]: readonly number[]): string {
  const part = (size: number, axis: string) => {
    const sign = size < 0 ? '−' : '+';
    const share = Math.abs(size) > 0.999 ? '' : `${Math.abs(size).toFixed(2)} `;
    return Math.abs(size) < 1e-3 ? [] : [`${sign}${share}${axis}`];
  };
  return [...part(x, 'X'), ...part(y, 'Y'), ...part(z, 'Z')].join(' and ');
}

/** "2 members, up to 24 mm" */
function bowText({ bows }: CombinationStability, units: Units): string | null {
  if (!bows.length) return null;
  const largest = Math.max(...bows.map(({ e_0 }) => e_0));
  const count = bows.length === 1 ? '1 member' : `${bows.length} members`;
  return `${count}, up to ${units.displacement.text(largest)}`;
}

/** "α_cr 7.73: member 49 leans 1/283" */
function shapeText({ mode_shapes }: CombinationStability): string | null {
  return (
    mode_shapes
      .map(
        ({ alpha_cr, member_id, phi }) =>
          `α_cr ${formatNumber(alpha_cr)}: member ${member_id} leans ${slope(phi)}`,
      )
      .join('; ') || null
  );
}

/** "1/283" */
const slope = (phi: number) => `1/${Math.round(1 / phi)}`;
