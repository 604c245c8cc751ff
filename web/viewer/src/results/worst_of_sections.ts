// Of each section the part that is used most: what a report calculates in full.

import type { Results } from 'loadpath';
import type { Structure } from '../model/structure';
import { type Judged, judge } from './judged';
import { entitySections } from './worst_checks';

/** The worst first; parts without a section, such as plates, count as one. An undecided part stands
 * for its section where no other is decided. */
export function worstOfSections(structure: Structure, results: Results): Judged[] {
  const worst = new Map<string, Judged>();
  for (const check of results.checks) {
    for (const part of check.per_entity) {
      const judged = judge(structure, results, check, part);
      const key = `${check.check_id} ${entitySections(structure, part.entity)}`;
      const known = worst.get(key);
      if (!known || order(judged, known) < 0) worst.set(key, judged);
    }
  }
  return [...worst.values()].sort(order);
}

/** What fails comes first, whatever its limit is. */
const order = (a: Judged, b: Judged): number =>
  Number(b.status === 'Red') - Number(a.status === 'Red') || use(b) - use(a);
const use = ({ utilization }: Judged): number => utilization ?? -1;
