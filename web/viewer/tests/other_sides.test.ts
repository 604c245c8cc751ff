// What other sides of a combination govern counts for the combination they come from.

import type { CombinationStability } from 'loadpath';
import { expect, test } from 'vitest';
import { sideKept, sidesTogether } from '../src/results/other_sides';

const row = (id: number, other_side_of: number | null) =>
  ({ id, name: `ULS ${id}`, other_side_of }) as CombinationStability;
const use = (id: number, checks: number, extremes: number) => ({
  id,
  name: `ULS ${id}`,
  checks,
  extremes,
});

test('uses of other sides are added up', () => {
  const together = sidesTogether({
    combination_uses: [use(1, 2, 10), use(2, 1, 0), use(3, 4, 5)],
    stability: [row(1, null), row(2, null), row(3, 1)],
  });
  expect(together.combination_uses).toEqual([use(1, 6, 15), use(2, 1, 0)]);
  expect(together.stability?.map(({ id }) => id)).toEqual([1, 2]);
});

test('without stability nothing changes', () => {
  const given = { combination_uses: [use(1, 2, 10)], stability: null };
  expect(sidesTogether(given)).toEqual(given);
});

test('a line is not broken within the side', () => {
  expect(sideKept('ULS 1 (side 2)')).toBe('ULS 1 (side\u00a02)');
  expect(sideKept('ULS (side wind)')).toBe('ULS (side wind)');
});
