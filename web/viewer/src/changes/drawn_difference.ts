// Which parts of two structures differ, with their places, to be drawn: members, plates and supports
// that only one of them has, and those that both have and that are not alike.

import type { Document } from 'loadpath';
import type { Structure } from '../model/structure';
import { along, type Vec3 } from '../model/vector';
import { isSame } from './document_difference';

export type Standing = 'here' | 'there' | 'changed';

export interface DifferingPart {
  standing: Standing;
  /** M for members, S for surfaces, P for plate elements, N for supports of nodes; with the id. */
  title: string;
  at: Vec3;
  lines: (readonly [Vec3, Vec3])[];
}

interface Part {
  at: Vec3;
  lines: (readonly [Vec3, Vec3])[];
  /** All that it is made of, without the numbers by which the document refers to it. */
  made: unknown;
}

export function drawnDifference(there: Structure, here: Structure): DifferingPart[] {
  const [theirs, ours] = [partsOf(there), partsOf(here)];
  const found: DifferingPart[] = [];
  for (const [title, { at, lines, made }] of ours) {
    const other = theirs.get(title);
    if (other && isSame(made, other.made)) continue;
    found.push({ standing: other ? 'changed' : 'here', title, at, lines });
  }
  for (const [title, { at, lines }] of theirs) {
    if (!ours.has(title)) found.push({ standing: 'there', title, at, lines });
  }
  return found;
}

function partsOf(structure: Structure): Map<string, Part> {
  const { model } = structure.document;
  const parts = new Map<string, Part>();
  const sections = describedSections(model);
  const hinges = byId(model.member_hinges);
  for (const { member, start, end } of structure.members) {
    const { id, start_node_id, end_node_id, start_hinge, end_hinge, section, ...own } = member;
    const used = [hinges.get(start_hinge ?? 0), hinges.get(end_hinge ?? 0)].map(withoutId);
    const made = [start, end, own, used, sections.get(section ?? 0)];
    parts.set(`M${id}`, { at: along(start, end, 0.5), lines: [[start, end]], made });
  }
  for (const { kind, id, boundary, openings, thickness } of structure.plates) {
    const lines = boundary.map((p, i) => [p, boundary[(i + 1) % boundary.length]] as const);
    const made = [boundary, openings, thickness];
    parts.set(kind === 'surface' ? `S${id}` : `P${id}`, { at: boundary[0], lines, made });
  }
  const supports = byId(model.nodal_supports);
  for (const { node, position } of structure.nodes.values()) {
    if (node.nodal_support == null) continue;
    const made = [position, withoutId(supports.get(node.nodal_support))];
    parts.set(`N${node.id}`, { at: position, lines: [], made });
  }
  return parts;
}

/** Sections with their material, by the section's id. */
function describedSections({ sections, materials }: Document['model']): Map<number, unknown> {
  const material = byId(materials);
  return new Map(
    (sections ?? []).map((each) => {
      const { id, shape_path, ...own } = each;
      return [id, { ...own, material: withoutId(material.get(each.material)) }];
    }),
  );
}

const byId = <T extends { id: number }>(records: readonly T[] | null | undefined) =>
  new Map((records ?? []).map((each) => [each.id, each]));

function withoutId(record: object | undefined): unknown {
  return record && { ...record, id: undefined };
}
