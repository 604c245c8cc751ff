import type { Document, ResponseSpectrum, Results } from 'loadpath';
import { describe, expect, test } from 'vitest';
import { memberLengths } from '../src/results/member_lengths';
import { accelerationAt } from '../src/results/spectrum';

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
