// The face nearest to the eye at a point of the screen, and the value there.

import type { ContourFace } from '../results/contour_faces';
import type { MeshFace } from '../results/plate_mesh';
import type { Projector } from './projector';

/** So that no point falls between two triangles. */
const ROUNDING = 1e-9;

interface Hit {
  face: MeshFace;
  /** Shares of a corner, the next corner and the centre at the point. */
  corner: number;
  shares: readonly [number, number, number];
}

/** Each face is a fan of triangles about its centre, as contours draw it. */
export function faceUnder(
  faces: readonly MeshFace[],
  toScreen: Projector,
  x: number,
  y: number,
): Hit | null {
  let best: Hit | null = null;
  let nearest = Infinity;
  for (const face of faces) {
    const corners = face.corners.map(toScreen);
    if (!isNear(corners, x, y)) continue;
    const centre = toScreen(face.centre);
    corners.forEach((a, corner) => {
      const b = corners[(corner + 1) % corners.length];
      const shares = barycentric(a, b, centre, x, y);
      if (!shares) return;
      const depth = shares[0] * a[2] + shares[1] * b[2] + shares[2] * centre[2];
      if (depth >= nearest) return;
      nearest = depth;
      best = { face, corner, shares };
    });
  }
  return best;
}

/** The value of a contour where the hit is. */
export function valueUnder({ values, middle }: ContourFace, { corner, shares }: Hit): number {
  const next = values[(corner + 1) % values.length];
  return shares[0] * values[corner] + shares[1] * next + shares[2] * middle;
}

function isNear(corners: readonly (readonly number[])[], x: number, y: number): boolean {
  return (
    corners.some((c) => c[0] >= x) &&
    corners.some((c) => c[0] <= x) &&
    corners.some((c) => c[1] >= y) &&
    corners.some((c) => c[1] <= y)
  );
}

function barycentric(
  a: readonly number[],
  b: readonly number[],
  c: readonly number[],
  x: number,
  y: number,
): readonly [number, number, number] | null {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (area === 0) return null;
  const u = ((b[0] - x) * (c[1] - y) - (c[0] - x) * (b[1] - y)) / area;
  const v = ((c[0] - x) * (a[1] - y) - (a[0] - x) * (c[1] - y)) / area;
  const w = 1 - u - v;
  return Math.min(u, v, w) >= -ROUNDING ? [u, v, w] : null;
}
