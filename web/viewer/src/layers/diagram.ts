// One internal force drawn on every member: a translucent face with its outline, to one scale,
// and values at the extremes: of all members, or the largest of each section. Moments lie on the side they stretch, tension and compression have
// a colour each. An envelope has two curves.

import { Group } from 'three';
import type { Quantity } from '../format/display_units';
import type { PlacedMember, Structure } from '../model/structure';
import { add, along, scale, type Vec3 } from '../model/vector';
import { FINE, type Sample, samples, splitAtZero } from '../results/curve_samples';
import type { DrawnForce } from '../results/drawn_force';
import { type Label, setLabels } from '../stage/label';
import type { Theme } from '../stage/theme';
import { lineSegments, type Segment } from './lines';
import { translucentFaces } from './translucent_faces';

const REACH = 0.14;
/** Above this many members curves are drawn with fewer points. */
const MANY_MEMBERS = 300;
/** Above this many members only outlines are drawn. */
const MOST_FILLED = 2000;
const TURN = 200;

/** What is drawn in one colour; many members have outlines only. */
interface Ink {
  color: number;
  fills: number[] | null;
  outline: Segment[];
}

export function* diagram(
  structure: Structure,
  members: readonly PlacedMember[],
  force: DrawnForce,
  quantity: Quantity,
  isEvery: boolean,
  theme: Theme,
): Generator<void, Group> {
  const group = new Group();
  if (force.largest === 0) return group;
  const finest = members.length > MANY_MEMBERS ? 6 : FINE;
  const reach = (structure.radius * REACH) / force.largest;
  const colors = force.tension === 0 ? [theme.diagram] : [theme.tension, theme.compression];
  const inks = colors.map((color): Ink => {
    return { color, fills: members.length > MOST_FILLED ? null : [], outline: [] };
  });
  const inkOf = (value: number) => inks[value * force.tension < 0 ? 1 : 0];
  const labels: Label[] = [];
  const largestOf = new Map<string, Label & { weight: number }>();
  for (const [i, member] of members.entries()) {
    if (i % TURN === TURN - 1) yield;
    const direction = scale(force.directionOf(member), reach);
    const at = (x: number): Vec3 => along(member.start, member.end, x / member.length);
    const tip = (x: number, value: number): Vec3 => add(at(x), scale(direction, value));
    for (const curve of force.curvesOf(member)) {
      drawCurve(splitAtZero(samples(curve, finest)), member.length, at, tip, inkOf);
    }
    for (const { x, value } of force.extremesOf(member)) {
      const share = Math.abs(value) / force.largest;
      if (share < 1e-3) continue;
      const text = quantity.text(value);
      const { color } = inkOf(value);
      const label = { at: tip(x, value), text, color, weight: 20 + share, leads: !isEvery };
      const group = `${member.section?.id} ${value < 0}`;
      if (isEvery) labels.push(label);
      else if (label.weight > (largestOf.get(group)?.weight ?? 0)) largestOf.set(group, label);
    }
  }
  for (const { color, fills, outline } of inks) {
    if (fills?.length) group.add(translucentFaces(fills, color, 0.22));
    if (outline.length) group.add(lineSegments(outline, { width: 1.6, color }));
  }
  setLabels(group, [...labels, ...largestOf.values()]);
  return group;
}

function drawCurve(
  points: readonly Sample[],
  length: number,
  at: (x: number) => Vec3,
  tip: (x: number, value: number) => Vec3,
  inkOf: (value: number) => Ink,
): void {
  if (points.every(({ value }) => value === 0)) return;
  let before = at(0);
  points.forEach(({ x, value }, i) => {
    const here = tip(x, value);
    const { fills, outline } = inkOf(value || (points[i - 1]?.value ?? 0));
    outline.push([before, here]);
    if (fills && i > 0) {
      const [a, b] = [at(points[i - 1].x), at(x)];
      fills.push(...a, ...before, ...here, ...a, ...here, ...b);
    }
    before = here;
  });
  inkOf(points[points.length - 1].value).outline.push([before, at(length)]);
}
