// Which parts of two structures differ, with their places, to be drawn: members, plates, supports and
// loads that only one of them has, and those that both have and that are not alike.

import type { Document } from 'loadpath';
import { placeOfItem } from '../model/place_of_item';
import type { Structure } from '../model/structure';
import { add, along, scale, type Vec3 } from '../model/vector';
import { isSame } from './document_difference';

export type Standing = 'here' | 'there' | 'changed';

export interface DifferingPart {
  standing: Standing;
  /** M for members, S for surfaces, P for plate elements, N for supports of nodes, with the id; loads
   *  by the name of their load case. */
  title: string;
  at: Vec3;
  lines: (readonly [Vec3, Vec3])[];
}

interface Part {
  at: Vec3;
  lines: (readonly [Vec3, Vec3])[];
  /** What it is called, where that is not what it is known by. */
  title?: string;
  /** All that it is made of, without the numbers by which the document refers to it. */
  made: unknown;
}

export function drawnDifference(there: Structure, here: Structure): DifferingPart[] {
  const [theirs, ours] = [partsOf(there), partsOf(here)];
  const found: DifferingPart[] = [];
  for (const [key, { at, lines, made, title = key }] of ours) {
    const other = theirs.get(key);
    if (other && isSame(made, other.made)) continue;
    found.push({ standing: other ? 'changed' : 'here', title, at, lines });
  }
  for (const [key, { at, lines, title = key }] of theirs) {
    if (!ours.has(key)) found.push({ standing: 'there', title, at, lines });
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
  const plateMaterials = materialsOfPlates(model);
  for (const { kind, id, boundary, openings, thickness } of structure.plates) {
    const lines = boundary.map((p, i) => [p, boundary[(i + 1) % boundary.length]] as const);
    const made = [boundary, openings, thickness, plateMaterials.get(`${kind} ${id}`)];
    parts.set(kind === 'surface' ? `S${id}` : `P${id}`, { at: boundary[0], lines, made });
  }
  const supports = byId(model.nodal_supports);
  for (const { node, position } of structure.nodes.values()) {
    if (node.nodal_support == null) continue;
    const made = [position, withoutId(supports.get(node.nodal_support))];
    parts.set(`N${node.id}`, { at: position, lines: [], made });
  }
  for (const [title, part] of loadsOf(structure)) parts.set(title, part);
  return parts;
}

/** Loads on members, nodes and plates; those of nothing that is drawn are in the table alone. */
function* loadsOf(structure: Structure): Generator<[string, Part]> {
  for (const { id, name, ...lists } of structure.document.analysis.load_cases ?? []) {
    for (const [list, loads] of Object.entries(lists)) {
      if (!Array.isArray(loads)) continue;
      for (const load of loads as PlacedLoad[]) {
        const points = loadPoints(structure, load);
        if (!points.length) continue;
        const at = scale(points.reduce(add), 1 / points.length);
        const title = `${name}, load ${load.id}`;
        yield [`${title} ${id} ${list}`, { at, lines: [], made: load, title }];
      }
    }
  }
}

interface PlacedLoad {
  id: number;
  member?: number;
  node?: number;
  polygon?: { X: number; Y: number; Z: number }[];
  target?: { plate_element_id?: number; surface_id?: number };
}

function loadPoints(structure: Structure, load: PlacedLoad): readonly Vec3[] {
  const on = [
    ['member', load.member],
    ['node', load.node],
    ['plate', load.target?.plate_element_id],
    ['surface', load.target?.surface_id],
  ] as const;
  const metre = structure.units.length;
  const area = (load.polygon ?? []).map(({ X, Y, Z }): Vec3 => [X * metre, Y * metre, Z * metre]);
  if (area.length) return area;
  return on.flatMap(([kind, id]) => (id === undefined ? [] : placeOfItem(structure, { kind, id })));
}

function materialsOfPlates({ plate_elements, plate_surfaces, materials }: Document['model']) {
  const material = byId(materials);
  const found = new Map<string, unknown>();
  const note = (
    kind: string,
    records?: readonly { id: number; material?: number | null }[] | null,
  ) => {
    for (const { id, material: used } of records ?? [])
      found.set(`${kind} ${id}`, withoutId(material.get(used ?? 0)));
  };
  note('element', plate_elements);
  note('surface', plate_surfaces);
  return found;
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
