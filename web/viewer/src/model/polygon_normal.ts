// The unit normal of a polygon in space, by the order of its corners.

import { unit, type Vec3 } from './vector';

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
