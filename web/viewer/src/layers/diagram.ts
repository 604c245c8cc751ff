// One internal force drawn on every member: a translucent face with its outline, to one scale,
// and values at the extremes. Moments lie on the tension side. An envelope has two curves.

import { type Curve, evaluate } from 'loadpath';
import { Group } from 'three';
import type { Quantity } from '../format/display_units';
import type { PlacedMember, Structure } from '../model/structure';
import { add, along, scale, type Vec3 } from '../model/vector';
import type { DrawnForce } from '../results/drawn_force';
import type { Component } from '../results/solution';
import { type Label, setLabels } from '../stage/label';
import type { Theme } from '../stage/theme';
import { lineSegments, type Segment } from './lines';
import { translucentFaces } from './translucent_faces';

/** The local axis a component is plotted along and the sign that puts moments on the tension side. */
export const PLOT: Record<Component, { axis: 'y' | 'z'; sign: 1 | -1 }> = {
  fx: { axis: 'y', sign: 1 },
  fy: { axis: 'y', sign: 1 },
  fz: { axis: 'z', sign: 1 },
  mx: { axis: 'y', sign: 1 },
  my: { axis: 'z', sign: -1 },
  mz: { axis: 'y', sign: 1 },
};

const REACH = 0.14;
/** Above this many members curves are drawn with fewer points. */
const MANY_MEMBERS = 300;
/** Above this many members only outlines are drawn. */
const MOST_FILLED = 2000;
const TURN = 200;

export function* diagram(
  structure: Structure,
  members: readonly PlacedMember[],
  force: DrawnForce,
  quantity: Quantity,
  theme: Theme,
): Generator<void, Group> {
  const group = new Group();
  if (force.largest === 0) return group;
  const { axis, sign } = PLOT[force.component];
  const finest = members.length > MANY_MEMBERS ? 6 : FINE;
  const factor = (structure.radius * REACH * sign) / force.largest;
  const fills: number[] | null = members.length > MOST_FILLED ? null : [];
  const outline: Segment[] = [];
  const labels: Label[] = [];
  for (const [i, member] of members.entries()) {
    if (i % TURN === TURN - 1) yield;
    const at = (x: number): Vec3 => along(member.start, member.end, x / member.length);
    const tip = (x: number, value: number): Vec3 =>
      add(at(x), scale(member.axes[axis], value * factor));
    for (const curve of force.curvesOf(member.member.id)) {
      drawCurve(samples(curve, finest), member.length, at, tip, fills, outline);
    }
    for (const { x, value } of force.extremesOf(member.member.id)) {
      const share = Math.abs(value) / force.largest;
      if (share < 1e-3) continue;
      const text = quantity.text(value);
      labels.push({ at: tip(x, value), text, color: theme.diagram, weight: 20 + share });
    }
  }
  if (fills) group.add(translucentFaces(fills, theme.diagram, 0.22));
  group.add(lineSegments(outline, { width: 1.6, color: theme.diagram }));
  setLabels(group, labels);
  return group;
}

function drawCurve(
  points: readonly Sample[],
  length: number,
  at: (x: number) => Vec3,
  tip: (x: number, value: number) => Vec3,
  fills: number[] | null,
  outline: Segment[],
): void {
  if (points.every(({ value }) => value === 0)) return;
  let before = at(0);
  points.forEach(({ x, value }, i) => {
    const here = tip(x, value);
    outline.push([before, here]);
    if (fills && i > 0) {
      const [a, b] = [at(points[i - 1].x), at(x)];
      fills.push(...a, ...before, ...here, ...a, ...here, ...b);
    }
    before = here;
  });
  outline.push([before, at(length)]);
}

export interface Sample {
  x: number;
  value: number;
}

const FINE = 16;

/** Points that draw a curve well: piece ends, and between them where it is bent up to `finest`. */
export function samples(curve: Curve, finest = FINE): Sample[] {
  const points: Sample[] = [];
  for (const { x0, x1, c } of curve) {
    const steps = isStraight(c, x1 - x0) ? 1 : finest;
    for (let i = 0; i <= steps; i++) {
      const s = ((x1 - x0) * i) / steps;
      points.push({ x: x0 + s, value: evaluate(c, s) });
    }
  }
  return points;
}

/** Whether the terms above the linear one are only rounding. */
function isStraight(c: ArrayLike<number>, length: number): boolean {
  const linear = Math.abs(c[0]) + Math.abs(c[1] ?? 0) * length;
  let bent = 0;
  for (let k = 2, power = length * length; k < c.length; k++, power *= length) {
    bent += Math.abs(c[k]) * power;
  }
  return bent <= 1e-9 * linear;
}
