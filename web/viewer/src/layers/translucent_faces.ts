// Triangles of one colour that let through what lies behind them.

import {
  BufferGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Mesh,
  MeshBasicMaterial,
  Sphere,
} from 'three';

export function translucentFaces(
  positions: number[] | Float32Array,
  color: number,
  opacity: number,
): Mesh {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  // Never culled: without this every vertex would be visited to find a sphere around them.
  geometry.boundingSphere = new Sphere();
  const material = new MeshBasicMaterial({
    color,
    transparent: true,
    opacity,
    side: DoubleSide,
    depthWrite: false,
  });
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  return mesh;
}
