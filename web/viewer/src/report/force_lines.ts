// The structure with one internal force on it, as lines on paper: seen from the front where it lies in
// a plane, else from above one corner. All members, to one scale, with the extremes of the whole.

import type { CurveExtreme } from 'loadpath';
import { samples } from '../layers/diagram';
import type { PlacedMember, Structure } from '../model/structure';
import { add, along, scale, subtract, type Vec3 } from '../model/vector';
import type { DrawnForce } from '../results/drawn_force';
import { PLOT_AXIS } from '../results/signs';

type Point = readonly [x: number, y: number];

export interface ForceLines {
  /** Paths of SVG. */
  members: string;
  curves: string;
  /** Where the largest and the smallest value stand. */
  marks: { at: Point; value: number; member: number }[];
  viewBox: string;
  /** Metres in the drawing's units; letters are sized by it. */
  size: number;
}

const REACH = 0.16;
const FINEST = 8;
const FLAT = 1e-6;

export function forceLines(structure: Structure, force: DrawnForce): ForceLines {
  const project = projection(structure);
  const reach = (structure.radius * REACH) / force.largest;
  const points: Point[] = [];
  const put = (at: Vec3): Point => {
    const point = project(at);
    points.push(point);
    return point;
  };
  const tip = (placed: PlacedMember, { x, value }: CurveExtreme): Vec3 =>
    add(
      along(placed.start, placed.end, x / placed.length),
      scale(placed.axes[PLOT_AXIS[force.component]], value * reach * force.sideOf(placed)),
    );
  const members = structure.members.map(({ start, end }) => path([put(start), put(end)]));
  const curves = structure.members.flatMap((placed) =>
    force.curvesOf(placed).map((curve) => {
      const tips = samples(curve, FINEST).map((sample) => put(tip(placed, sample)));
      return path([put(placed.start), ...tips, put(placed.end)]);
    }),
  );
  const marks = extremes(structure, force).map(({ placed, extreme }) => ({
    at: put(tip(placed, extreme)),
    value: extreme.value,
    member: placed.member.id,
  }));
  return { members: members.join(''), curves: curves.join(''), marks, ...frame(points) };
}

/** The largest and the smallest value of all members; one where they are the same. */
function extremes(structure: Structure, force: DrawnForce) {
  const all = structure.members.flatMap((placed) =>
    force.extremesOf(placed).map((extreme) => ({ placed, extreme })),
  );
  const found = [
    all.reduce((a, b) => (b.extreme.value > a.extreme.value ? b : a)),
    all.reduce((a, b) => (b.extreme.value < a.extreme.value ? b : a)),
  ];
  return found.filter(
    ({ extreme }, i) =>
      Math.abs(extreme.value) > FLAT * force.largest && (i === 0 || extreme !== found[0].extreme),
  );
}

/** Y is up; on paper it goes down. */
function projection({ box }: Structure): (at: Vec3) => Point {
  const [width, , depth] = subtract(box.max, box.min);
  if (depth <= FLAT * Math.max(width, 1)) return ([x, y]) => [x, -y];
  if (width <= FLAT * Math.max(depth, 1)) return ([, y, z]) => [z, -y];
  const [cos, sin] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)];
  return ([x, y, z]) => [(x - z) * cos, (x + z) * sin - y];
}

const round = (value: number) => Number(value.toPrecision(5));
const path = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

function frame(points: readonly Point[]): Pick<ForceLines, 'viewBox' | 'size'> {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const low = (values: number[]) => values.reduce((a, b) => Math.min(a, b));
  const high = (values: number[]) => values.reduce((a, b) => Math.max(a, b));
  const [left, top] = [low(xs), low(ys)];
  const [width, height] = [high(xs) - left, high(ys) - top];
  const size = Math.max(width, 2 * height);
  const edge = size * 0.06;
  const box = [left - edge, top - edge, width + 2 * edge, height + 2 * edge];
  return { viewBox: box.map(round).join(' '), size };
}
