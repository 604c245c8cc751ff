import { describe, expect, test } from 'vitest';
import {
  type Curve,
  maximum,
  minimum,
  rootsWithin,
  valueAfter,
  valueAt,
} from '../src/results/curve.ts';
import { lowerEnvelope, upperEnvelope } from '../src/results/envelope.ts';

// A simply supported beam of 6 m under 10 kN/m: M = q x (L - x) / 2.
const SAGGING: Curve = [{ x0: 0, x1: 6, c: [0, 30, -5] }];
// The same span under 24 kN at mid-span: V jumps, M has a corner.
const SHEAR: Curve = [
  { x0: 0, x1: 3, c: [12] },
  { x0: 3, x1: 6, c: [-12] },
];

describe('a curve', () => {
  test('has its extreme where the shear vanishes, exactly', () => {
    expect(maximum(SAGGING)).toEqual({ x: 3, value: 45 });
    expect(minimum(SAGGING).value).toBe(0);
  });

  test('has a value on either side of a jump', () => {
    expect(valueAt(SHEAR, 3)).toBe(12);
    expect(valueAfter(SHEAR, 3)).toBe(-12);
    expect(valueAfter(SHEAR, 6)).toBe(-12);
    expect(valueAt(SHEAR, 0)).toBe(12);
  });

  test.each([-0.1, 6.1, Number.NaN])('has no value at %s, beside the member', (x) => {
    const words = `x should lie on the member, from 0 to 6 m, found ${x}`;
    for (const value of [valueAt, valueAfter]) expect(() => value(SHEAR, x)).toThrow(words);
    expect(valueAt(SHEAR, 6 + 1e-12)).toBe(-12);
  });

  test('finds every root of a quartic', () => {
    // (s - 1)(s - 2)(s - 3)(s - 4)
    const roots = rootsWithin([24, -50, 35, -10, 1], 5);
    expect(roots).toHaveLength(4);
    roots.forEach((root, i) => {
      expect(root).toBeCloseTo(i + 1, 12);
    });
  });

  test('that is zero throughout has no roots and no extreme but zero', () => {
    expect(rootsWithin([0, 0, 0], 5)).toEqual([]);
    expect(maximum([])).toEqual({ x: 0, value: 0 });
  });
});

describe('an envelope', () => {
  const rising: Curve = [{ x0: 0, x1: 6, c: [0, 10] }];

  test('is never below any of its curves and touches one of them everywhere', () => {
    const upper = upperEnvelope([SAGGING, rising, SHEAR]);
    for (let x = 0.05; x < 6; x += 0.1) {
      const values = [SAGGING, rising, SHEAR].map((c) => valueAt(c, x));
      expect(valueAt(upper, x)).toBeCloseTo(Math.max(...values), 9);
    }
  });

  test('is cut where curves cross', () => {
    // 30 x - 5 x^2 = 10 x at x = 4.
    const upper = upperEnvelope([SAGGING, rising]);
    expect(upper).toHaveLength(2);
    expect(upper[0].x1).toBeCloseTo(4, 12);
    expect(maximum(upper)).toEqual({ x: 6, value: 60 });
  });

  test('from below mirrors the one from above', () => {
    const lower = lowerEnvelope([SAGGING, rising]);
    for (let x = 0.05; x < 6; x += 0.1) {
      expect(valueAt(lower, x)).toBeCloseTo(Math.min(valueAt(SAGGING, x), 10 * x), 9);
    }
  });
});
