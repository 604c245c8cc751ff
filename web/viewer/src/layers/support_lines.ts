// The line figures of support symbols: rails of what slides, zigzags and spirals of springs, rings
// of held rotations, and the ground a one-way hold pushes from.

import { add, cross, scale, type Vec3 } from '../model/vector';
import type { Segment } from './lines';

/** Two lines along `way` under a body whose foot is `below` the node. */
export function rails(at: Vec3, below: Vec3, way: Vec3, aside: Vec3, size: number): Segment[] {
  const base = add(at, scale(below, size * 1.25));
  const reach = scale(way, size * 0.9);
  return [0.45, -0.45].map((s): Segment => {
    const middle = add(base, scale(aside, s * size));
    return [add(middle, reach), add(middle, scale(reach, -1))];
  });
}

/** A spring from the node to the ground that is `below` it. */
export function zigzag(at: Vec3, below: Vec3, aside: Vec3, size: number): Segment[] {
  const steps = 8;
  const point = (i: number): Vec3 => {
    const swing = i === 0 || i === steps ? 0 : i % 2 ? 0.25 : -0.25;
    return add(at, add(scale(below, (1.6 * size * i) / steps), scale(aside, swing * size)));
  };
  const spring = Array.from({ length: steps }, (_, i): Segment => [point(i), point(i + 1)]);
  return [...spring, ground(at, below, aside, size * 1.6, size)];
}

/** A line across the end of something `reach` long. */
export function ground(at: Vec3, below: Vec3, aside: Vec3, reach: number, size: number): Segment {
  const foot = add(at, scale(below, reach));
  const half = scale(aside, size * 0.5);
  return [add(foot, half), add(foot, scale(half, -1))];
}

/** A rotational spring: two turns that widen. */
export function spiral(at: Vec3, axis: Vec3, size: number): Segment[] {
  return turns(at, axis, 2, (share) => size * (0.2 + 0.7 * share));
}

export function ring(at: Vec3, axis: Vec3, radius: number): Segment[] {
  return turns(at, axis, 1, () => radius);
}

function turns(at: Vec3, axis: Vec3, count: number, radius: (share: number) => number): Segment[] {
  const u: Vec3 = Math.abs(axis[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0];
  const v = cross(axis, u);
  const w = cross(v, axis);
  const steps = 24 * count;
  const point = (i: number): Vec3 => {
    const t = (i * Math.PI) / 12;
    const r = radius(i / steps);
    return add(at, add(scale(v, r * Math.cos(t)), scale(w, r * Math.sin(t))));
  };
  return Array.from({ length: steps }, (_, i): Segment => [point(i), point(i + 1)]);
}
