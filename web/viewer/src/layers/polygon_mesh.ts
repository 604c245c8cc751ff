// Triangles of a flat or slightly warped polygon in space, holes left open.

import { ShapeUtils, Vector2 } from 'three';
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

/** Newell's method: right for warped and concave polygons alike. */
export function polygonNormal(points: readonly Vec3[]): Vec3 {
  let [x, y, z] = [0, 0, 0];
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length];
    x += (a[1] - b[1]) * (a[2] + b[2]);
    y += (a[2] - b[2]) * (a[0] + b[0]);
    z += (a[0] - b[0]) * (a[1] + b[1]);
  });
  return unit([x, y, z]);
}
