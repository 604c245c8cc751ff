// The global axes in a corner of the picture, always in sight, whatever is shown and from where.

import type { Vec3 } from '../model/vector';
import type { Projector } from './projector';
import { hex, type Theme } from './theme';

const REACH = 26;
const INSET = 44;
const AXES: readonly ['x' | 'y' | 'z', Vec3][] = [
  ['x', [1, 0, 0]],
  ['y', [0, 1, 0]],
  ['z', [0, 0, 1]],
];

export interface Arm {
  name: 'x' | 'y' | 'z';
  /** CSS pixels from the compass's middle to the tip, to the right and down. */
  tip: readonly [number, number];
}

/** The arms as the camera sees them, the farthest first. */
export function compassArms(toScreen: Projector): Arm[] {
  const [x0, y0, depth0] = toScreen([0, 0, 0]);
  const seen = AXES.map(([name, axis]) => {
    const [x, y, depth] = toScreen(axis);
    return { name, x: x - x0, y: y - y0, depth: depth - depth0 };
  });
  // Of three unit vectors at right angles, the squares of what is seen in the picture add up to two.
  const metre = Math.sqrt(seen.reduce((sum, { x, y }) => sum + x * x + y * y, 0) / 2);
  return seen
    .sort((a, b) => b.depth - a.depth)
    .map(({ name, x, y }) => ({ name, tip: [(x / metre) * REACH, (y / metre) * REACH] }));
}

/** The part of the picture it takes: left, top, right, bottom. */
export function compassBox(width: number, height: number): [number, number, number, number] {
  return [width - 2 * INSET, height - 2 * INSET, width, height];
}

export function drawCompass(
  context: CanvasRenderingContext2D,
  toScreen: Projector,
  width: number,
  height: number,
  theme: Theme,
): void {
  const [x, y] = [width - INSET, height - INSET];
  for (const { name, tip } of compassArms(toScreen)) {
    const length = Math.hypot(...tip);
    context.lineWidth = 2.5;
    context.strokeStyle = context.fillStyle = hex(theme.axes[name]);
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + tip[0], y + tip[1]);
    context.stroke();
    // An arm that points at whoever looks is a dot, named beside it.
    const [right, down] = length > 6 ? [tip[0] / length, tip[1] / length] : [-0.7, 0.7];
    if (length <= 6) {
      context.beginPath();
      context.arc(x, y, 4, 0, 2 * Math.PI);
      context.fill();
    }
    const [letter, left, top] = [name.toUpperCase(), x + tip[0] + 9 * right, y + tip[1] + 9 * down];
    context.lineWidth = 3.5;
    context.strokeStyle = theme.halo;
    context.strokeText(letter, left, top);
    context.fillText(letter, left, top);
  }
}
