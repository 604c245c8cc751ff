// Local x and y of a plate, in which its resultants are.

import { cross, dot, scale, subtract, unit, type Vec3 } from '../model/vector';

/** Nearer to the normal than this, global X gives no direction. */
const ALONG_NORMAL = 0.9999;

export function plateAxes(
  record: { local_x_direction?: Vec3 | null } | undefined,
  normal: Vec3,
): { x: Vec3; y: Vec3 } {
  const usual: Vec3 = Math.abs(normal[0]) > ALONG_NORMAL ? [0, 0, 1] : [1, 0, 0];
  const wish = record?.local_x_direction ?? usual;
  const x = unit(subtract(wish, scale(normal, dot(wish, normal))));
  return { x, y: cross(normal, x) };
}
