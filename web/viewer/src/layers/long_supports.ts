// What holds a structure along lines and over faces: the symbol of a line support again and again along
// its line, and springs under plates and along members that lie on ground.

import { Group } from 'three';
import type { Axes } from '../model/axes';
import { polygonNormal } from '../model/polygon_normal';
import type { Structure } from '../model/structure';
import { type Axis, supportAxes, supportHolds } from '../model/support_holds';
import { add, along, cross, length, scale, subtract, unit, type Vec3 } from '../model/vector';
import type { Theme } from '../stage/theme';
import { lineSegments, type Segment } from './lines';
import { triangulate } from './polygon_mesh';
import { zigzag } from './support_lines';
import { type Place, supportSymbols } from './supports';

/** Symbols along a line, with the ends, beside those of nodes: smaller, and this many sizes apart. */
const SMALLER = 0.6;
const APART = 4;
const NOBODY: Vec3 = [0, 0, 0];
const GLOBAL: Axes = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };

export function longSupports(structure: Structure, theme: Theme): Group {
  const size = structure.radius * 0.05 * SMALLER;
  const group = new Group();
  const { places, lines } = heldLines(structure, size);
  if (places.length) group.add(supportSymbols(places, size, theme));
  const style = { width: 2, color: theme.support };
  if (lines.length) group.add(lineSegments(lines, { ...style, width: 4 }));
  const springs = [...beddedPoints(structure, size), ...beddedMembers(structure, size)].flatMap(
    ([at, down]) => zigzag(at, down, acrossOf(down), size),
  );
  if (springs.length) group.add(lineSegments(springs, style));
  return group;
}

/** Where the symbols of line supports stand, and their lines. */
export function heldLines(
  structure: Structure,
  size: number,
): { places: Place[]; lines: Segment[] } {
  const { model } = structure.document;
  const known = new Map((model.nodal_supports ?? []).map((each) => [each.id, each]));
  const places: Place[] = [];
  const lines: Segment[] = [];
  for (const { start_node_id, end_node_id, nodal_support, frame } of model.line_supports ?? []) {
    const ends = [start_node_id, end_node_id];
    const [from, to] = ends.map((id) => structure.nodes.get(id)?.position);
    const support = known.get(nodal_support);
    if (!from || !to || !support) continue;
    const holds = supportHolds(support);
    const axes =
      frame === 'Edge'
        ? edgeAxes(structure, ends, unit(subtract(to, from)))
        : supportAxes(frame === 'Global' ? {} : support);
    lines.push([from, to]);
    const steps = Math.max(1, Math.round(length(subtract(to, from)) / (APART * size)));
    for (let i = 0; i <= steps; i++)
      places.push({ holds, at: along(from, to, i / steps), axes, members: NOBODY });
  }
  return { places, lines };
}

/** x along the line, z across the first plate that has it. */
function edgeAxes({ plates }: Structure, ends: readonly number[], X: Vec3): Record<Axis, Vec3> {
  const plate = plates.find(({ node_ids }) => ends.every((id) => node_ids.includes(id)));
  const Z: Vec3 = plate ? polygonNormal(plate.boundary) : [0, 0, 1];
  return { X, Y: cross(Z, X), Z };
}

/** Points under plates on ground, with the way down from them. */
export function beddedPoints(structure: Structure, size: number): [Vec3, Vec3][] {
  const { plate_elements, plate_surfaces } = structure.document.model;
  const isBedded = (records: typeof plate_elements | typeof plate_surfaces, id: number) =>
    records?.some((each) => each.id === id && each.bedding);
  return structure.plates.flatMap(({ kind, id, boundary, openings }) => {
    if (!isBedded(kind === 'surface' ? plate_surfaces : plate_elements, id)) return [];
    const { points, faces, normal } = triangulate(boundary, openings);
    const down = scale(normal, normal[1] > 0 ? -1 : 1);
    const spots = faces.flatMap((face) =>
      spread(face.map((i) => points[i]) as [Vec3, Vec3, Vec3], 2 * APART * size),
    );
    return spots.map((at): [Vec3, Vec3] => [at, down]);
  });
}

/** Points along members on ground, with the way its springs go from them. */
export function beddedMembers({ members }: Structure, size: number): [Vec3, Vec3][] {
  return members.flatMap(({ member: { bedding }, start, end, axes, length: span }) => {
    if (!bedding) return [];
    const frame = bedding.frame === 'Global' ? GLOBAL : axes;
    const ways = (['x', 'y', 'z'] as const).filter((axis) => bedding[axis]);
    const steps = Math.max(1, Math.round(span / (APART * size)));
    return Array.from({ length: steps + 1 }, (_, i) => along(start, end, i / steps)).flatMap((at) =>
      ways.map((axis): [Vec3, Vec3] => [at, scale(frame[axis], -1)]),
    );
  });
}

/** Points of a triangle about so far apart: the middles of the triangles that it is cut into. */
function spread([a, b, c]: readonly [Vec3, Vec3, Vec3], apart: number): Vec3[] {
  const longest = Math.max(
    ...[
      [a, b],
      [b, c],
      [c, a],
    ].map(([p, q]) => length(subtract(p, q))),
  );
  if (longest <= apart * 2) return [scale(add(add(a, b), c), 1 / 3)];
  const [ab, bc, ca] = [along(a, b, 0.5), along(b, c, 0.5), along(c, a, 0.5)];
  const parts = [
    [a, ab, ca],
    [ab, b, bc],
    [ca, bc, c],
    [ab, bc, ca],
  ] as const;
  return parts.flatMap((part) => spread(part, apart));
}

const acrossOf = (down: Vec3): Vec3 =>
  unit(cross(down, Math.abs(down[0]) < 0.9 ? [1, 0, 0] : [0, 0, 1]));
