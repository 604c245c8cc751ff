// One internal force of the chosen results as the diagram layer wants it: curves, extremes, scale.

import {
  type Curve,
  type CurveExtreme,
  lowerEnvelope,
  OFFSETS,
  type ResultSet,
  upperEnvelope,
  WIDTHS,
} from 'loadpath';
import type { PlacedMember, Structure } from '../model/structure';
import { scale, type Vec3 } from '../model/vector';
import type { Chosen } from './chosen_set';
import { negligible } from './negligible';
import { PLOT_AXIS, plotSign, type Signs, signedCurve, signedExtremes, signOfSet } from './signs';
import type { Component } from './solution';

export interface DrawnForce {
  component: Component;
  curvesOf(member: PlacedMember): readonly Curve[];
  extremesOf(member: PlacedMember): readonly CurveExtreme[];
  /** Where a positive value is drawn, as a vector of length 1. */
  directionOf(member: PlacedMember): Vec3;
  /** The sign of tension in what is drawn; 0 where it tells no tension from compression. */
  tension: 1 | -1 | 0;
  /** The largest size on any member; all diagrams share one scale. */
  largest: number;
}

export function drawnForce(
  structure: Structure,
  chosen: Chosen,
  component: Component,
  signs: Signs,
): DrawnForce {
  const size = largestSize(chosen, component);
  const isRounding = size <= negligible(chosen.set, null, component, structure.radius);
  return {
    component,
    largest: isRounding ? 0 : size,
    curvesOf: (member) => forceCurves(chosen, member, component, signs),
    extremesOf: (member) => memberExtremes(chosen, member, component, signs),
    tension: tensionSign(chosen, component, signs),
    directionOf: (member) => {
      const axis = plotAxis(structure, member, component);
      return scale(member.axes[axis], plotSign(signs, member, component, axis));
    },
  };
}

/** N and T push along no axis across the member: of an upright plane structure they are drawn in its
    plane, where whoever looks at it sees them. */
export function plotAxis(
  { box }: Structure,
  { axes }: PlacedMember,
  component: Component,
): 'y' | 'z' {
  const usual = PLOT_AXIS[component];
  const flat = [2, 0].find((i) => box.max[i] === box.min[i]);
  if (flat === undefined || !'fx mx'.includes(component)) return usual;
  return Math.abs(axes.y[flat]) > Math.abs(axes.z[flat]) ? 'z' : 'y';
}

/** The sign that tension has among the values of a component; 0 where none of them is tension. */
export function tensionSign({ set }: Chosen, component: Component, signs: Signs): 1 | -1 | 0 {
  if (component !== 'fx' || set.convergence.method === 'SEISMIC') return 0;
  return signs === 'engineer' ? 1 : -1;
}

/** A section force along a member in the signs that are shown; of an envelope both ends. */
export function forceCurves(
  chosen: Chosen,
  member: PlacedMember,
  component: Component,
  signs: Signs,
): Curve[] {
  return bothEnds(chosen, (set) =>
    signedCurve(set.curve(member.member.id, component), signOfSet(signs, set, member, component)),
  );
}

/** How a member's axis moves along a local axis; of an envelope both ends. */
export function displacementCurves(
  chosen: Chosen,
  member: PlacedMember,
  name: 'dx' | 'dy' | 'dz',
): Curve[] {
  return bothEnds(chosen, (set) => set.curve(member.member.id, name));
}

/** The curve of a set; of an envelope the upper and the lower one. */
function bothEnds({ sets, envelope }: Chosen, curveOf: (set: ResultSet) => Curve): Curve[] {
  const curves = sets.map(curveOf).filter((curve) => curve.length > 0);
  if (!envelope || curves.length === 0) return curves;
  return [upperEnvelope(curves), lowerEnvelope(curves)];
}

function memberExtremes(
  { sets }: Chosen,
  member: PlacedMember,
  component: Component,
  signs: Signs,
): CurveExtreme[] {
  let [high, low]: (CurveExtreme | null)[] = [null, null];
  for (const set of sets) {
    const { max, min } = signedExtremes(
      set.extremes(member.member.id)[component],
      signOfSet(signs, set, member, component),
    );
    if (!high || max.value > high.value) high = max;
    if (!low || min.value < low.value) low = min;
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
