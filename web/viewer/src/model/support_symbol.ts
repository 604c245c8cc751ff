// Which symbol a support gets. A missing degree of freedom is fixed.
// Pure data: the layer turns it into shapes.

import type { NodalSupport } from 'loadpath';
import { cross, unit, type Vec3 } from './vector';

export type Direction = 'X' | 'Y' | 'Z' | 'RX' | 'RY' | 'RZ';
export const TRANSLATIONS = ['X', 'Y', 'Z'] as const;
export const ROTATIONS = ['RX', 'RY', 'RZ'] as const;

export type Hold = 'fixed' | 'free' | 'spring' | 'positive' | 'negative';

export interface SupportSymbol {
  /** block: clamped; pyramid: pinned; roller: pinned but for the free directions; parts: anything else. */
  kind: 'block' | 'pyramid' | 'roller' | 'parts';
  holds: Record<Direction, Hold>;
  axes: Record<'X' | 'Y' | 'Z', Vec3>;
}

export function supportSymbol(support: NodalSupport): SupportSymbol {
  const holds = Object.fromEntries(
    [...TRANSLATIONS, ...ROTATIONS].map((d) => [d, holdOf(support, d)]),
  ) as Record<Direction, Hold>;
  return { kind: kindOf(holds), holds, axes: supportAxes(support) };
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

function kindOf(holds: Record<Direction, Hold>): SupportSymbol['kind'] {
  const all = (directions: readonly Direction[], hold: Hold) =>
    directions.every((d) => holds[d] === hold);
  const plain = [...TRANSLATIONS, ...ROTATIONS].every((d) => ['fixed', 'free'].includes(holds[d]));
  if (!plain) return 'parts';
  if (all(TRANSLATIONS, 'fixed')) return all(ROTATIONS, 'fixed') ? 'block' : 'pyramid';
  const isClamped = all(ROTATIONS, 'fixed');
  return holds.Y === 'fixed' && !isClamped ? 'roller' : 'parts';
}

export function supportAxes(support: NodalSupport): SupportSymbol['axes'] {
  if (!support.axes) return { X: [1, 0, 0], Y: [0, 1, 0], Z: [0, 0, 1] };
  const vec = (v: readonly number[]): Vec3 => [v[0], v[1], v[2]];
  const X = unit(vec(support.axes.x));
  const Z = unit(cross(X, vec(support.axes.y)));
  return { X, Y: cross(Z, X), Z };
}
