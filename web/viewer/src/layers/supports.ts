// Support symbols: a block for clamped, a pyramid for pinned, a pyramid on rails along the free
// directions for a roller, and for anything else an arrow per held direction, a ring per held
// rotation and a zigzag per spring.

import { BoxGeometry, ConeGeometry, Group } from 'three';
import type { Structure } from '../model/structure';
import {
  type Hold,
  ROTATIONS,
  type SupportSymbol,
  supportSymbol,
  TRANSLATIONS,
} from '../model/support_symbol';
import { add, cross, scale, type Vec3 } from '../model/vector';
import type { Theme } from '../theme';
import { type Instance, instances } from './instances';
import { lineSegments, type Segment } from './lines';

export function supports(structure: Structure, theme: Theme): Group {
  const size = structure.radius * 0.05;
  const known = new Map((structure.document.model.nodal_supports ?? []).map((s) => [s.id, s]));
  const blocks: Instance[] = [];
  const pyramids: Instance[] = [];
  const arrows: Instance[] = [];
  const lines: Segment[] = [];
  for (const { node, position } of structure.nodes.values()) {
    const support = node.nodal_support == null ? undefined : known.get(node.nodal_support);
    if (!support) continue;
    const symbol = supportSymbol(support);
    const up = symbol.axes.Y;
    const below = add(position, scale(up, -size / 2));
    if (symbol.kind === 'block') blocks.push({ at: below, up, size });
    else if (symbol.kind === 'parts') addParts(symbol, position, size, arrows, lines);
    else pyramids.push({ at: below, up, size });
    if (symbol.kind === 'roller') lines.push(...rails(symbol, position, size));
  }
  const group = new Group();
  const look = { color: theme.support, lit: true };
  if (blocks.length) group.add(instances(new BoxGeometry(1.1, 1, 1.1), blocks, look));
  const pyramid = new ConeGeometry(0.75, 1, 4).rotateY(Math.PI / 4);
  if (pyramids.length) group.add(instances(pyramid, pyramids, look));
  if (arrows.length) group.add(instances(new ConeGeometry(0.28, 0.8, 12), arrows, look));
  if (lines.length) group.add(lineSegments(lines, { width: 2, color: theme.support }));
  return group;
}

function rails(symbol: SupportSymbol, at: Vec3, size: number): Segment[] {
  const { axes, holds } = symbol;
  return (['X', 'Z'] as const)
    .filter((d) => holds[d] === 'free')
    .flatMap((d) => {
      const base = add(at, scale(axes.Y, -size * 1.25));
      const aside = scale(axes[d === 'X' ? 'Z' : 'X'], size * 0.45);
      const reach = scale(axes[d], size * 0.9);
      return [1, -1].map((s): Segment => {
        const middle = add(base, scale(aside, s));
        return [add(middle, reach), add(middle, scale(reach, -1))];
      });
    });
}

function addParts(
  symbol: SupportSymbol,
  at: Vec3,
  size: number,
  arrows: Instance[],
  lines: Segment[],
): void {
  for (const d of TRANSLATIONS) {
    const axis = symbol.axes[d];
    const hold = symbol.holds[d];
    if (hold === 'spring')
      lines.push(...zigzag(at, axis, symbol.axes[d === 'Y' ? 'X' : 'Y'], size));
    for (const sign of pushes(hold)) {
      const up = scale(axis, sign);
      arrows.push({ at: add(at, scale(up, -size * 0.45)), up, size });
    }
  }
  ROTATIONS.forEach((d, i) => {
    const hold = symbol.holds[d];
    if (hold === 'free') return;
    const axis = symbol.axes[TRANSLATIONS[i]];
    lines.push(...ring(at, axis, size * (hold === 'spring' ? 0.75 : 0.55)));
  });
}

/** From which sides a node is held: an arrow points the way the support can push. */
function pushes(hold: Hold): number[] {
  if (hold === 'fixed') return [1];
  if (hold === 'positive') return [1];
  return hold === 'negative' ? [-1] : [];
}

function zigzag(at: Vec3, axis: Vec3, aside: Vec3, size: number): Segment[] {
  const steps = 8;
  const point = (i: number): Vec3 => {
    const swing = i === 0 || i === steps ? 0 : i % 2 ? 0.25 : -0.25;
    return add(at, add(scale(axis, (-1.6 * size * i) / steps), scale(aside, swing * size)));
  };
  const spring = Array.from({ length: steps }, (_, i): Segment => [point(i), point(i + 1)]);
  const foot = point(steps);
  const half = scale(aside, size * 0.5);
  return [...spring, [add(foot, half), add(foot, scale(half, -1))]];
}

function ring(at: Vec3, axis: Vec3, radius: number): Segment[] {
  const u: Vec3 = Math.abs(axis[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0];
  const v = cross(axis, u);
  const w = cross(v, axis);
  const point = (i: number): Vec3 => {
    const t = (i * Math.PI) / 12;
    return add(at, add(scale(v, radius * Math.cos(t)), scale(w, radius * Math.sin(t))));
  };
  return Array.from({ length: 24 }, (_, i): Segment => [point(i), point(i + 1)]);
}
