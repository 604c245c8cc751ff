// From points in space to the screen, fast: the camera is orthographic, so one affine map does.

import { type Camera, Matrix4 } from 'three';
import type { Vec3 } from '../model/vector';

/** CSS pixels from the left and the top, and depth: smaller is nearer. */
export type Projector = (at: Vec3) => readonly [x: number, y: number, depth: number];

export function projector(camera: Camera, width: number, height: number): Projector {
  camera.updateMatrixWorld();
  const m = new Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse);
  const e = m.elements;
  return ([x, y, z]) => [
    ((e[0] * x + e[4] * y + e[8] * z + e[12] + 1) / 2) * width,
    ((1 - (e[1] * x + e[5] * y + e[9] * z + e[13])) / 2) * height,
    e[2] * x + e[6] * y + e[10] * z + e[14],
  ];
}
