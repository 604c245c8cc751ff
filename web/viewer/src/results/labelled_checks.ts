// Which checked items have their utilization written on them: what fails, what is undecided, and of
// each section the member that is used most; of plates the fullest.

import type { PlacedMember } from '../model/structure';
import type { Judged } from './judged';
import type { CheckedItems } from './worst_checks';

const isPressing = ({ status }: Judged): boolean => status === 'Red' || status === 'Indeterminate';
const use = ({ utilization }: Judged): number => utilization ?? 0;

export function labelledChecks(
  members: readonly PlacedMember[],
  worst: CheckedItems,
): ReadonlySet<Judged> {
  const fullest = new Map<string, Judged>();
  const labelled = new Set<Judged>();
  const note = (group: string, judged: Judged) => {
    if (isPressing(judged)) labelled.add(judged);
    const known = fullest.get(group);
    if (!known || use(judged) > use(known)) fullest.set(group, judged);
  };
  for (const { member, section } of members) {
    const judged = worst.members.get(member.id);
    if (judged) note(`section ${section?.name ?? section?.id ?? ''}`, judged);
  }
  for (const items of [worst.plates, worst.surfaces])
    for (const judged of items.values()) note('plates', judged);
  for (const judged of fullest.values()) labelled.add(judged);
  return labelled;
}
