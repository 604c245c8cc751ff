// The signs in which section forces are shown. Results carry the sign of the start side in local axes;
// engineers write tension and sagging positive, whichever way a member runs and however it is rolled.
// The one place that turns the first into the second; decision 320 says why it is so.

import type { Curve, CurveExtreme, Extremes, ResultSet } from 'loadpath';
import type { PlacedMember } from '../model/structure';
import type { Vec3 } from '../model/vector';
import type { Component } from './solution';

export type Signs = 'engineer' | 'document';
export type Sign = 1 | -1;

/** The local axis a component bends or pushes along; N and T are plotted along y. */
export const PLOT_AXIS: Record<Component, 'y' | 'z'> = {
  fx: 'y',
  fy: 'y',
  fz: 'z',
  mx: 'y',
  my: 'z',
  mz: 'y',
};

/** Within about 3 degrees of level an axis points neither up nor down. */
const LEVEL = 0.05;

/** 1 where an axis points up; of level axes where it points to +X, and across X to +Z. */
function upwards([x, y, z]: Vec3): Sign {
  const decides = Math.abs(y) > LEVEL ? y : Math.abs(x) > LEVEL ? x : z;
  return decides > 0 ? 1 : -1;
}

/** Times the value of the results it is the value that is shown. */
export function shownSign(signs: Signs, { axes }: PlacedMember, component: Component): Sign {
  if (signs === 'document') return 1;
  if (component === 'fx' || component === 'mx') return -1;
  const up = upwards(axes[PLOT_AXIS[component]]);
  // A positive mz of the start side stretches the side at +y, a positive my the one at −z.
  return component === 'mz' ? (-up as Sign) : up;
}

/** The same for a set: figures of an earthquake are sizes, and stay so. */
export function signOfSet(
  signs: Signs,
  set: ResultSet,
  member: PlacedMember,
  component: Component,
): Sign {
  return set.convergence.method === 'SEISMIC' ? 1 : shownSign(signs, member, component);
}

/** Where a positive shown value is drawn along its axis: moments on the side they stretch. */
export function plotSign(
  signs: Signs,
  member: PlacedMember,
  component: Component,
  axis = PLOT_AXIS[component],
): Sign {
  if (component === 'my' || component === 'mz') {
    const stretched = component === 'mz' ? 1 : -1;
    return (stretched * shownSign(signs, member, component)) as Sign;
  }
  return signs === 'document' ? 1 : upwards(member.axes[axis]);
}

/** Whether a positive value stands above the axis in a diagram of one member. */
export function panelSign(signs: Signs, component: Component): Sign {
  if (signs === 'document') return component === 'my' ? -1 : 1;
  return component === 'my' || component === 'mz' ? -1 : 1;
}

export function signedCurve(curve: Curve, sign: Sign): Curve {
  if (sign === 1) return curve;
  return curve.map(({ x0, x1, c }) => ({ x0, x1, c: Array.from(c, (value) => 0 - value) }));
}

/** The larger and the smaller end; a change of sign swaps them. */
export function signedExtremes(
  extreme: Extremes[Component],
  sign: Sign,
): Record<'max' | 'min', CurveExtreme> {
  const max = { x: extreme.max_x, value: 0 + sign * extreme.max };
  const min = { x: extreme.min_x, value: 0 + sign * extreme.min };
  return sign === 1 ? { max, min } : { max: min, min: max };
}

/** One line for a legend, a table or a report. */
export const SIGN_WORDS: Record<Signs, string> = {
  engineer: 'Tension and sagging are positive; moments are drawn on the side they stretch.',
  document:
    'Signs of the document: what the start side exerts, so tension and sagging are negative; moments are drawn on the side they stretch.',
};
