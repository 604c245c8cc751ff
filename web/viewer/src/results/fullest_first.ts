// The checked items that a summary lists: the worst of every section, so that none is absent, then
// the other ones.

import type { Structure } from '../model/structure';
import type { Judged } from './judged';
import { byUrgency } from './most_urgent';
import { type CheckedItems, entitySections } from './worst_checks';

export interface FullestFirst {
  /** One of each section; plates count as one. What fails comes first, then what is undecided. */
  ofSections: Judged[];
  others: Judged[];
}

/** `room`: so many are listed where there are as many, and more where there are more sections. */
export function fullestFirst(
  structure: Structure,
  { members, plates, surfaces }: CheckedItems,
  room: number,
): FullestFirst {
  const all = [...new Set([members, plates, surfaces].flatMap((items) => [...items.values()]))];
  all.sort(byUrgency);
  const worst = new Map<string, Judged>();
  for (const judged of all) {
    const section = entitySections(structure, judged.part.entity);
    if (!worst.has(section)) worst.set(section, judged);
  }
  const ofSections = new Set(worst.values());
  const others = all.filter((judged) => !ofSections.has(judged));
  return {
    ofSections: [...ofSections],
    others: others.slice(0, Math.max(0, room - ofSections.size)),
  };
}
