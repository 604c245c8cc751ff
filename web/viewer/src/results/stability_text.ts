// The stability of all combinations in a line; the table of the same name has each of them.

import type { CombinationStability } from 'loadpath';
import { formatNumber } from '../format/display_units';

/** "α_cr 6.4 in ULS 2, second order in 3 of 5, initial sway 1/283" */
export function stabilityText(rows: readonly CombinationStability[]): string {
  const known = rows.flatMap(({ name, alpha_cr }) =>
    alpha_cr === null ? [] : [{ name, alpha_cr }],
  );
  const lowest = known.sort((a, b) => a.alpha_cr - b.alpha_cr)[0];
  const second = rows.filter(({ order }) => order === 'NONLINEAR').length;
  const largest = Math.max(0, ...rows.map(({ initial_sway }) => initial_sway?.phi ?? 0));
  return [
    lowest
      ? `α_cr ${formatNumber(lowest.alpha_cr)} in ${lowest.name}`
      : 'α_cr above the limit or unknown',
    second ? `second order in ${second} of ${rows.length}` : 'first order',
    ...(largest ? [`initial sway 1/${Math.round(1 / largest)}`] : []),
  ].join(', ');
}
