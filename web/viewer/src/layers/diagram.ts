// One internal force drawn on every member: a translucent face with its outline, to one scale,
// and values at the extremes. Moments lie on the tension side.

import { type Curve, maximum, minimum, valueAt, valueBefore } from 'loadpath';
import {
  BufferGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
} from 'three';
import type { Quantity } from '../format/display_units';
import type { PlacedMember, Structure } from '../model/structure';
import { add, along, scale, type Vec3 } from '../model/vector';
import type { Component } from '../results/solution';
import { type Label, setLabels } from '../stage/label';
import type { Theme } from '../theme';
import { lineSegments, type Segment } from './lines';

/** The local axis a component is plotted along and the sign that puts moments on the tension side. */
export const PLOT: Record<Component, { axis: 'y' | 'z'; sign: 1 | -1 }> = {
  n: { axis: 'y', sign: 1 },
  vy: { axis: 'y', sign: 1 },
  vz: { axis: 'z', sign: 1 },
  mx: { axis: 'y', sign: 1 },
  my: { axis: 'z', sign: -1 },
  mz: { axis: 'y', sign: 1 },
};

const REACH = 0.14;

export function diagram(
  structure: Structure,
  members: readonly PlacedMember[],
  component: Component,
  curveOf: (member: number) => Curve | null,
  /** Values that stay below this are rounding. */
  negligible: number,
  quantity: Quantity,
  theme: Theme,
): Group {
  const drawn = members.flatMap((member) => {
    const curve = curveOf(member.member.id);
    if (!curve?.length) return [];
    return [{ member, curve, high: maximum(curve), low: minimum(curve) }];
  });
  const largest = Math.max(0, ...drawn.map((d) => Math.max(d.high.value, -d.low.value)));
  const group = new Group();
  if (largest <= negligible) return group;
  const factor = (structure.radius * REACH) / largest;
  const fills: number[] = [];
  const outline: Segment[] = [];
  const labels: Label[] = [];
  for (const { member, curve, high, low } of drawn) {
    const { axis, sign } = PLOT[component];
    const at = (x: number): Vec3 => along(member.start, member.end, x / member.length);
    const tip = (x: number, value: number): Vec3 =>
      add(at(x), scale(member.axes[axis], value * factor * sign));
    const points = samples(curve);
    let before = at(0);
    points.forEach(({ x, value }, i) => {
      const here = tip(x, value);
      outline.push([before, here]);
      if (i > 0) {
        const [a, b] = [at(points[i - 1].x), at(x)];
        fills.push(...a, ...before, ...here, ...a, ...here, ...b);
      }
      before = here;
    });
    outline.push([before, at(member.length)]);
    for (const { x, value } of high.x === low.x ? [high] : [high, low]) {
      if (Math.abs(value) < largest * 1e-3) continue;
      const weight = 20 + Math.abs(value) / largest;
      labels.push({ at: tip(x, value), text: quantity.text(value), color: theme.diagram, weight });
    }
  }
  group.add(
    fill(fills, theme.diagram),
    lineSegments(outline, { width: 1.6, color: theme.diagram }),
  );
  setLabels(group, labels);
  return group;
}

/** Points that draw a curve well: piece ends, and between them as many as its degree asks for. */
export function samples(curve: Curve): { x: number; value: number }[] {
  const points: { x: number; value: number }[] = [];
  for (const { x0, x1, c } of curve) {
    let degree = c.length - 1;
    while (degree > 0 && c[degree] === 0) degree--;
    const steps = degree < 2 ? 1 : 4 * degree;
    for (let i = 0; i <= steps; i++) {
      const x = x0 + ((x1 - x0) * i) / steps;
      points.push({ x, value: i === steps ? valueBefore(curve, x1) : valueAt(curve, x) });
    }
  }
  return points;
}

function fill(positions: number[], color: number): Mesh {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  const material = new MeshBasicMaterial({
    color,
    transparent: true,
    opacity: 0.22,
    side: DoubleSide,
    depthWrite: false,
  });
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  return mesh;
}
