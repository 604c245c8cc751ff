import type { Document, ResponseSpectrum, Results } from 'loadpath';
import { describe, expect, test } from 'vitest';
import { numberedModes, roundTicks } from '../src/report/spectrum_marks';
import { memberLengths } from '../src/results/member_lengths';
import { accelerationAt } from '../src/results/spectrum';
import { percentOfMass } from '../src/tables/percent_of_mass';

describe('a design spectrum', () => {
  // EN 1998-1, ground C, type 1: S 1.15, TB 0.2, TC 0.6, TD 2.0 s.
  const ground = { ag: 2, ground_type: 'C', spectrum_type: 'TYPE1', q: 4 };
  const spectrum = { EurocodeParametric: ground } as ResponseSpectrum;

  test('has the values of (3.13) to (3.16)', () => {
    expect(accelerationAt(spectrum, 0)).toBeCloseTo((2 * 1.15 * 2) / 3, 12);
    expect(accelerationAt(spectrum, 0.4)).toBeCloseTo((2 * 1.15 * 2.5) / 4, 12);
    expect(accelerationAt(spectrum, 1.2)).toBeCloseTo((2 * 1.15 * 2.5) / 4 / 2, 12);
    // 2 · 1.15 · 2.5 / 4 · 0.6 · 2 / 9 is less than 0.2 · 2.
    expect(accelerationAt(spectrum, 3)).toBeCloseTo(0.4, 12);
  });

  test('of points runs straight between them and on at its ends', () => {
    const given = {
      CustomPoints: {
        points: [
          [0.5, 2],
          [1.5, 6],
        ],
      },
    } as ResponseSpectrum;
    expect([0, 0.5, 1, 1.5, 9].map((t) => accelerationAt(given, t))).toEqual([2, 2, 4, 6, 6]);
  });
});

describe('the plot of a spectrum', () => {
  test.each([
    [2, [0, 0.5, 1, 1.5, 2]],
    [3.306, [0, 1, 2, 3]],
    [0.045, [0, 0.01, 0.02, 0.03, 0.04]],
    [60, [0, 20, 40, 60]],
  ])('has round values up to %f', (most, ticks) => {
    expect(roundTicks(most)).toEqual(ticks);
  });

  test('numbers modes of more mass, where numbers would cover each other', () => {
    const dots = [
      { mode: 2, x: 200, y: 60, share: 0 },
      { mode: 3, x: 203, y: 61, share: 0.8 },
      { mode: 4, x: 190, y: 60, share: 0.1 },
      { mode: 5, x: 203, y: 80, share: 0 },
    ];
    expect(numberedModes(dots)).toEqual([3, 5]);
    expect(numberedModes(dots.slice(0, 1))).toEqual([2]);
  });
});

test('what the seventh digit of a shape leaves is no mass', () => {
  expect([0.8243, 1.27e-7, 0, 0.0937].map(percentOfMass)).toEqual([82.43, 0, 0, 9.37]);
});

test('a member has the lengths of every run, with the modes they come from', () => {
  const about_z = { effective_length: 7, mode: 2, critical_load_factor: 3.25, axial_force: 1 };
  const buckling = [
    { reference: { LoadCase: 1 }, member_effective_lengths: [{ member_id: 4 }] },
    { reference: { LoadCombination: 5 }, member_effective_lengths: [{ member_id: 4, about_z }] },
  ];
  const lengths = (load_combinations: object[]) => {
    const document = { analysis: { load_combinations } } as unknown as Document;
    return memberLengths({ document }, { buckling } as unknown as Results, 4);
  };
  expect(lengths([{ id: 5, name: 'ULS wind' }])).toEqual([
    { axis: 'z', length: 7, key: 'buckling-2-2', mode: 'mode 2, 3.250 × ULS wind' },
  ]);
  expect(lengths([])[0].mode).toBe('mode 2, 3.250 × combination 5');
});
