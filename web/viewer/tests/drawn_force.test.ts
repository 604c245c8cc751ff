import { expect, test } from 'vitest';
import { memberAxes } from '../src/model/axes';
import type { PlacedMember, Structure } from '../src/model/structure';
import { dot, type Vec3 } from '../src/model/vector';
import { plotAxis } from '../src/results/drawn_force';

const placed = (start: Vec3, end: Vec3) => ({ axes: memberAxes(start, end, 0) }) as PlacedMember;
const within = (max: Vec3) => ({ box: { min: [0, 0, 0], max } }) as unknown as Structure;
const UPRIGHT: [string, Vec3, Vec3][] = [
  ['front', [6, 4, 0], [0, 0, 1]],
  ['side', [0, 4, 6], [1, 0, 0]],
];

test.each(UPRIGHT)(
  'normal forces of a frame seen from the %s are in its plane',
  (_, max, normal) => {
    const top: Vec3 = [0, 4, 0];
    for (const member of [placed([0, 0, 0], top), placed(top, max), placed([0, 0, 0], max)]) {
      for (const component of ['fx', 'mx'] as const) {
        const along = member.axes[plotAxis(within(max), member, component)];
        expect(dot(along, normal)).toBeCloseTo(0, 12);
      }
    }
  },
);

test('forces that have a direction keep it, and so does all of a structure in space', () => {
  const post = placed([0, 0, 0], [0, 4, 0]);
  for (const [component, axis] of [
    ['fy', 'y'],
    ['mz', 'y'],
    ['fz', 'z'],
    ['my', 'z'],
  ] as const)
    expect(plotAxis(within([6, 4, 0]), post, component)).toBe(axis);
  expect(plotAxis(within([6, 4, 5]), post, 'fx')).toBe('y');
});
