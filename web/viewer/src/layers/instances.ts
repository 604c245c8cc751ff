// Many copies of one small shape in one draw call.

import {
  type BufferGeometry,
  Color,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Quaternion,
  Vector3,
} from 'three';
import type { Vec3 } from '../model/vector';
import { STEPPED_BACK } from './stepped_back';

export interface Instance {
  at: Vec3;
  /** Where the shape's +Y points. */
  up?: Vec3;
  size: number;
  color?: number;
}

const UPRIGHT: Vec3 = [0, 1, 0];
const Y = new Vector3(...UPRIGHT);

export function instances(
  geometry: BufferGeometry,
  placed: readonly Instance[],
  style: { color: number; lit?: boolean; onTop?: boolean },
): InstancedMesh {
  const look = { depthTest: !style.onTop, ...STEPPED_BACK };
  const material = style.lit ? new MeshLambertMaterial(look) : new MeshBasicMaterial(look);
  const mesh = new InstancedMesh(geometry, material, placed.length);
  // There may be tens of thousands: nothing is made per copy.
  const matrix = new Matrix4();
  const turn = new Quaternion();
  const [place, direction, stretch] = [new Vector3(), new Vector3(), new Vector3()];
  const color = new Color();
  for (let i = 0; i < placed.length; i++) {
    const { at, up = UPRIGHT, size, color: own } = placed[i];
    turn.setFromUnitVectors(Y, direction.set(up[0], up[1], up[2]).normalize());
    matrix.compose(place.set(at[0], at[1], at[2]), turn, stretch.setScalar(size));
    mesh.setMatrixAt(i, matrix);
    // One by one even where all are alike: that takes no second shader.
    mesh.setColorAt(i, color.setHex(own ?? style.color));
  }
  mesh.frustumCulled = false;
  if (style.onTop) mesh.renderOrder = 10;
  return mesh;
}
