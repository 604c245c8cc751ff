import { OrthographicCamera, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { compassArms } from '../src/stage/compass';
import { projector } from '../src/stage/projector';
import { aim, type ViewName } from '../src/stage/view_direction';

function armsFrom(view: ViewName) {
  const camera = new OrthographicCamera(-8, 8, 5, -5, 0, 100);
  aim(camera, view, new Vector3(3, 4, 5), 40);
  const arms = compassArms(projector(camera, 1600, 1000));
  return Object.fromEntries(arms.map(({ name, tip }) => [name, tip.map((n) => Math.round(n) + 0)]));
}

test('from the front x runs to the right, y up, and z to whoever looks', () => {
  expect(armsFrom('front')).toEqual({ x: [26, 0], y: [0, -26], z: [0, 0] });
});

test('on a plan z runs down the picture', () => {
  expect(armsFrom('top')).toEqual({ x: [26, 0], y: [0, 0], z: [0, 26] });
});

test('from aside every axis is seen, and y upright', () => {
  const { x, y, z } = armsFrom('iso');
  expect(y[0]).toBe(0);
  expect(y[1]).toBeLessThan(-15);
  expect(Math.hypot(...x)).toBeGreaterThan(15);
  expect(Math.hypot(...z)).toBeGreaterThan(15);
});
