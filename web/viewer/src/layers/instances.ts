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

export interface Instance {
  at: Vec3;
  /** Where the shape's +Y points. */
  up?: Vec3;
  size: number;
  color?: number;
}

const Y = new Vector3(0, 1, 0);

export function instances(
  geometry: BufferGeometry,
  placed: readonly Instance[],
  style: { color: number; lit?: boolean; onTop?: boolean },
): InstancedMesh {
  const hasColors = placed.some((p) => p.color !== undefined);
  const look = { color: hasColors ? 0xffffff : style.color, depthTest: !style.onTop };
  const material = style.lit ? new MeshLambertMaterial(look) : new MeshBasicMaterial(look);
  const mesh = new InstancedMesh(geometry, material, placed.length);
  const matrix = new Matrix4();
  const turn = new Quaternion();
  const color = new Color();
  placed.forEach(({ at, up, size, color: own }, i) => {
    turn.identity();
    if (up)
      turn.setFromUnitVectors(Y, new Vector3(...(up as [number, number, number])).normalize());
    matrix.compose(
      new Vector3(...(at as [number, number, number])),
      turn,
      new Vector3(size, size, size),
    );
    mesh.setMatrixAt(i, matrix);
    if (hasColors) mesh.setColorAt(i, color.setHex(own ?? style.color));
  });
  mesh.frustumCulled = false;
  if (style.onTop) mesh.renderOrder = 10;
  return mesh;
}
