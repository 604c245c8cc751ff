import { expect, test } from 'vitest';
import { memberAxes } from '../src/model/axes';
import type { PlacedMember } from '../src/model/structure';
import type { Vec3 } from '../src/model/vector';
import type { ModeShape } from '../src/results/mode_shapes';
import { movedMost } from '../src/results/moved_most';

const REST: Vec3 = [0, 0, 0];
const beam = (id: number): PlacedMember =>
  ({
    member: { id, start_node_id: 1, end_node_id: 2 },
    axes: memberAxes(REST, [6, 0, 0], 0),
    length: 6,
  }) as PlacedMember;
const structure = {
  members: [beam(4), beam(7)],
  nodes: new Map([1, 2, 3].map((id) => [id, { node: { id }, position: REST }])) as never,
};
const bowing = (third: Vec3): ModeShape => ({
  key: 'buckling-1-1',
  title: '',
  kind: 'buckling',
  translationOf: (node) => (node === 3 ? third : REST),
  rotationOf: () => REST,
  withinOf: (id) => [0.5, 1, 0.5].map((size): Vec3 => [0, 0.1 * size, id === 7 ? -size : 0]),
});

test('the member that bows most is named, with the axis along which it does', () => {
  expect(movedMost(structure, bowing(REST))).toEqual({ member: 7, axis: 'Z' });
});

test('no member is named where a node of none moves more, or nothing moves', () => {
  expect(movedMost(structure, bowing([0, 2, 0]))).toBeNull();
  const still = { ...bowing(REST), withinOf: () => null };
  expect(movedMost(structure, still)).toBeNull();
});
