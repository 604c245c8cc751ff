// Bands of colour on plates as a picture for paper, in turns: of a fine mesh lines would be far more
// bytes. Where plates hide each other the nearer ones are painted last.

import { dot, type Vec3 } from '../model/vector';
import { contourBands } from '../results/contour_bands';
import { type ContourFace, contourRange, type Range } from '../results/contour_faces';
import { hex } from '../stage/theme';
import type { PlatePatch } from './plate_patch';

type Point = readonly [x: number, y: number];
interface Valued {
  at: Point;
  value: number;
}

export interface PaintedPlates {
  /** A PNG; null where the browser gives no canvas. */
  image: string | null;
  /** Its size in the units of the edges and marks. */
  width: number;
  height: number;
  /** The rim of all plates, and lines where one ends and another begins, as one path of SVG. */
  edges: string;
  marks: { at: Point; value: number; word: string }[];
  range: Range;
}

/** Pixels of the longer side: 300 for each inch of a drawing on paper. */
const LONGEST = 1100;
const TURN = 300;

/** `hasLow`: whether the smallest value says something. */
export function* paintPlates(patch: PlatePatch, hasLow: boolean): Generator<void, PaintedPlates> {
  const { right, down, away } = patch;
  const flat = (at: Vec3): Point => [dot(at, right), dot(at, down)];
  const [left, top, width, height] = box(patch.faces.flatMap(({ corners }) => corners.map(flat)));
  const pixels = LONGEST / Math.max(width, height);
  const put = (at: Vec3): Point => {
    const [x, y] = flat(at);
    return [(x - left) * pixels, (y - top) * pixels];
  };
  const range = contourRange(patch.faces);
  const depth = ({ face }: ContourFace) => dot(face.centre, away);
  const faces = [...patch.faces].sort((a, b) => depth(b) - depth(a));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width * pixels));
  canvas.height = Math.max(1, Math.ceil(height * pixels));
  const paper = canvas.getContext('2d');
  if (paper) {
    const bands = contourBands(range).map(({ color }) => hex(color));
    for (const [f, face] of faces.entries()) {
      for (const corners of triangles(face, put)) paintTriangle(paper, corners, range, bands);
      if (f % TURN === TURN - 1) yield;
    }
  }
  return {
    image: paper && canvas.toDataURL(),
    width: canvas.width,
    height: canvas.height,
    edges: rims(faces, put),
    marks: marksOf(faces, put).slice(0, hasLow ? 2 : 1),
    range,
  };
}

function box(points: readonly Point[]): [left: number, top: number, width: number, height: number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return [left, top, right - left, bottom - top];
}

/** From each side of a face to its middle. */
function triangles(
  { face, corners, values, middle }: ContourFace,
  put: (at: Vec3) => Point,
): Valued[][] {
  const centre = { at: put(face.centre), value: middle };
  const around = corners.map((corner, k) => ({ at: put(corner), value: values[k] }));
  return around.map((from, k) => [from, around[(k + 1) % around.length], centre]);
}

function paintTriangle(
  paper: CanvasRenderingContext2D,
  corners: readonly Valued[],
  { low, high }: Range,
  bands: readonly string[],
): void {
  const step = (high - low) / bands.length;
  const bandOf = (value: number) =>
    step > 0 ? Math.min(bands.length - 1, Math.max(0, Math.floor((value - low) / step))) : 0;
  const values = corners.map(({ value }) => value);
  const [first, last] = [bandOf(Math.min(...values)), bandOf(Math.max(...values))];
  for (let band = first; band <= last; band++) {
    let part = corners;
    if (band > first) part = cut(part, low + band * step, 1);
    if (band < last) part = cut(part, low + (band + 1) * step, -1);
    if (part.length < 3) continue;
    paper.beginPath();
    for (const { at } of part) paper.lineTo(...at);
    paper.closePath();
    paper.fillStyle = bands[band];
    paper.fill();
    // Without it the ground shines through between neighbours.
    paper.strokeStyle = bands[band];
    paper.stroke();
  }
}

/** What of a polygon is above a value, or below with −1. */
function cut(corners: readonly Valued[], bound: number, side: 1 | -1): Valued[] {
  return corners.flatMap((a, k) => {
    const b = corners[(k + 1) % corners.length];
    const [isIn, goesIn] = [a, b].map(({ value }) => (value - bound) * side >= 0);
    const kept = isIn ? [a] : [];
    if (isIn === goesIn) return kept;
    const t = (bound - a.value) / (b.value - a.value);
    const at: Point = [a.at[0] + t * (b.at[0] - a.at[0]), a.at[1] + t * (b.at[1] - a.at[1])];
    return [...kept, { at, value: bound }];
  });
}

/** Sides that belong to one face alone, or to faces of two plates. */
function rims(faces: readonly ContourFace[], put: (at: Vec3) => Point): string {
  const sides = new Map<string, { owners: string[]; ends: [Vec3, Vec3] }>();
  for (const { face, corners } of faces) {
    face.nodes.forEach((node, k) => {
      const next = (k + 1) % face.nodes.length;
      const key = [node, face.nodes[next]].sort((a, b) => a - b).join(' ');
      const owner = `${face.surface} ${face.thickness}`;
      const known = sides.get(key);
      if (known) known.owners.push(owner);
      else sides.set(key, { owners: [owner], ends: [corners[k], corners[next]] });
    });
  }
  const lines = [...sides.values()].filter(
    ({ owners }) => owners.length === 1 || owners.some((owner) => owner !== owners[0]),
  );
  const text = (at: Vec3) => put(at).map(Math.round).join(' ');
  return lines.map(({ ends: [a, b] }) => `M${text(a)}L${text(b)}`).join('');
}

/** Where the largest and the smallest value stand; one where they are the same. */
function marksOf(faces: readonly ContourFace[], put: (at: Vec3) => Point): PaintedPlates['marks'] {
  const points = faces.flatMap(({ face, corners, values, middle }) => [
    { at: face.centre, value: middle },
    ...corners.map((at, k) => ({ at, value: values[k] })),
  ]);
  const end = (side: 1 | -1) =>
    points.reduce((best, point) => ((point.value - best.value) * side > 0 ? point : best));
  const [high, low] = [end(1), end(-1)];
  const marks = [{ ...high, word: 'max' }];
  if (low.value < high.value) marks.push({ ...low, word: 'min' });
  return marks
    .filter(({ value }) => value !== 0)
    .map(({ at, value, word }) => ({ at: put(at), value, word }));
}
