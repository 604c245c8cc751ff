// What restrained members put on bracing systems, by combination (EN 1993-1-1, 5.3.3).

import type { CombinationStability } from 'loadpath';
import type { Units } from '../format/display_units';
import { wayText } from './stability_table';
import { measured, plain, type Table, type TableRow } from './table';

/** None where no system is named. */
export function bracingTables(stability: readonly CombinationStability[], units: Units): Table[] {
  if (stability.every(({ bracing }) => bracing.length === 0)) return [];
  const { length, displacement, force, line_load } = units;
  const columns = [
    plain('Combination'),
    plain('Bracing system'),
    plain('m'),
    { title: 'α_m' },
    measured('L', length),
    measured('ΣN_Ed', force),
    measured('e_0', displacement),
    measured('δ_q', displacement),
    measured('q_d', line_load),
    plain('Acts towards'),
    plain('Why not'),
  ];
  const rows = () =>
    stability.flatMap(({ name, bracing }) =>
      bracing.map((row): TableRow => {
        const cells = [
          name,
          row.name ? `${row.id} ${row.name}` : row.id,
          row.members,
          row.alpha_m,
          length.of(row.span),
          row.axial_force === null ? null : force.of(row.axial_force),
          displacement.of(row.e_0),
          row.delta_q === null ? null : displacement.of(row.delta_q),
          row.q_d === null ? null : line_load.of(row.q_d),
          wayText(row.direction),
          row.problem,
        ];
        return { picked: null, cells };
      }),
    );
  return [{ name: 'Bracing', ofSet: false, heading: 'Checks', columns, rows }];
}
