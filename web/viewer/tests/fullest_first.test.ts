import { expect, test } from 'vitest';
import type { Structure } from '../src/model/structure';
import { fullestFirst } from '../src/results/fullest_first';
import type { Judged } from '../src/results/judged';

const SECTIONS = ['IPE300', 'IPE300', 'IPE300', 'HEB200', 'HEB200', 'L60'];
const USES = [1.4, 1.2, 1.1, 0.3, 0.4, null];
const structure = {
  memberById: new Map(SECTIONS.map((name, i) => [i + 1, { section: { name } }])),
} as unknown as Structure;
const judged = USES.map((utilization, i) => {
  const status = utilization === null ? 'Indeterminate' : utilization > 1 ? 'Red' : 'Green';
  return { status, utilization, part: { entity: { member_id: i + 1 } } } as Judged;
});
const worst = {
  members: new Map(judged.map((each, i) => [i + 1, each])),
  plates: new Map(),
  surfaces: new Map(),
};
const ids = (items: readonly Judged[]) => items.map(({ part }) => part.entity.member_id);

test('every section has its worst: what fails, what is undecided, the rest; then the others', () => {
  const { ofSections, others } = fullestFirst(structure, worst, 5);
  expect(ids(ofSections)).toEqual([1, 6, 5]);
  expect(ids(others)).toEqual([2, 3]);
});

test('no section is left out where there are more than room', () => {
  const { ofSections, others } = fullestFirst(structure, worst, 2);
  expect(ids(ofSections)).toEqual([1, 6, 5]);
  expect(others).toEqual([]);
});
