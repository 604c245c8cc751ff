// Local axes of a member, as the model document defines them. Y is up.
// x runs from start to end; z = x cross reference, y = z cross x; the roll turns y towards z.

import { add, cross, dot, scale, unit, type Vec3 } from './vector';

export interface Axes {
  x: Vec3;
  y: Vec3;
  z: Vec3;
}

/** Above this |cos| to global Y a member counts as vertical and global Z is its reference. */
const VERTICAL = 0.9999;

export function memberAxes(start: Vec3, end: Vec3, rotationDegrees: number): Axes {
  const x = unit([end[0] - start[0], end[1] - start[1], end[2] - start[2]]);
  const up: Vec3 = [0, 1, 0];
  const reference: Vec3 = Math.abs(dot(x, up)) > VERTICAL ? [0, 0, 1] : up;
  const z = unit(cross(x, reference));
  const y = cross(z, x);
  const phi = (rotationDegrees * Math.PI) / 180;
  const [c, s] = [Math.cos(phi), Math.sin(phi)];
  return {
    x,
    y: add(scale(y, c), scale(z, s)),
    z: add(scale(y, -s), scale(z, c)),
  };
}

export function toGlobal(axes: Axes, v: Vec3): Vec3 {
  return add(add(scale(axes.x, v[0]), scale(axes.y, v[1])), scale(axes.z, v[2]));
}
