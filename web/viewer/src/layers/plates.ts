// Plates as translucent faces with their edges.

import {
  BufferGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
} from 'three';
import type { Polygon } from '../model/plate_outline';
import type { Theme } from '../theme';
import { lineSegments, type Segment } from './lines';
import { triangulate } from './polygon_mesh';

export function plates(polygons: readonly Polygon[], theme: Theme): Group {
  const group = new Group();
  if (polygons.length === 0) return group;
  const positions: number[] = [];
  const edges: Segment[] = [];
  for (const { boundary, openings } of polygons) {
    const { points, faces } = triangulate(boundary, openings);
    for (const face of faces) for (const i of face) positions.push(...points[i]);
    for (const loop of [boundary, ...openings]) {
      loop.forEach((p, i) => edges.push([p, loop[(i + 1) % loop.length]]));
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  const material = new MeshBasicMaterial({
    color: theme.plate,
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
  group.add(faces, lineSegments(edges, { width: 1.2, color: theme.plate }));
  return group;
}
