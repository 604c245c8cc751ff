// Nodes as round dots of constant size on screen.

import {
  BufferGeometry,
  DataTexture,
  Float32BufferAttribute,
  Group,
  Points,
  PointsMaterial,
} from 'three';
import type { Structure } from '../model/structure';
import type { Vec3 } from '../model/vector';
import type { Theme } from '../stage/theme';

export function nodes(structure: Structure, theme: Theme): Group {
  const places = [...structure.nodes.values()].map((n) => n.position);
  return dots(places, { color: theme.node, size: 6 });
}

export function dots(
  places: readonly Vec3[],
  look: { color: number; size: number; onTop?: boolean },
): Group {
  const group = new Group();
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(places.flat(), 3));
  const material = new PointsMaterial({
    color: look.color,
    size: look.size,
    depthTest: !look.onTop,
    sizeAttenuation: false,
    alphaMap: disc(),
    alphaTest: 0.5,
  });
  const points = new Points(geometry, material);
  points.frustumCulled = false;
  if (look.onTop) points.renderOrder = 11;
  group.add(points);
  return group;
}

/** White inside a circle: what makes square points round. */
function disc(): DataTexture {
  const side = 16;
  const texels = new Uint8Array(side * side * 4);
  for (let i = 0; i < side * side; i++) {
    const [x, y] = [(i % side) - (side - 1) / 2, Math.floor(i / side) - (side - 1) / 2];
    texels.fill(Math.hypot(x, y) < side / 2 ? 255 : 0, i * 4, i * 4 + 4);
  }
  const texture = new DataTexture(texels, side, side);
  texture.needsUpdate = true;
  return texture;
}
