import { OrthographicCamera, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { projector } from '../src/stage/projector';
import { cubeArms, viewAt } from '../src/stage/view_cube';
import { aim } from '../src/stage/view_direction';
import type { ViewName } from '../src/stage/view_names';

function seenFrom(view: ViewName) {
  const camera = new OrthographicCamera(-8, 8, 5, -5, 0, 100);
  aim(camera, view, new Vector3(3, 4, 5), 40);
  return projector(camera, 1600, 1000);
}

function armsFrom(view: ViewName) {
  const arms = cubeArms(seenFrom(view));
  return Object.fromEntries(arms.map(({ name, tip }) => [name, tip.map((n) => Math.round(n) + 0)]));
}

test('from the front x runs to the right, y up, and z to whoever looks', () => {
  expect(armsFrom('front')).toEqual({ x: [40, 0], y: [0, -40], z: [0, 0] });
});

test('on a plan z runs down the picture', () => {
  expect(armsFrom('top')).toEqual({ x: [40, 0], y: [0, 0], z: [0, 40] });
});

test('from aside every axis is seen, and y upright', () => {
  const { x, y, z } = armsFrom('iso');
  expect(y[0]).toBe(0);
  expect(y[1]).toBeLessThan(-24);
  expect(Math.hypot(...x)).toBeGreaterThan(24);
  expect(Math.hypot(...z)).toBeGreaterThan(24);
});

test('a click on a face looks from there, and from aside where one looks at it already', () => {
  // The cube's middle is 64 pixels from the right and lower edge; aside of it to the left is the face
  // towards -x, to the right that towards +z, above both the top.
  const at = (x: number, y: number) => viewAt(seenFrom('iso'), 1600, 1000, 1536 + x, 936 + y);
  expect([at(-14, 10), at(14, 10), at(0, -20)]).toEqual(['left', 'front', 'top']);
  expect(at(-50, 0)).toBeNull();
  expect(viewAt(seenFrom('front'), 1600, 1000, 1536, 936)).toBe('iso');
});
