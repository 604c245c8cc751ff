import { describe, expect, test } from 'vitest';
import { memberAxes } from '../src/model/axes';
import type { PlacedMember } from '../src/model/structure';
import { dot, type Vec3 } from '../src/model/vector';
import { plotSign, shownSign, signedCurve, signedExtremes } from '../src/results/signs';

const placed = (start: Vec3, end: Vec3, roll: number) =>
  ({ axes: memberAxes(start, end, roll) }) as PlacedMember;

/** Moments of the start side that stretch the side towards `side`, by the reference of results. */
const momentsOf = ({ axes }: PlacedMember, side: Vec3) => ({
  my: -dot(side, axes.z),
  mz: dot(side, axes.y),
});

const ROLLS = [0, 90, 180, 270, 30, -30, 150];
const BEAMS: [string, Vec3, Vec3][] = [
  ['along X', [0, 0, 0], [5, 0, 0]],
  ['along Z', [0, 0, 0], [0, 0, 5]],
  ['askew', [0, 0, 0], [3, 0, -4]],
  ['sloped', [0, 0, 0], [4, 1.5, 2]],
];

describe.each(BEAMS)('a beam %s', (_, a, b) => {
  test.each(ROLLS)(
    'that sags has positive moments, written either way and rolled by %s°',
    (roll) => {
      for (const member of [placed(a, b, roll), placed(b, a, roll)]) {
        const moments = momentsOf(member, [0, -1, 0]);
        for (const component of ['my', 'mz'] as const) {
          const shown = moments[component] * shownSign('engineer', member, component);
          expect(shown).toBeGreaterThanOrEqual(-1e-12);
        }
      }
    },
  );
});

test.each([
  ['−X', [-1, 0, 0]],
  ['−Z', [0, 0, -1]],
] as [string, Vec3][])('a positive moment of a column stretches the side towards %s', (_, side) => {
  for (const roll of [0, 90, 180, 270]) {
    for (const member of [placed([0, 0, 0], [0, 4, 0], roll), placed([0, 4, 0], [0, 0, 0], roll)]) {
      const moments = momentsOf(member, side);
      const shown = (['my', 'mz'] as const).map(
        (c) => moments[c] * shownSign('engineer', member, c),
      );
      expect(Math.max(...shown)).toBeCloseTo(1, 12);
      expect(Math.min(...shown)).toBeCloseTo(0, 12);
    }
  }
});

test('shear is the slope of the moment, whatever the axes', () => {
  for (const [, a, b] of BEAMS) {
    for (const roll of ROLLS) {
      const sign = (c: 'fy' | 'fz' | 'my' | 'mz') => shownSign('engineer', placed(a, b, roll), c);
      // Of results dmz/dx = −fy and dmy/dx = fz.
      expect(sign('mz')).toBe(-sign('fy'));
      expect(sign('my')).toBe(sign('fz'));
    }
  }
});

test('tension is positive and the document has its own signs', () => {
  const member = placed([0, 0, 0], [5, 0, 0], 0);
  expect(shownSign('engineer', member, 'fx')).toBe(-1);
  for (const component of ['fx', 'fy', 'fz', 'mx', 'my', 'mz'] as const)
    expect(shownSign('document', member, component)).toBe(1);
});

test('moments are drawn on the side they stretch by either signs', () => {
  for (const roll of ROLLS) {
    const member = placed([0, 0, 0], [4, 1, 2], roll);
    for (const [component, axis] of [
      ['my', 'z'],
      ['mz', 'y'],
    ] as const) {
      const side = member.axes[axis];
      const value = momentsOf(member, side)[component];
      for (const signs of ['engineer', 'document'] as const) {
        const shown = value * shownSign(signs, member, component);
        expect(shown * plotSign(signs, member, component)).toBeCloseTo(1, 12);
      }
    }
  }
});

test('a change of sign turns a curve over and swaps its extremes, without a zero below zero', () => {
  const [piece] = signedCurve([{ x0: 0, x1: 2, c: [0, 3] }], -1);
  expect(piece.c).toEqual([0, -3]);
  const { max, min } = signedExtremes({ max: 0, max_x: 0, min: -45, min_x: 3 }, -1);
  expect(max).toEqual({ x: 3, value: 45 });
  expect(Object.is(min.value, 0)).toBe(true);
});
