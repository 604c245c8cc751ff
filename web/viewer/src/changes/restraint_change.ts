// Lengths by which members are checked against buckling. They stand in member sets: in the set of a
// member, or in a new one of that member alone. Of a bar in pieces a new set would have to be the bar,
// which is for its author to say.

import type { Document, Member, MemberSet } from 'loadpath';
import { formatNumber, TYPED_DIGITS } from '../format/display_units';
import type { Structure } from '../model/structure';
import { dot, scale, subtract } from '../model/vector';
import { type Change, nextId, withModel } from './change';
import { setOf } from './reach';

export const LENGTHS = {
  ltb_length: 'between lateral restraints',
  buckling_length_y: 'buckling length about local y',
  buckling_length_z: 'buckling length about local z',
  buckling_length_t: 'torsional buckling length',
} as const;

export type LengthName = keyof typeof LENGTHS;

/** `metres` null: from the model, by the points that hold the member. */
export function changeLength(
  { document, units }: Structure,
  members: readonly number[],
  name: LengthName,
  metres: number | null,
): Change {
  const words = (of: Document) =>
    [...new Set(members.map((id) => lengthWords(setOf(of, id)?.[name], units.length)))].join(', ');
  const value = metres === null ? null : metres / units.length;
  const apply = (given: Document) =>
    members.reduce((changed, id) => putLength(changed, id, name, value), given);
  return {
    subject: `${titleOf(document, members)}, ${LENGTHS[name]}`,
    from: words(document),
    to: words(apply(document)),
    apply,
  };
}

function titleOf(document: Document, members: readonly number[]): string {
  const sets = members.map((id) => setOf(document, id)?.id);
  const named = [...new Set(sets.filter((id) => id !== undefined))].map((id) => `set ${id}`);
  const alone = members.filter((_, i) => sets[i] === undefined).map((id) => `member ${id}`);
  const title = [...named, ...alone].join(', ');
  return title[0].toUpperCase() + title.slice(1);
}

const lengthWords = (length: number | null | undefined, unit: number): string =>
  length ? `${formatNumber(length * unit, TYPED_DIGITS)} m` : 'from the model';

function putLength(
  document: Document,
  member: number,
  name: LengthName,
  value: number | null,
): Document {
  const sets = document.model.member_sets ?? [];
  const known = setOf(document, member);
  if (known && (known[name] ?? null) === value) return document;
  const added: MemberSet = { id: nextId(sets), member_ids: [member], [name]: value };
  const member_sets = known
    ? sets.map((set) => (set === known ? { ...set, [name]: value } : set))
    : [...sets, added];
  return withModel(document, { member_sets });
}

/** As straight as pieces of one bar are. */
const STRAIGHT = 0.9999;

/** Whether another member goes on from an end of this one in its direction. */
export function isPieceOfBar({ members, memberById }: Structure, { id }: Member): boolean {
  const own = memberById.get(id);
  if (!own) return false;
  const ends = [own.member.start_node_id, own.member.end_node_id];
  const along = scale(subtract(own.end, own.start), 1 / own.length);
  return members.some(({ member, start, end, length }) => {
    if (member.id === id) return false;
    if (!ends.includes(member.start_node_id) && !ends.includes(member.end_node_id)) return false;
    return Math.abs(dot(along, subtract(end, start))) > STRAIGHT * length;
  });
}
