// What a picture of plates on paper shows, from where, and the axes that resultants are in.

import { describe, expect, it } from 'vitest';
import { polygonNormal } from '../src/model/polygon_normal.ts';
import { cross, type Vec3 } from '../src/model/vector.ts';
import { platePatch } from '../src/report/plate_patch.ts';
import type { ContourFace } from '../src/results/contour_faces.ts';
import { plateAxes } from '../src/results/plate_axes.ts';
import type { MeshFace, PlateMesh } from '../src/results/plate_mesh.ts';

const face = (corners: Vec3[]): MeshFace => ({
  place: 0,
  id: 1,
  surface: null,
  nodes: [],
  corners,
  centre: corners
    .reduce((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]])
    .map((c) => c / 4) as never,
  normal: polygonNormal(corners),
  thickness: 0.2,
});

/** Faces with values, `joined` by edges one to the next. */
function patchOf(faces: MeshFace[], values: number[], joined: boolean) {
  const shared = faces.map((_, f) => [
    joined ? faces.map((_, other) => [other, 0] as const) : [[f, 0] as const],
  ]);
  const worst = faces.map(
    (each, f): ContourFace => ({
      face: each,
      corners: each.corners,
      values: each.corners.map(() => values[f]),
      middle: values[f],
    }),
  );
  return platePatch({ faces, shared } as PlateMesh, worst);
}

const floor = (y: number, x = 0): MeshFace =>
  face([
    [x, y, 0],
    [x, y, 1],
    [x + 1, y, 1],
    [x + 1, y, 0],
  ]);
const WALL = face([
  [0, 0, 2],
  [0, 0, 3],
  [0, 1, 3],
  [0, 1, 2],
]);

describe('a picture of plates', () => {
  it('has all in the plane of the governing one, and no other storey', () => {
    const { faces, governing } = patchOf([floor(0), floor(3), floor(3, 5)], [1, -4, 2], false);
    expect(faces.map(({ middle }) => middle)).toEqual([-4, 2]);
    expect(governing.middle).toBe(-4);
  });
  it('shows a floor as a plan and a wall upright, whichever way their corners go round', () => {
    const turned = (each: MeshFace) => face([...each.corners].reverse());
    for (const each of [floor(3), turned(floor(3))])
      expect(patchOf([each], [1], false)).toMatchObject({ right: [1, 0, 0], down: [0, 0, 1] });
    for (const each of [WALL, turned(WALL)]) {
      const { right, down } = patchOf([each], [1], false);
      expect([right, down].flat().map((c) => c + 0)).toEqual([0, 0, 1, 0, -1, 0]);
    }
  });
  it('shows a bent plate whole, from above', () => {
    const { faces, down, right, away } = patchOf([floor(0), WALL], [1, 2], true);
    expect(faces).toHaveLength(2);
    expect(down[1]).toBeLessThan(0);
    cross(right, down).forEach((c, i) => expect(c).toBeCloseTo(away[i], 12));
  });
  it('shows the first of two that are alike but for rounding', () => {
    expect(patchOf([floor(0), floor(3)], [2, 2 + 1e-14], false).governing.corners[0][1]).toBe(0);
  });
});

describe('local axes of a plate', () => {
  it('begin with global X laid into it, or with Z where X is its normal', () => {
    expect(plateAxes(undefined, [0, 1, 0])).toEqual({ x: [1, 0, 0], y: [0, 0, -1] });
    expect(plateAxes(undefined, [1, 0, 0])).toEqual({ x: [0, 0, 1], y: [0, -1, 0] });
    const { x } = plateAxes(undefined, [-Math.SQRT1_2, Math.SQRT1_2, 0]);
    x.forEach((c, i) => expect(c).toBeCloseTo([Math.SQRT1_2, Math.SQRT1_2, 0][i], 12));
  });
  it('begin with the direction that is stated', () => {
    const { x } = plateAxes({ local_x_direction: [0, 5, 2] }, [0, 1, 0]);
    expect(x).toEqual([0, 0, 1]);
  });
});
