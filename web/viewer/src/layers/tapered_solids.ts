// Tapered members as solids: the outlines of both ends, joined corner by corner. The engine lets the
// dimensions run straight from end to end, so corners do too. Those whose outlines do not match stay
// the lines that all members have.

import {
  BufferGeometry,
  Color,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshLambertMaterial,
  ShapeUtils,
  Vector2,
} from 'three';
import { toGlobal } from '../model/axes';
import { type Outline, type Point, sectionOutline } from '../model/section_outline';
import type { PlacedMember, Structure } from '../model/structure';
import { add, type Vec3 } from '../model/vector';
import type { Theme } from '../stage/theme';
import { hatched, type Paint, striped } from './hatch';
import { lineSegments, type Segment } from './lines';
import { STEPPED_BACK } from './stepped_back';

/** Both ends of a tapered member; null where the outlines do not match corner by corner. */
export function endOutlines(
  { document, units }: Structure,
  { member, section }: PlacedMember,
): [Outline, Outline] | null {
  const { sections = [], shape_paths = [] } = document.model;
  const other = sections?.find(({ id }) => id === member.end_section);
  if (!section || !other) return null;
  const [a, b] = [section, other].map((each) =>
    sectionOutline(each, shape_paths ?? [], units.length),
  );
  if (!a || !b || a.outer.length !== b.outer.length || a.holes.length !== b.holes.length)
    return null;
  return a.holes.every((hole, i) => hole.length === b.holes[i].length) ? [a, b] : null;
}

export function taperedSolids(
  structure: Structure,
  members: readonly PlacedMember[],
  paint: Paint<number>,
  theme: Theme,
): Group {
  const group = new Group();
  const edges: Segment[] = [];
  for (const { found, stripes } of striped(members, ({ member }) => paint.isHatched(member.id))) {
    const [positions, colors]: [number[], number[]] = [[], []];
    const color = new Color();
    for (const placed of found) {
      const ends = endOutlines(structure, placed);
      if (!ends) continue;
      color.setHex(paint.colorOf(placed.member.id));
      for (const corner of loft(placed, ends, edges)) {
        positions.push(...corner);
        colors.push(color.r, color.g, color.b);
      }
    }
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
    geometry.setAttribute('color', new Float32BufferAttribute(colors, 3));
    geometry.computeVertexNormals();
    const material = new MeshLambertMaterial({
      vertexColors: true,
      ...STEPPED_BACK,
    });
    if (stripes) hatched(material, theme);
    const mesh = new Mesh(geometry, material);
    mesh.frustumCulled = false;
    group.add(mesh);
  }
  if (edges.length)
    group.add(lineSegments(edges, { width: 1, color: theme.solidEdge, opacity: 0.55 }));
  return group;
}

/** Three corners for each triangle of the mantle and of both ends; notes the edges of the ends. */
export function* loft(
  { start, end, axes }: PlacedMember,
  [first, last]: readonly [Outline, Outline],
  edges: Segment[],
): Generator<Vec3> {
  const at = (origin: Vec3, [y, z]: Point): Vec3 => add(origin, toGlobal(axes, [0, y, z]));
  const loops = (outline: Outline) => [outline.outer, ...outline.holes];
  const [near, far] = [loops(first), loops(last)];
  for (const [k, loop] of near.entries()) {
    const [a, b] = [loop.map((p) => at(start, p)), far[k].map((p) => at(end, p))];
    // Outer loops run against the axis seen from its tip, or with it: faces look outwards in both.
    const isTurned = ShapeUtils.isClockWise(vectors(loop)) === (k === 0);
    for (const i of a.keys()) {
      const j = (i + 1) % a.length;
      const quad = [a[i], a[j], b[j], a[i], b[j], b[i]];
      yield* isTurned ? quad.reverse() : quad;
      edges.push([a[i], a[j]], [b[i], b[j]], [a[i], b[i]]);
    }
  }
  for (const [origin, outline, looks] of [
    [start, first, -1],
    [end, last, 1],
  ] as const) {
    const points = loops(outline).flat();
    const faces = ShapeUtils.triangulateShape(
      vectors(outline.outer),
      outline.holes.map((hole) => vectors(hole)),
    );
    for (const face of faces) {
      const corners = face.map((i) => points[i]);
      // A face counts corners against the clock where it is seen from.
      const isRight = ShapeUtils.isClockWise(vectors(corners)) === looks < 0;
      for (const p of isRight ? corners : corners.reverse()) yield at(origin, p);
    }
  }
}

const vectors = (points: readonly Point[]): Vector2[] => points.map(([y, z]) => new Vector2(y, z));
