// What the engine has to be told of a member's model to explain the member.

import type { Document } from './document.gen.ts';

/** The member sets that these members are of; checks look at sets too. */
export const memberSetsOf = ({ model }: Document, members: readonly number[]): number[] =>
  (model.member_sets ?? [])
    .filter((each) => each.member_ids.some((id) => members.includes(id)))
    .map((each) => each.id);

/** The names of a member's section and material. */
export function madeOf({ model }: Document, id: number): string | undefined {
  const member = model.members?.find((each) => each.id === id);
  const section = model.sections?.find((each) => each.id === member?.section);
  const material = model.materials.find((each) => each.id === section?.material);
  return section && material && `${section.name} of ${material.name}`;
}
