// Which members a change is for: the one that is selected, those of its set, or all of its section.

import type { Document, Member, MemberSet } from 'loadpath';
import { idRanges } from '../format/id_ranges';

export type Reach = 'member' | 'set' | 'section';

/** The set whose lengths hold for a member: as the engine chooses it, the first that states some. */
export function setOf({ model }: Document, member: number): MemberSet | null {
  const sets = (model.member_sets ?? []).filter((set) => set.member_ids.includes(member));
  return sets.find(statesLengths) ?? sets.at(0) ?? null;
}

/** Whether a set says anything of buckling. */
export const statesLengths = (set: MemberSet): boolean =>
  [
    set.buckling_length_y,
    set.buckling_length_z,
    set.buckling_length_t,
    set.effective_length_factor_y,
    set.effective_length_factor_z,
    set.ltb_length,
  ].some((length) => length) || Boolean(set.buckling_restraints?.length);

/** The ids of the members that are meant. */
export function membersWithin(document: Document, member: Member, reach: Reach): number[] {
  if (reach === 'set') return setOf(document, member.id)?.member_ids ?? [member.id];
  if (reach === 'member' || member.section == null) return [member.id];
  return (document.model.members ?? [])
    .filter(({ section }) => section === member.section)
    .map(({ id }) => id);
}

/** "Member 4", "Members 1–4, 9" */
export const membersTitle = (ids: readonly number[]): string =>
  ids.length === 1 ? `Member ${ids[0]}` : `Members ${idRanges(ids)}`;
