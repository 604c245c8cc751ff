import { expect, test } from 'vitest';
import type { PlacedMember } from '../src/model/structure';
import type { Judged } from '../src/results/judged';
import { labelledChecks } from '../src/results/labelled_checks';

const member = (id: number, name: string) =>
  ({ member: { id }, section: { id: 1, name } }) as PlacedMember;
const judged = (status: string, utilization: number | null) => ({ status, utilization }) as Judged;

test('what fails, what is undecided and the fullest of each section are labelled', () => {
  const members = [
    member(1, 'IPE300'),
    member(2, 'IPE300'),
    member(3, 'IPE300'),
    member(4, 'HEB200'),
    member(5, 'HEB200'),
    member(6, 'HEB200'),
  ];
  const checks = [
    judged('Red', 1.4),
    judged('Red', 1.1),
    judged('Green', 0.9),
    judged('Green', 0.2),
    judged('Green', 0.3),
    judged('Indeterminate', null),
  ];
  const [slab, small] = [judged('Green', 0.5), judged('Green', 0.4)];
  const worst = {
    members: new Map(checks.map((check, i) => [i + 1, check])),
    plates: new Map([[1, small]]),
    surfaces: new Map([[1, slab]]),
  };
  const labelled = labelledChecks(members, worst);
  expect([...labelled].map((check) => check.utilization)).toEqual([1.4, 1.1, null, 0.3, 0.5]);
});
