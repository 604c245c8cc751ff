// The named views and how far the camera must stand to see everything. Y is up.

import { type OrthographicCamera, Vector3 } from 'three';
import type { Vec3 } from '../model/vector';
import type { ViewName } from './view_names';

const DIRECTIONS: Record<ViewName, Vec3> = {
  iso: [-1, 0.8, 1.3],
  top: [0, 1, 0],
  front: [0, 0, 1],
  side: [1, 0, 0],
  bottom: [0, -1, 0],
  back: [0, 0, -1],
  left: [-1, 0, 0],
};

/** Looking straight down, global -Z is up on the screen, as on a plan. */
export function aim(
  camera: OrthographicCamera,
  view: ViewName,
  target: Vector3,
  far: number,
): void {
  const direction = new Vector3(...(DIRECTIONS[view] as [number, number, number])).normalize();
  camera.up.set(0, 1, 0);
  if (direction.x === 0 && direction.z === 0) direction.z = 1e-4;
  camera.position.copy(target).addScaledVector(direction, far);
  camera.lookAt(target);
  camera.updateMatrixWorld();
}

/** Half of the view's height and width so that all points fit, with a margin. */
export function extent(camera: OrthographicCamera, target: Vector3, points: Iterable<Vec3>) {
  const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
  const up = new Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
  const p = new Vector3();
  let [left, most, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const point of points) {
    p.set(...(point as [number, number, number])).sub(target);
    const [x, y] = [p.dot(right), p.dot(up)];
    left = Math.min(left, x);
    most = Math.max(most, x);
    low = Math.min(low, y);
    high = Math.max(high, y);
  }
  const center = target
    .clone()
    .addScaledVector(right, (left + most) / 2)
    .addScaledVector(up, (low + high) / 2);
  return { center, halfWidth: (most - left) / 2, halfHeight: (high - low) / 2 };
}

/** A frame in a plane is seen from the front; a straight beam, like anything in space, from aside. */
export function firstView(box: { min: Vec3; max: Vec3 }): ViewName {
  const [height, depth] = [1, 2].map((i) => box.max[i] - box.min[i]);
  return depth < 1e-9 && height > 1e-9 ? 'front' : 'iso';
}
