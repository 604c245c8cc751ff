// The structure with one internal force on it, as lines on paper: seen from the front where it lies in
// a plane, else from above one corner. All members, to one scale, with the extremes of the whole.

import type { CurveExtreme } from 'loadpath';
import type { PlacedMember, Structure } from '../model/structure';
import { add, along, scale, subtract, type Vec3 } from '../model/vector';
import { type Sample, samples, splitAtZero } from '../results/curve_samples';
import type { DrawnForce } from '../results/drawn_force';

type Point = readonly [x: number, y: number];

/** Of a normal force tension and compression; all else is plain. */
export type Side = 'tension' | 'compression' | 'plain';

export interface ForceLines {
  /** Paths of SVG, some hundred members in each. */
  members: string[];
  curves: Record<Side, string[]>;
  /** Where the largest and the smallest value stand. */
  marks: { at: Point; value: number; member: number }[];
  viewBox: string;
  /** Of the drawing with its edges, in its units. */
  width: number;
  height: number;
}

const REACH = 0.16;
const FINEST = 8;
/** Above this many members each is short on paper, and a bent curve three points. */
const MANY = 2000;
const TURN = 50;
const FLAT = 1e-6;

/** In turns, since there may be thousands of members. */
export function* forceLines(structure: Structure, force: DrawnForce): Generator<void, ForceLines> {
  const sheet = new Frame();
  const project = projection(structure);
  const put = (at: Vec3): Point => sheet.include(project(at));
  const reach = (structure.radius * REACH) / force.largest;
  const tip = (placed: PlacedMember, { x, value }: CurveExtreme): Vec3 =>
    add(
      along(placed.start, placed.end, x / placed.length),
      scale(force.directionOf(placed), value * reach),
    );
  const finest = structure.members.length > MANY ? 2 : FINEST;
  const members: string[] = [];
  const curves: Record<Side, string[]> = { tension: [], compression: [], plain: [] };
  const ends = new Ends();
  for (let from = 0; from < structure.members.length; from += TURN) {
    const some = structure.members.slice(from, from + TURN);
    members.push(some.map(({ start, end }) => path([put(start), put(end)])).join(''));
    const drawn: Record<Side, string> = { tension: '', compression: '', plain: '' };
    for (const placed of some) {
      const foot = (x: number) => put(along(placed.start, placed.end, x / placed.length));
      for (const curve of force.curvesOf(placed)) {
        for (const { side, points } of sidesOf(samples(curve, finest), force.tension)) {
          const tips = points.map((point) => put(tip(placed, point)));
          const [first, last] = [points[0].x, points[points.length - 1].x];
          drawn[side] += path([foot(first), ...tips, foot(last)]);
        }
      }
    }
    for (const side of SIDES) if (drawn[side]) curves[side].push(drawn[side]);
    for (const placed of some) ends.note(placed, force.extremesOf(placed));
    yield;
  }
  const marks = ends.found(force.largest).map(({ placed, extreme }) => ({
    at: put(tip(placed, extreme)),
    value: extreme.value,
    member: placed.member.id,
  }));
  for (const side of SIDES) curves[side] = joined(curves[side]);
  return { members: joined(members), curves, marks, ...sheet.view() };
}

const SIDES: readonly Side[] = ['tension', 'compression', 'plain'];

/** Stretches of a curve that are all tension or all compression, where `tension` is the sign of one. */
export function sidesOf(
  points: readonly Sample[],
  tension: 1 | -1 | 0,
): { side: Side; points: Sample[] }[] {
  if (tension === 0) return [{ side: 'plain', points: [...points] }];
  const stretches: { side: Side; points: Sample[] }[] = [];
  const sideOf = (value: number): Side => (value * tension > 0 ? 'tension' : 'compression');
  for (const point of splitAtZero(points)) {
    const last = stretches.at(-1);
    const isOpen = last?.points.every(({ value }) => value === 0);
    if (last && (isOpen || point.value === 0 || sideOf(point.value) === last.side)) {
      last.points.push(point);
      if (isOpen) last.side = sideOf(point.value);
      continue;
    }
    // Both begin where the curve crosses its axis, or jumps.
    const before = last?.points.at(-1);
    const begin = before && before.value === 0 ? [before] : [];
    stretches.push({ side: sideOf(point.value), points: [...begin, point] });
  }
  return stretches.filter(({ points }) => points.some(({ value }) => value !== 0));
}

const PATHS_TOGETHER = 10;

function joined(paths: readonly string[]): string[] {
  const count = Math.ceil(paths.length / PATHS_TOGETHER);
  return Array.from({ length: count }, (_, i) =>
    paths.slice(i * PATHS_TOGETHER, (i + 1) * PATHS_TOGETHER).join(''),
  );
}

interface End {
  placed: PlacedMember;
  extreme: CurveExtreme;
}

/** The largest and the smallest value of all members; one where they are the same. */
class Ends {
  private high: End | null = null;
  private low: End | null = null;

  note(placed: PlacedMember, extremes: readonly CurveExtreme[]): void {
    for (const extreme of extremes) {
      if (!this.high || extreme.value > this.high.extreme.value) this.high = { placed, extreme };
      if (!this.low || extreme.value < this.low.extreme.value) this.low = { placed, extreme };
    }
  }

  found(largest: number): End[] {
    const { high, low } = this;
    if (!high || !low) return [];
    const ends = high.extreme === low.extreme ? [high] : [high, low];
    return ends.filter(({ extreme }) => Math.abs(extreme.value) > FLAT * largest);
  }
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

/** What all points of a drawing lie in. */
class Frame {
  private left = Infinity;
  private top = Infinity;
  private right = -Infinity;
  private bottom = -Infinity;

  include(point: Point): Point {
    const [x, y] = point;
    this.left = Math.min(this.left, x);
    this.right = Math.max(this.right, x);
    this.top = Math.min(this.top, y);
    this.bottom = Math.max(this.bottom, y);
    return point;
  }

  view(): Pick<ForceLines, 'viewBox' | 'width' | 'height'> {
    const [width, height] = [this.right - this.left, this.bottom - this.top];
    const edge = Math.max(width, 2 * height) * 0.06;
    const [whole, high] = [width + 2 * edge, height + 2 * edge];
    const box = [this.left - edge, this.top - edge, whole, high];
    return { viewBox: box.map(round).join(' '), width: whole, height: high };
  }
}
