// Which parts of a model an agent asked for, as the engine takes them.

import type { Document } from '../../engine/src/node.ts';
import type { Given } from './arguments.ts';
import { ToolError } from './tool_error.ts';

/** One id or several, as they were asked for. */
export function idsOf(given: Given, name: string): number[] | undefined {
  const value = given[name];
  if (value === undefined || value === null) return undefined;
  const ids: unknown[] = Array.isArray(value) ? value : [value];
  for (const each of ids)
    if (!Number.isInteger(each))
      throw new ToolError(
        `'${name}' should hold whole numbers, found ${JSON.stringify(each)}.`,
        'invalid_parameter',
        name,
      );
  return ids as number[];
}

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
