// The sharp edges of extruded sections: both ends, and a line along each corner that is no fillet.

import { toGlobal } from '../model/axes';
import type { Outline, Point } from '../model/section_outline';
import type { PlacedMember } from '../model/structure';
import { add, scale, type Vec3 } from '../model/vector';
import { type Lines, lineSegments, type Segment } from './lines';

/** Corners that turn by less than about 50 degrees are part of a curve. */
const SHARP = Math.cos((50 * Math.PI) / 180);

export function outlineEdges(
  outline: Outline,
  members: readonly PlacedMember[],
  color: number,
): Lines {
  const loops = [outline.outer, ...outline.holes];
  const sharp = loops.map((loop) => loop.filter((_, i) => isSharp(loop, i)));
  const segments: Segment[] = [];
  for (const { start, axes, length } of members) {
    const along = scale(axes.x, length);
    const place = ([y, z]: Point): Vec3 => add(start, toGlobal(axes, [0, y, z]));
    for (const loop of loops) {
      const near = loop.map(place);
      near.forEach((a, i) => {
        const b = near[(i + 1) % near.length];
        segments.push([a, b], [add(a, along), add(b, along)]);
      });
    }
    for (const point of sharp.flat()) {
      const a = place(point);
      segments.push([a, add(a, along)]);
    }
  }
  return lineSegments(segments, { width: 1, color, opacity: 0.55 });
}

function isSharp(loop: readonly Point[], i: number): boolean {
  const [a, b, c] = [loop.at(i - 1)!, loop[i], loop[(i + 1) % loop.length]];
  const [u, v] = [
    [b[0] - a[0], b[1] - a[1]],
    [c[0] - b[0], c[1] - b[1]],
  ];
  const sizes = Math.hypot(...u) * Math.hypot(...v);
  return sizes > 0 && (u[0] * v[0] + u[1] * v[1]) / sizes < SHARP;
}
