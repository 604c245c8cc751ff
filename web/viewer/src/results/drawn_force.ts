// One internal force of the chosen results as the diagram layer wants it: curves, extremes, scale.

import {
  type Curve,
  type CurveExtreme,
  type CurveName,
  lowerEnvelope,
  OFFSETS,
  upperEnvelope,
  WIDTHS,
} from 'loadpath';
import type { Structure } from '../model/structure';
import type { Chosen } from './chosen_set';
import { negligible } from './negligible';
import type { Component } from './solution';

export interface DrawnForce {
  component: Component;
  curvesOf(member: number): readonly Curve[];
  extremesOf(member: number): readonly CurveExtreme[];
  /** The largest size on any member; all diagrams share one scale. */
  largest: number;
}

export function drawnForce(structure: Structure, chosen: Chosen, component: Component): DrawnForce {
  const size = largestSize(chosen, component);
  const isRounding = size <= negligible(chosen.set, null, component, structure.radius);
  return {
    component,
    largest: isRounding ? 0 : size,
    curvesOf: (member) => memberCurves(chosen, member, component),
    extremesOf: (member) => memberExtremes(chosen, member, component),
  };
}

/** The curve of a set; of an envelope the upper and the lower one. */
export function memberCurves({ sets, envelope }: Chosen, member: number, name: CurveName): Curve[] {
  const curves = sets.map((set) => set.curve(member, name)).filter((curve) => curve.length > 0);
  if (!envelope || curves.length === 0) return curves;
  return [upperEnvelope(curves), lowerEnvelope(curves)];
}

function memberExtremes({ sets }: Chosen, member: number, component: Component): CurveExtreme[] {
  let [high, low]: (CurveExtreme | null)[] = [null, null];
  for (const set of sets) {
    const { max, max_x, min, min_x } = set.extremes(member)[component];
    if (!high || max > high.value) high = { x: max_x, value: max };
    if (!low || min < low.value) low = { x: min_x, value: min };
  }
  if (!high || !low) return [];
  return high.x === low.x && high.value === low.value ? [high] : [high, low];
}

function largestSize({ sets }: Chosen, component: Component): number {
  const from = OFFSETS.Extremes[component];
  const { max, min } = OFFSETS.Extreme;
  let largest = 0;
  for (const set of sets) {
    const extremes = set.tables.all('extremes');
    for (let i = from; i < extremes.length; i += WIDTHS.Extremes) {
      largest = Math.max(largest, Math.abs(extremes[i + max]), Math.abs(extremes[i + min]));
    }
  }
  return largest;
}
