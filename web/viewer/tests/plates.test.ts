import { expect, test } from 'vitest';
import { corners } from '../src/layers/plates';
import type { Polygon } from '../src/model/plate_outline';
import type { Vec3 } from '../src/model/vector';

const PLATE = {
  thickness: 200,
  boundary: [
    [0, 0, 0],
    [0, 0, 3],
    [2, 0, 3],
    [2, 0, 0],
  ],
  openings: [],
} as unknown as Polygon;

const heights = (points: Vec3[]) => [...new Set(points.map((p) => p[1].toFixed(3)))].sort();

test('a plate is a closed body of its thickness about its middle face', () => {
  const body = [...corners(PLATE, 0.001)];
  // Two faces and four sides, two triangles each; 200 mm in metres.
  expect(body).toHaveLength(6 * 2 * 3);
  expect(heights(body)).toEqual(['-0.100', '0.100']);
});

test('without thickness it is one face', () => {
  const face = [...corners(PLATE, null)];
  expect(face).toHaveLength(2 * 3);
  expect(heights(face)).toEqual(['0.000']);
});
