// How a support holds each degree of freedom, and along which axes. What is not given is fixed.

import type { NodalSupport } from 'loadpath';
import { cross, unit, type Vec3 } from './vector';

export const TRANSLATIONS = ['X', 'Y', 'Z'] as const;
export const ROTATIONS = ['RX', 'RY', 'RZ'] as const;

export type Axis = (typeof TRANSLATIONS)[number];
export type Direction = Axis | (typeof ROTATIONS)[number];
export type Hold = 'fixed' | 'free' | 'spring' | 'positive' | 'negative';
export type Holds = Record<Direction, Hold>;

export function supportHolds(support: NodalSupport): Holds {
  const entries = [...TRANSLATIONS, ...ROTATIONS].map((d) => [d, holdOf(support, d)]);
  return Object.fromEntries(entries) as Holds;
}

function holdOf(support: NodalSupport, direction: Direction): Hold {
  const condition = support[direction];
  if (!condition) return 'fixed';
  if (condition.stiffness_curve) return 'spring';
  switch (condition.condition_type) {
    case 'Free':
      return 'free';
    case 'Spring':
      return 'spring';
    case 'PositiveOnly':
      return 'positive';
    case 'NegativeOnly':
      return 'negative';
    default:
      return 'fixed';
  }
}

/** Its own axes, else the global ones. */
export function supportAxes({ axes }: Pick<NodalSupport, 'axes'>): Record<Axis, Vec3> {
  if (!axes) return { X: [1, 0, 0], Y: [0, 1, 0], Z: [0, 0, 1] };
  const vec = (v: readonly number[]): Vec3 => [v[0], v[1], v[2]];
  const X = unit(vec(axes.x));
  const Z = unit(cross(X, vec(axes.y)));
  return { X, Y: cross(Z, X), Z };
}
