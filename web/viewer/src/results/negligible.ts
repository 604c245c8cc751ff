// What is only rounding: section forces far below the forces that act on the model.

import { type MemberCurves, maximum, minimum, type ResultSet } from 'loadpath';
import { COMPONENTS, type Component } from './solution';

const SHARE = 1e-9;

/** The size of the forces at work: the sum of the loads, or the largest force in the member itself. */
function forceSize(set: ResultSet, curves: MemberCurves | null, length: number): number {
  const { sum_of_loads } = set.balance;
  let size = Math.max(...sum_of_loads.slice(0, 3).map(Math.abs));
  if (!curves) return size;
  for (const name of COMPONENTS) {
    const largest = Math.max(maximum(curves[name]).value, -minimum(curves[name]).value);
    size = Math.max(size, name.startsWith('m') ? largest / length : largest);
  }
  return size;
}

/** Below this a component counts as zero; `length` turns forces into moments. */
export function negligible(
  set: ResultSet,
  curves: MemberCurves | null,
  component: Component,
  length: number,
): number {
  const size = SHARE * forceSize(set, curves, length);
  return component.startsWith('m') ? size * length : size;
}
