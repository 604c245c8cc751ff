// Plates as translucent bodies of their thickness, with the edges of their middle face.

import {
  BufferGeometry,
  Color,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
} from 'three';
import type { Polygon } from '../model/plate_outline';
import { add, scale, type Vec3 } from '../model/vector';
import type { Theme } from '../stage/theme';
import { hatched, type Paint, striped } from './hatch';
import { lineSegments, type Segment } from './lines';
import { triangulate } from './polygon_mesh';
import { STEPPED_BACK } from './stepped_back';

/** `metres` is the document's unit of length; null draws faces without thickness. */
export function plates(
  polygons: readonly Polygon[],
  { colorOf, isHatched }: Paint<Polygon>,
  metres: number | null,
  theme: Theme,
): Group {
  const group = new Group();
  for (const { found, stripes } of striped(polygons, isHatched)) {
    const faces = bodies(found, colorOf, metres);
    if (stripes) hatched(faces.material, theme);
    group.add(faces);
  }
  const edges = polygons.flatMap(({ boundary, openings }) =>
    [boundary, ...openings].flatMap(sides),
  );
  if (edges.length) group.add(lineSegments(edges, { width: 1.2, color: theme.plateEdge }));
  return group;
}

function bodies(
  polygons: readonly Polygon[],
  colorOf: (plate: Polygon) => number,
  metres: number | null,
): Mesh<BufferGeometry, MeshBasicMaterial> {
  const positions: number[] = [];
  const colors: number[] = [];
  const color = new Color();
  for (const plate of polygons) {
    color.setHex(colorOf(plate));
    for (const corner of corners(plate, metres)) {
      positions.push(...corner);
      colors.push(color.r, color.g, color.b);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 3));
  const material = new MeshBasicMaterial({
    vertexColors: true,
    transparent: true,
    opacity: metres === null ? 0.45 : 0.3,
    side: DoubleSide,
    depthWrite: false,
    ...STEPPED_BACK,
  });
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  return mesh;
}

/** Three corners for each triangle of both faces and of what closes them around. */
export function* corners(plate: Polygon, metres: number | null): Generator<Vec3> {
  const { boundary, openings, thickness } = plate;
  const { points, faces, normal } = triangulate(boundary, openings);
  const half = scale(normal, (thickness * (metres ?? 0)) / 2);
  const [up, down] = [(p: Vec3) => add(p, half), (p: Vec3) => add(p, scale(half, -1))];
  for (const i of faces.flat()) yield up(points[i]);
  if (metres === null) return;
  for (const i of faces.flat()) yield down(points[i]);
  for (const [a, b] of [boundary, ...openings].flatMap(sides)) {
    yield* [up(a), up(b), down(b), up(a), down(b), down(a)];
  }
}

function sides(loop: readonly Vec3[]): Segment[] {
  return loop.map((p, i) => [p, loop[(i + 1) % loop.length]]);
}
