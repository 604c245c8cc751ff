// Text in the drawing. Layers leave labels on their group; the overlay draws them as plain canvas
// text, so no name from a model can become markup.

import type { Object3D } from 'three';
import type { Vec3 } from '../model/vector';

export interface Label {
  at: Vec3;
  text: string;
  color?: number;
  /** A plate of this colour behind the text. */
  fill?: number;
  /** Higher ones win where labels would overlap. */
  weight?: number;
  /** Whether it may stand aside with a line to its point where others take its place. */
  leads?: boolean;
  /** Whether it is left out where labels would hide the drawing. */
  canBeSpared?: boolean;
  /** Pixels to shift from the point. */
  shift?: readonly [number, number];
}

export function setLabels(group: Object3D, labels: Label[]): void {
  group.userData.labels = labels;
}

export function labelsOf(group: Object3D): readonly Label[] {
  return (group.userData.labels as Label[] | undefined) ?? [];
}
