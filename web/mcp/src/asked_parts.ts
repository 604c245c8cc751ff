// Which parts of a model an agent asked for.

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
