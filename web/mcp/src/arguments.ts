// Reads the arguments of a tool that runs here: known names, needed ones, right types.

import { ToolError } from './tool_error.ts';

export type Given = Record<string, unknown>;

interface Schema {
  properties: Record<string, { type?: string | string[]; enum?: string[]; description?: string }>;
  required?: string[];
}

export function checkArguments(tool: { name: string; inputSchema: unknown }, given: Given): void {
  const schema = tool.inputSchema as Schema;
  const known = Object.keys(schema.properties);
  for (const name of Object.keys(given))
    if (!known.includes(name))
      throw new ToolError(
        `'${name.slice(0, 60)}' is not an argument of ${tool.name} (${known.join(', ')}).`,
        'invalid_parameter',
        name,
      );
  for (const name of schema.required ?? [])
    if (given[name] === undefined || given[name] === null)
      throw new ToolError(`'${name}' is missing.`, 'missing_parameter', name);
  for (const [name, value] of Object.entries(given)) {
    const { type, enum: words } = schema.properties[name];
    if (value === null) continue;
    if (words && !words.includes(value as string))
      throw new ToolError(
        `'${name}' is ${shown(value)}; it should be one of ${words.join(', ')}.`,
        'invalid_parameter',
        name,
        words[0],
      );
    const types = type === undefined ? [] : [type].flat();
    if (types.length > 0 && !types.some((each) => isOf(value, each)))
      throw new ToolError(
        `'${name}' is ${shown(value)}; it should be ${types.join(' or ')}.`,
        'invalid_parameter',
        name,
      );
  }
}

const shown = (value: unknown) => (JSON.stringify(value) ?? String(value)).slice(0, 60);

const isOf = (value: unknown, type: string) =>
  type === 'integer'
    ? Number.isInteger(value)
    : type === (Array.isArray(value) ? 'array' : typeof value);
