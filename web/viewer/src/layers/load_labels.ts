// Values beside the arrows of loads. Where two would overlap, the larger load keeps its own.

import type { Vec3 } from '../model/vector';
import type { Label } from '../stage/label';

/** Writes a value at a place; `weight` is the load's share of the largest of its kind. */
export type Tag = (at: Vec3, text: string, weight: number) => void;

export function tagInto(labels: Label[], color: number): Tag {
  return (at, text, weight) =>
    labels.push({ at, text, color, weight: 10 + weight, shift: [0, -9] });
}
