// Triangles of a flat or slightly warped polygon in space, holes left open.

import { ShapeUtils, Vector2 } from 'three';
import { polygonNormal } from '../model/polygon_normal';
import { cross, dot, subtract, unit, type Vec3 } from '../model/vector';

export interface Triangles {
  points: Vec3[];
  /** Indices into points, three per triangle. */
  faces: number[][];
  normal: Vec3;
}

export function triangulate(boundary: readonly Vec3[], holes: readonly Vec3[][] = []): Triangles {
  const normal = polygonNormal(boundary);
  const u = unit(subtract(boundary[1], boundary[0]));
  const v = cross(normal, u);
  const flat = (p: Vec3) => {
    const d = subtract(p, boundary[0]);
    return new Vector2(dot(d, u), dot(d, v));
  };
  const faces = ShapeUtils.triangulateShape(
    boundary.map(flat),
    holes.map((hole) => hole.map(flat)),
  );
  return { points: [...boundary, ...holes.flat()], faces, normal };
}
