// Points that draw a curve along a member.

import { type Curve, evaluate } from 'loadpath';

export interface Sample {
  x: number;
  value: number;
}

export const FINE = 16;

/** Points that draw a curve well: piece ends, and between them where it is bent up to `finest`. */
export function samples(curve: Curve, finest = FINE): Sample[] {
  const points: Sample[] = [];
  for (const { x0, x1, c } of curve) {
    const steps = isStraight(c, x1 - x0) ? 1 : finest;
    for (let i = 0; i <= steps; i++) {
      const s = ((x1 - x0) * i) / steps;
      points.push({ x: x0 + s, value: evaluate(c, s) });
    }
  }
  return points;
}

/** Whether the terms above the linear one are only rounding. */
function isStraight(c: ArrayLike<number>, length: number): boolean {
  const linear = Math.abs(c[0]) + Math.abs(c[1] ?? 0) * length;
  let bent = 0;
  for (let k = 2, power = length * length; k < c.length; k++, power *= length) {
    bent += Math.abs(c[k]) * power;
  }
  return bent <= 1e-9 * linear;
}

/** A point on the axis wherever neighbours lie on both sides of it, so that each side has its colour. */
export function splitAtZero(points: readonly Sample[]): Sample[] {
  return points.flatMap((point, i) => {
    const last = points[i - 1];
    if (!last || last.value * point.value >= 0) return [point];
    const share = last.value / (last.value - point.value);
    return [{ x: last.x + (point.x - last.x) * share, value: 0 }, point];
  });
}
