// The envelope of curves, exact: pieces are cut where two curves cross, and the winner is kept.

import { type Curve, type CurvePiece, evaluate, rootsWithin } from './curve.ts';

/** The larger of all curves at every x. */
export function upperEnvelope(curves: readonly Curve[]): Curve {
  return curves.length ? curves.reduce((a, b) => merge(a, b, 1)) : [];
}

/** The smaller of all curves at every x. */
export function lowerEnvelope(curves: readonly Curve[]): Curve {
  return curves.length ? curves.reduce((a, b) => merge(a, b, -1)) : [];
}

function merge(a: Curve, b: Curve, sign: 1 | -1): Curve {
  const merged: CurvePiece[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    const x0 = Math.max(a[i].x0, b[j].x0);
    const x1 = Math.min(a[i].x1, b[j].x1);
    if (x1 > x0) appendWinners(merged, shifted(a[i], x0), shifted(b[j], x0), x0, x1, sign);
    if (a[i].x1 <= x1) i++;
    if (b[j]?.x1 <= x1) j++;
  }
  return merged;
}

function appendWinners(
  merged: CurvePiece[],
  a: number[],
  b: number[],
  x0: number,
  x1: number,
  sign: 1 | -1,
): void {
  const count = Math.max(a.length, b.length);
  const difference = Array.from({ length: count }, (_, k) => (a[k] ?? 0) - (b[k] ?? 0));
  const cuts = [0, ...rootsWithin(difference, x1 - x0), x1 - x0];
  for (let k = 0; k + 1 < cuts.length; k++) {
    const middle = evaluate(difference, (cuts[k] + cuts[k + 1]) / 2);
    const winner: CurvePiece = { x0, x1, c: middle * sign >= 0 ? a : b };
    merged.push({ x0: x0 + cuts[k], x1: x0 + cuts[k + 1], c: shifted(winner, x0 + cuts[k]) });
  }
}

/** The coefficients of a piece written from another origin: repeated synthetic division. */
function shifted({ c, x0 }: CurvePiece, origin: number): number[] {
  const s = origin - x0;
  const d = Array.from(c);
  if (s === 0) return d;
  for (let i = 0; i < d.length; i++) {
    for (let k = d.length - 2; k >= i; k--) d[k] += s * d[k + 1];
  }
  return d;
}
