// Which parts of a model an agent asked for.

import type { Document } from '../../engine/src/node.ts';
import type { Given } from './arguments.ts';
import { ToolError } from './tool_error.ts';

/** Members by id, or all that a label names: their own, or that of a set they are of. */
export function membersOf(document: Document, given: Given): number[] | undefined {
  const label = given.member;
  if (typeof label !== 'string') return idsOf(given, 'member');
  const found = new Map<string, Set<number>>();
  const add = (name: string | null | undefined, ids: readonly number[]): void => {
    if (!name) return;
    found.set(name, new Set([...(found.get(name) ?? []), ...ids]));
  };
  for (const each of document.model.members ?? []) add(each.classification, [each.id]);
  for (const each of document.model.member_sets ?? []) add(each.classification, each.member_ids);
  const members = found.get(label);
  if (members === undefined)
    throw new ToolError(
      `'member' is '${label.slice(0, 60)}'; labels in the model: ${
        [...found.keys()].slice(0, 20).join(', ') || 'none'
      }.`,
      'invalid_parameter',
      'member',
    );
  return [...members].sort((a, b) => a - b);
}

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
