// Plates as translucent faces with their edges.

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
import type { Theme } from '../stage/theme';
import { lineSegments, type Segment } from './lines';
import { triangulate } from './polygon_mesh';

export function plates(
  polygons: readonly Polygon[],
  colorOf: (plate: Polygon) => number,
  theme: Theme,
): Group {
  const group = new Group();
  if (polygons.length === 0) return group;
  const positions: number[] = [];
  const colors: number[] = [];
  const edges: Segment[] = [];
  const color = new Color();
  for (const plate of polygons) {
    const { boundary, openings } = plate;
    const { points, faces } = triangulate(boundary, openings);
    color.setHex(colorOf(plate));
    for (const i of faces.flat()) {
      positions.push(...points[i]);
      colors.push(color.r, color.g, color.b);
    }
    for (const loop of [boundary, ...openings]) {
      loop.forEach((p, i) => edges.push([p, loop[(i + 1) % loop.length]]));
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 3));
  const material = new MeshBasicMaterial({
    vertexColors: true,
    transparent: true,
    opacity: 0.45,
    side: DoubleSide,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
  });
  const faces = new Mesh(geometry, material);
  faces.frustumCulled = false;
  group.add(faces, lineSegments(edges, { width: 1.2, color: theme.plateEdge }));
  return group;
}
