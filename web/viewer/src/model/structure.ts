// The document as something to draw: SI coordinates, resolved references, axes and extents.
// Items whose references lead nowhere are left out; validation names them.

import type { Document, Member, Node, Section } from 'loadpath';
import { type Axes, memberAxes } from './axes';
import { type DocumentUnits, documentUnits } from './document_units';
import { type Polygon, plateOutlines } from './plate_outline';
import { add, length, scale, subtract, type Vec3 } from './vector';

export interface PlacedMember {
  member: Member;
  /** Ends of the axis line, end offsets included. */
  start: Vec3;
  end: Vec3;
  axes: Axes;
  length: number;
  section: Section | null;
}

export interface PlacedNode {
  node: Node;
  position: Vec3;
}

export interface Structure {
  document: Document;
  units: DocumentUnits;
  nodes: Map<number, PlacedNode>;
  members: PlacedMember[];
  memberById: Map<number, PlacedMember>;
  plates: Polygon[];
  center: Vec3;
  /** Half the diagonal of the box around everything; symbols are sized by it. */
  radius: number;
  box: { min: Vec3; max: Vec3 };
  /** The largest section depth, in metres; tells when solids are worth drawing. */
  deepestSection: number;
}

export function placeStructure(document: Document): Structure {
  const units = documentUnits(document.settings?.unit_settings);
  const nodes = new Map<number, PlacedNode>();
  for (const node of document.model.nodes ?? []) {
    nodes.set(node.id, { node, position: scale([node.X, node.Y, node.Z], units.length) });
  }
  const sections = new Map((document.model.sections ?? []).map((s) => [s.id, s]));
  const members: PlacedMember[] = [];
  for (const member of document.model.members ?? []) {
    const placed = placeMember(member, nodes, sections, units);
    if (placed) members.push(placed);
  }
  const box = boundingBox([...nodes.values()].map((n) => n.position));
  const diagonal = length(subtract(box.max, box.min));
  return {
    document,
    units,
    nodes,
    members,
    memberById: new Map(members.map((m) => [m.member.id, m])),
    plates: plateOutlines(document, nodes),
    center: scale(add(box.min, box.max), 0.5),
    radius: diagonal > 0 ? diagonal / 2 : 1,
    box,
    deepestSection:
      units.length * Math.max(0, ...[...sections.values()].map((s) => s.h ?? Math.sqrt(s.area))),
  };
}

function placeMember(
  member: Member,
  nodes: Map<number, PlacedNode>,
  sections: Map<number, Section>,
  units: DocumentUnits,
): PlacedMember | null {
  const from = nodes.get(member.start_node_id);
  const to = nodes.get(member.end_node_id);
  if (!from || !to) return null;
  const offset = (o: Member['start_offset']): Vec3 =>
    scale([o?.X ?? 0, o?.Y ?? 0, o?.Z ?? 0], units.length);
  const start = add(from.position, offset(member.start_offset));
  const end = add(to.position, offset(member.end_offset));
  const size = length(subtract(end, start));
  if (!(size > 0)) return null;
  return {
    member,
    start,
    end,
    axes: memberAxes(start, end, member.rotation_angle ?? 0),
    length: size,
    section: member.section == null ? null : (sections.get(member.section) ?? null),
  };
}

function boundingBox(points: Vec3[]): { min: Vec3; max: Vec3 } {
  if (points.length === 0) return { min: [0, 0, 0], max: [0, 0, 0] };
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const p of points) {
    for (let i = 0; i < 3; i++) {
      min[i] = Math.min(min[i], p[i]);
      max[i] = Math.max(max[i], p[i]);
    }
  }
  return { min, max };
}
