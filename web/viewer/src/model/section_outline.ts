// The outline of a cross-section in local (y, z), in metres: from its shape path, else from its
// dimensions, else the rectangle h x b. What says nothing about its shape has no outline.

import type { Section, ShapeCommand, ShapePath } from 'loadpath';

export type Point = readonly [y: number, z: number];

export interface Outline {
  outer: Point[];
  holes: Point[][];
}

interface Dimensions {
  shape: string;
  h?: number | null;
  b?: number | null;
  tw?: number | null;
  tf?: number | null;
  t?: number | null;
  r?: number | null;
}

const ARC_STEP = Math.PI / 8;
/** A quarter turn becomes one chord. */
const COARSE_ARC_STEP = Math.PI / 2;

export function sectionOutline(
  section: Section,
  paths: readonly ShapePath[],
  lengthUnit: number,
  isDetailed = true,
): Outline | null {
  const path = paths.find((p) => p.id === section.shape_path);
  const outline =
    (path && pathOutline(path.shape_commands, isDetailed ? ARC_STEP : COARSE_ARC_STEP)) ??
    dimensionsOutline((section as { dimensions?: Dimensions | null }).dimensions) ??
    rectangle(section.h, section.b);
  return outline && scaled(outline, lengthUnit);
}

/** Closed loops of a path; the largest is the outer edge, the others are holes. */
export function pathOutline(commands: readonly ShapeCommand[], arcStep = ARC_STEP): Outline | null {
  const loops: Point[][] = [];
  let loop: Point[] = [];
  const finish = () => {
    if (loop.length >= 3) loops.push(loop);
    loop = [];
  };
  for (const c of commands) {
    if (c.command === 'moveTo') finish();
    if (c.command === 'moveTo' || c.command === 'lineTo') loop.push([c.y ?? 0, c.z ?? 0]);
    else if (c.command === 'arcTo') loop.push(...arc(c, arcStep));
    else finish();
  }
  finish();
  if (loops.length === 0) return null;
  loops.sort((a, b) => Math.abs(signedArea(b)) - Math.abs(signedArea(a)));
  return { outer: loops[0], holes: loops.slice(1) };
}

/** An arc of more than one turn, as where degrees are taken for radians, is one turn to its end. */
function arc(c: ShapeCommand, arcStep: number): Point[] {
  const [cy, cz, r] = [c.center_y ?? 0, c.center_z ?? 0, c.r ?? 0];
  const to = c.theta1 ?? 0;
  const turn = 2 * Math.PI;
  const from = to - Math.max(-turn, Math.min(turn, to - (c.theta0 ?? 0)));
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / arcStep - 1e-9));
  return Array.from({ length: steps }, (_, i) => {
    const theta = from + ((to - from) * (i + 1)) / steps;
    return [cy + r * Math.cos(theta), cz + r * Math.sin(theta)] as const;
  });
}

function signedArea(loop: readonly Point[]): number {
  return loop.reduce((sum, [y, z], i) => {
    const [y2, z2] = loop[(i + 1) % loop.length];
    return sum + (y * z2 - y2 * z) / 2;
  }, 0);
}

function dimensionsOutline(d: Dimensions | null | undefined): Outline | null {
  if (!d?.h) return null;
  const h = d.h;
  const b = d.b ?? h;
  const tf = d.tf ?? d.t ?? 0;
  const tw = d.tw ?? d.t ?? 0;
  const inside = [h - 2 * (d.t ?? tf), b - 2 * (d.t ?? tw)] as const;
  const [top, bottom, side] = [h / 2, -h / 2, b / 2];
  switch (d.shape) {
    case 'I':
      return plain([
        [top, -side],
        [top, side],
        [top - tf, side],
        [top - tf, tw / 2],
        [bottom + tf, tw / 2],
        [bottom + tf, side],
        [bottom, side],
        [bottom, -side],
        [bottom + tf, -side],
        [bottom + tf, -tw / 2],
        [top - tf, -tw / 2],
        [top - tf, -side],
      ]);
    case 'U':
      return plain([
        [top, -side],
        [top, side],
        [top - tf, side],
        [top - tf, tw - side],
        [bottom + tf, tw - side],
        [bottom + tf, side],
        [bottom, side],
        [bottom, -side],
      ]);
    case 'T':
      return plain([
        [top, -side],
        [top, side],
        [top - tf, side],
        [top - tf, tw / 2],
        [bottom, tw / 2],
        [bottom, -tw / 2],
        [top - tf, -tw / 2],
        [top - tf, -side],
      ]);
    case 'L':
      return plain([
        [top, -side],
        [top, tw - side],
        [bottom + tf, tw - side],
        [bottom + tf, side],
        [bottom, side],
        [bottom, -side],
      ]);
    case 'RHS':
      return hollow(box(h, b), box(...inside), Math.min(...inside));
    case 'CHS':
      return hollow(circle(h / 2), circle(h / 2 - (d.t ?? tw)), h - 2 * (d.t ?? tw));
    default:
      return rectangle(h, b);
  }
}

const plain = (outer: Point[]): Outline => ({ outer, holes: [] });
// A bar is a tube whose walls meet: a hole without a size could not be cut out of it.
const hollow = (outer: Point[], hole: Point[], clear: number): Outline =>
  clear > 1e-9 ? { outer, holes: [hole] } : plain(outer);
const box = (h: number, b: number): Point[] => [
  [h / 2, -b / 2],
  [h / 2, b / 2],
  [-h / 2, b / 2],
  [-h / 2, -b / 2],
];
const circle = (r: number): Point[] =>
  Array.from({ length: 24 }, (_, i) => {
    const t = (i * Math.PI) / 12;
    return [r * Math.cos(t), r * Math.sin(t)] as const;
  });

function rectangle(h: number | null | undefined, b: number | null | undefined): Outline | null {
  return h && b ? plain(box(h, b)) : null;
}

function scaled(outline: Outline, factor: number): Outline {
  const loop = (points: Point[]): Point[] => points.map(([y, z]) => [y * factor, z * factor]);
  return { outer: loop(outline.outer), holes: outline.holes.map(loop) };
}
