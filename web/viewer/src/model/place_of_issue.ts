// From an issue's path, like "model.members[4].section", to the thing in the drawing it is about.

import type { Picked } from './picked';
import type { Structure } from './structure';

const KINDS = {
  nodes: 'node',
  members: 'member',
  plate_elements: 'plate',
  plate_surfaces: 'surface',
} as const;

export function placeOfIssue(structure: Structure, path: string): Picked | null {
  const { model, analysis } = structure.document;
  const item = /^model\.(nodes|members|plate_elements|plate_surfaces)\[(\d+)\]/.exec(path);
  if (item) {
    const [, list, index] = item;
    const found = model[list as keyof typeof KINDS]?.[Number(index)];
    if (!found) return null;
    return { kind: KINDS[list as keyof typeof KINDS], id: found.id };
  }
  const load = /^analysis\.load_cases\[(\d+)\]\.(\w+)\[(\d+)\]/.exec(path);
  if (!load) return null;
  const lists = analysis.load_cases?.[Number(load[1])] as unknown as
    | Record<string, unknown>
    | undefined;
  const list = lists?.[load[2]];
  const entry = Array.isArray(list)
    ? (list[Number(load[3])] as { member?: number; node?: number })
    : null;
  if (entry?.member !== undefined && structure.memberById.has(entry.member)) {
    return { kind: 'member', id: entry.member };
  }
  if (entry?.node !== undefined && structure.nodes.has(entry.node))
    return { kind: 'node', id: entry.node };
  return null;
}
