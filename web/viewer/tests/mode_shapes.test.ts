import { expect, test } from 'vitest';
import { memberAxes } from '../src/model/axes';
import type { PlacedMember } from '../src/model/structure';
import { cross, type Vec3 } from '../src/model/vector';
import { isModeKey, largestMovement, type ModeShape, shapeAlong } from '../src/results/mode_shapes';

const [START, END]: [Vec3, Vec3] = [
  [0, 0, 0],
  [3, 4, 12],
];
const member = {
  member: { id: 1, start_node_id: 1, end_node_id: 2 },
  axes: memberAxes(START, END, 30),
  length: 13,
} as PlacedMember;

const shapeOf = (ends: [Vec3, Vec3], turns: [Vec3, Vec3]): ModeShape => ({
  key: 'frequency-1',
  title: '',
  kind: 'vibration',
  translationOf: (node) => ends[node - 1],
  rotationOf: (node) => turns[node - 1],
  withinOf: () => null,
});

test('a member that turns as a whole stays straight', () => {
  const turn: Vec3 = [0.3, -0.2, 0.5];
  const along = shapeAlong(member, shapeOf([[0, 0, 0], cross(turn, END)], [turn, turn]));
  for (const t of [0, 0.25, 0.7, 1]) {
    const at = cross(turn, [END[0] * t, END[1] * t, END[2] * t]);
    along(t).forEach((moved, k) => {
      expect(moved).toBeCloseTo(at[k], 12);
    });
  }
});

test('ends that turn against each other bow the member between nodes at rest', () => {
  const { axes, length } = member;
  const back = axes.z.map((v) => -v) as unknown as Vec3;
  const along = shapeAlong(member, shapeOf([START, START], [axes.z, back]));
  const middle = along(0.5);
  axes.y.forEach((v, k) => {
    expect(middle[k]).toBeCloseTo((v * length) / 4, 12);
  });
});

test('a shape is as large as its members bow, also where nodes rest', () => {
  const { axes } = member;
  const back = axes.z.map((v) => -v) as unknown as Vec3;
  const nodes = new Map([1, 2].map((id) => [id, { node: { id }, position: START }])) as never;
  const bowed = shapeOf([START, START], [axes.z, back]);
  expect(largestMovement({ members: [member], nodes }, bowed)).toBeCloseTo(13 / 4, 12);
});

test('a member with waves of its own is drawn in them, though its nodes rest', () => {
  const clamped: ModeShape = {
    ...shapeOf([START, START], [START, START]),
    withinOf: (id) => (id === 1 ? [0.5, 1, 0.5].map((size): Vec3 => [0, size, 0]) : null),
  };
  const nodes = new Map([1, 2].map((id) => [id, { node: { id }, position: START }])) as never;
  expect([0, 0.25, 0.375, 0.5, 1].map((t) => shapeAlong(member, clamped)(t)[1])).toEqual([
    0, 0.5, 0.75, 1, 0,
  ]);
  expect(largestMovement({ members: [member], nodes }, clamped)).toBe(1);
});

test('addresses name modes by their numbers', () => {
  expect(['frequency-1', 'buckling-2-10'].every(isModeKey)).toBe(true);
  expect(['frequency-0', 'buckling-1', 'frequency-1x', 'deflected'].some(isModeKey)).toBe(false);
});
