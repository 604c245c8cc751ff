import { expect, test } from 'vitest';
import { displayUnits } from '../src/format/display_units';
import { sumTexts } from '../src/results/sums';

test('what is rounding beside the largest sum is zero, in loads and in reactions', () => {
  const balance = {
    sum_of_loads: [0, -631_467, 0, 5, 6, 7],
    sum_of_reactions: [-2.88e-11, 631_467, 8.2e-9, 0, 0, 0],
  };
  expect(sumTexts(balance as never, displayUnits('kN, m, mm'), 6)).toEqual([
    '0, −631.467, 0',
    '0, 631.467, 0',
  ]);
});
