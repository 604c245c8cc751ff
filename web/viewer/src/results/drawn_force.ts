// One internal force of the chosen results as the diagram layer wants it: curves, extremes, scale.

import {
  type Curve,
  type Extreme,
  lowerEnvelope,
  MEMBER_COMPONENTS,
  type Results,
  upperEnvelope,
} from 'loadpath';
import type { Structure } from '../model/structure';
import type { Chosen } from './chosen_set';
import { negligible } from './negligible';
import type { Component } from './solution';

export interface DrawnForce {
  component: Component;
  curvesOf(member: number): readonly Curve[];
  extremesOf(member: number): readonly Extreme[];
  /** The largest size on any member; all diagrams share one scale. */
  largest: number;
}

export function drawnForce(
  structure: Structure,
  results: Results,
  chosen: Chosen,
  component: Component,
): DrawnForce {
  const size = largestSize(results, chosen, component);
  const isRounding = size <= negligible(chosen.set, null, component, structure.radius);
  return {
    component,
    largest: isRounding ? 0 : size,
    curvesOf: (member) => memberCurves(results, chosen, member, component),
    extremesOf: (member) => memberExtremes(results, chosen, member, component),
  };
}

/** The curve of a set; of an envelope the upper and the lower one. */
export function memberCurves(
  results: Results,
  { sets, isEnvelope }: Chosen,
  member: number,
  component: (typeof MEMBER_COMPONENTS)[number],
): Curve[] {
  const curves = sets.flatMap((set) => {
    const curve = results.curve(set, member, component);
    return curve?.length ? [curve] : [];
  });
  if (!isEnvelope || curves.length === 0) return curves;
  return [upperEnvelope(curves), lowerEnvelope(curves)];
}

function memberExtremes(
  results: Results,
  { sets }: Chosen,
  member: number,
  component: Component,
): Extreme[] {
  const from = MEMBER_COMPONENTS.indexOf(component) * 4;
  let [high, low]: (Extreme | null)[] = [null, null];
  for (const set of sets) {
    const row = results.extremes(set, member);
    if (!row) continue;
    const [most, atMost, least, atLeast] = row.subarray(from, from + 4);
    if (!high || most > high.value) high = { x: atMost, value: most };
    if (!low || least < low.value) low = { x: atLeast, value: least };
  }
  if (!high || !low) return [];
  return high.x === low.x && high.value === low.value ? [high] : [high, low];
}

function largestSize(results: Results, { sets }: Chosen, component: Component): number {
  const from = MEMBER_COMPONENTS.indexOf(component) * 4;
  const width = MEMBER_COMPONENTS.length * 4;
  let largest = 0;
  for (const set of sets) {
    const extremes = set.tables.column('extremes');
    for (let i = from; i < results.memberIndex.size * width; i += width) {
      largest = Math.max(largest, Math.abs(extremes[i]), Math.abs(extremes[i + 2]));
    }
  }
  return largest;
}
