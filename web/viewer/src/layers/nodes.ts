// Nodes as round dots of constant size on screen.

import { BufferGeometry, Float32BufferAttribute, Group, Points, PointsMaterial } from 'three';
import type { Structure } from '../model/structure';
import type { Theme } from '../theme';

export function nodes(structure: Structure, theme: Theme): Group {
  const group = new Group();
  const geometry = new BufferGeometry();
  const positions = [...structure.nodes.values()].flatMap((n) => [...n.position]);
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  const size = 5 * Math.min(window.devicePixelRatio || 1, 2);
  const material = new PointsMaterial({ color: theme.node, size, sizeAttenuation: false });
  const points = new Points(geometry, material);
  points.frustumCulled = false;
  group.add(points);
  return group;
}
