// The deflected shape, enlarged: members by their exact deflection curves, plates by their mesh.
// Its points can be moved by a phase without rebuilding, for animation.

import { type Curve, valueAt } from 'loadpath';
import { Group, type Mesh } from 'three';
import type { Quantity } from '../format/display_units';
import { toGlobal } from '../model/axes';
import type { PlacedMember } from '../model/structure';
import { add, along, length, scale, type Vec3 } from '../model/vector';
import type { MeshFace } from '../results/plate_mesh';
import { setLabels } from '../stage/label';
import type { Theme } from '../stage/theme';
import { type Lines, lineSegments, positionsOf, type Segment } from './lines';
import { uniqueEdges } from './mesh_edges';
import { translucentFaces } from './translucent_faces';

export interface DeflectionCurves {
  dx: Curve;
  dy: Curve;
  dz: Curve;
}

export interface Deflection {
  curvesOf(member: number): DeflectionCurves | null;
  translationOf(node: number): Vec3;
  /** How points of a member move, where no curves say so. */
  alongOf?(member: PlacedMember): (t: number) => Vec3;
}

/** Below this many members each is drawn with many points, above with few. */
const MANY_MEMBERS = 2000;
const TURN = 200;

export function* deflected(
  members: readonly PlacedMember[],
  faces: readonly MeshFace[],
  deflection: Deflection,
  enlargement: number,
  /** How to write the largest displacement; null writes none. */
  quantity: Quantity | null,
  theme: Theme,
): Generator<void, Group> {
  const steps = members.length > MANY_MEMBERS ? 4 : 16;
  const rest: Segment[] = [];
  const moved: Segment[] = [];
  let most = { at: [0, 0, 0] as Vec3, size: 0 };
  const move = (at: Vec3, d: Vec3): Vec3 => {
    const to = add(at, scale(d, enlargement));
    if (length(d) > most.size) most = { at: to, size: length(d) };
    return to;
  };
  for (const [k, member] of members.entries()) {
    if (k % TURN === TURN - 1) yield;
    const translation = translationAlong(member, deflection);
    let [before, movedBefore]: (Vec3 | null)[] = [null, null];
    for (let i = 0; i <= steps; i++) {
      const at = along(member.start, member.end, i / steps);
      const to = move(at, translation(i / steps));
      if (before && movedBefore) {
        rest.push([before, at]);
        moved.push([movedBefore, to]);
      }
      [before, movedBefore] = [at, to];
    }
  }
  const group = new Group();
  if (faces.length) {
    const corner = ({ nodes, corners }: MeshFace, k: number): [Vec3, Vec3] => {
      const i = k % corners.length;
      return [corners[i], move(corners[i], deflection.translationOf(nodes[i]))];
    };
    for (const { face, corner: k } of uniqueEdges(faces)) {
      const [[a, movedA], [b, movedB]] = [corner(face, k), corner(face, k + 1)];
      rest.push([a, b]);
      moved.push([movedA, movedB]);
    }
    yield;
    group.add(movingFaces(faces, corner, theme));
  }
  if (moved.length) group.add(movingLines(rest, moved, faces.length ? 1.2 : 2.4, theme));
  if (quantity && most.size > 0) {
    const text = `max ${quantity.text(most.size)}`;
    setLabels(group, [{ at: most.at, text, color: theme.deflected, weight: 60, shift: [0, 12] }]);
  }
  return group;
}

/** How points of a member move, by their share of its length. */
export function translationAlong(
  member: PlacedMember,
  deflection: Deflection,
): (t: number) => Vec3 {
  const { id, start_node_id, end_node_id } = member.member;
  const curves = deflection.curvesOf(id);
  if (curves) return (t) => localDeflection(member, curves, t * member.length);
  if (deflection.alongOf) return deflection.alongOf(member);
  const [start, end] = [start_node_id, end_node_id].map((n) => deflection.translationOf(n));
  return (t) => along(start, end, t);
}

function movingLines(rest: Segment[], moved: Segment[], width: number, theme: Theme) {
  const lines = lineSegments(moved, { width, color: theme.deflected, onTop: true });
  lines.userData = { rest: flatten(rest.flat()), moved: flatten(moved.flat()) };
  return lines;
}

function movingFaces(
  faces: readonly MeshFace[],
  corner: (face: MeshFace, k: number) => [Vec3, Vec3],
  theme: Theme,
): Mesh {
  const [rest, moved]: [Vec3[], Vec3[]] = [[], []];
  for (const face of faces) {
    for (let k = 1; k + 1 < face.corners.length; k++) {
      for (const i of [0, k, k + 1]) {
        const [at, to] = corner(face, i);
        rest.push(at);
        moved.push(to);
      }
    }
  }
  const positions = flatten(moved);
  const mesh = translucentFaces(positions.slice(), theme.deflected, 0.18);
  mesh.userData = { rest: flatten(rest), moved: positions };
  return mesh;
}

/** Move a deflected layer to `phase` (1 is the full shape, -1 its mirror). */
export function setPhase(group: Group, phase: number): void {
  group.traverse((object) => {
    const { rest, moved } = object.userData as { rest?: Float32Array; moved?: Float32Array };
    if (!rest || !moved) return;
    const buffer = positionsOf(object as Lines);
    const values = buffer.array;
    for (let i = 0; i < values.length; i++) values[i] = rest[i] + (moved[i] - rest[i]) * phase;
    buffer.needsUpdate = true;
  });
}

function localDeflection(member: PlacedMember, curves: DeflectionCurves, x: number): Vec3 {
  return toGlobal(member.axes, [
    valueAt(curves.dx, x),
    valueAt(curves.dy, x),
    valueAt(curves.dz, x),
  ]);
}

function flatten(points: readonly Vec3[]): Float32Array {
  const values = new Float32Array(points.length * 3);
  points.forEach((p, i) => values.set(p, i * 3));
  return values;
}
