// Hinges at the ends of members: rigid, pinned (free to bend about both axes), or a hinge that the
// document has.

import type { Document, MemberHinge } from 'loadpath';
import { hingeReleases } from '../model/hinge_releases';
import { type Change, nextId, withModel } from './change';
import { membersTitle } from './reach';

export type End = 'start' | 'end';
/** The id of a hinge of the document, or one of the two usual words. */
export type HingeChoice = 'rigid' | 'pinned' | number;

const PINNED = { hinge_type: 'pinned', rotational_release_my: 0, rotational_release_mz: 0 };

export function changeHinge(
  document: Document,
  members: readonly number[],
  end: End,
  choice: HingeChoice,
): Change {
  const key = end === 'start' ? 'start_hinge' : 'end_hinge';
  const chosen = new Set(members);
  const words = (of: Document) =>
    [
      ...new Set(
        (of.model.members ?? [])
          .filter(({ id }) => chosen.has(id))
          .map((member) => hingeWords(of, member[key])),
      ),
    ].join(', ');
  const apply = (given: Document): Document => {
    const [changed, hinge] = takeHinge(given, choice);
    return withModel(changed, {
      members: changed.model.members?.map((member) =>
        chosen.has(member.id) && (member[key] ?? null) !== hinge
          ? { ...member, [key]: hinge }
          : member,
      ),
    });
  };
  return {
    subject: `${membersTitle(members)}, ${end}`,
    from: words(document),
    to: words(apply(document)),
    apply,
  };
}

/** What a hinge is called: rigid, pinned, or its number with what it lets go. */
export function hingeWords({ model }: Document, id: number | null | undefined): string {
  const hinge = model.member_hinges?.find((each) => each.id === id);
  if (!hinge) return 'rigid';
  if (isPinned(hinge)) return 'pinned';
  const { turns, slides } = hingeReleases(hinge);
  const lets = [turns === 'spring' ? 'spring' : turns && 'turns', slides.length > 0 && 'slides'];
  return `hinge ${hinge.id} (${lets.filter(Boolean).join(', ') || 'rigid'})`;
}

/** Whether a hinge lets its end bend freely about both axes, and nothing else. */
function isPinned(hinge: MemberHinge): boolean {
  const released = Object.entries(hinge).filter(
    ([key, value]) => /_(v[xyz]|m[xyz]|warp)$/.test(key) && value != null,
  );
  const keys = released.map(([key]) => key).sort();
  return (
    keys.join() === 'rotational_release_my,rotational_release_mz' &&
    released.every(([, value]) => value === 0)
  );
}

function takeHinge(document: Document, choice: HingeChoice): [Document, number | null] {
  if (choice === 'rigid') return [document, null];
  if (choice !== 'pinned') return [document, choice];
  const { member_hinges } = document.model;
  const known = member_hinges?.find(isPinned);
  if (known) return [document, known.id];
  const id = nextId(member_hinges ?? []);
  const hinge: MemberHinge = { id, ...PINNED };
  return [withModel(document, { member_hinges: [...(member_hinges ?? []), hinge] }), id];
}
