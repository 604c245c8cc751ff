// Every checked part with what governs it: section, clause, combination and place, the worst first.

import type { CheckedPart, Results } from 'loadpath';
import type { Units } from '../format/display_units';
import type { Structure } from '../model/structure';
import { governingClause } from '../results/governing_clause';
import { type Judged, judge } from '../results/judged';
import { byUrgency } from '../results/most_urgent';
import { statusWord } from '../results/status';
import { entityPlace, entitySections, entityTitle } from '../results/worst_checks';
import { measured, plain, SECTION, type Table, type TableRow } from './table';

export function checkTable(structure: Structure, results: Results, units: Units): Table {
  const judged = () =>
    results.checks.flatMap((check) =>
      check.per_entity.map((part) => judge(structure, results, check, part)),
    );
  return judgedTable('Checks', structure, judged, units);
}

/** Some of them. */
export function judgedTable(
  name: string,
  structure: Structure,
  judged: () => Judged[],
  units: Units,
): Table {
  const columns = [
    plain('Item'),
    plain(SECTION),
    plain('Check'),
    { title: 'Utilization' },
    plain('Status'),
    plain('Clause'),
    plain('Combination'),
    measured('x', units.length),
    plain('Reason'),
  ];
  const rows = () =>
    [...judged()]
      .sort(byUrgency)
      .map(({ check, part, utilization, status, combination, reason }): TableRow => {
        const isDecided = utilization !== null;
        const x = isDecided ? placeAlong(structure, part) : null;
        const cells = [
          entityTitle(part.entity),
          entitySections(structure, part.entity) || null,
          check.name,
          utilization,
          statusWord(status).text,
          isDecided ? governingClause(part) || null : null,
          combination,
          x === null ? null : units.length.of(x),
          reason || null,
        ];
        return { picked: entityPlace(structure, part.entity), cells };
      });
  const worstFirst = columns.findIndex(({ title }) => title === 'Utilization');
  return { name, ofSet: false, heading: 'Checks', columns, rows, worstFirst };
}

/** Metres from the start of the member; of a member set nothing, its members may lie anyhow. */
function placeAlong({ memberById }: Structure, part: CheckedPart): number | null {
  const { member_id } = part.entity;
  const placed = member_id === undefined ? undefined : memberById.get(member_id);
  return placed && part.location_x_frac != null ? part.location_x_frac * placed.length : null;
}
