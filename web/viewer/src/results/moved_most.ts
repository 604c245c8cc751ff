// The member that moves most in the shape of a mode, and along which axis.

import type { Structure } from '../model/structure';
import { length } from '../model/vector';
import { largestMovement, type ModeShape, memberMovement } from './mode_shapes';

const AXES = ['X', 'Y', 'Z'] as const;

/** Of what is found twice, as in a symmetric structure, the first is named. */
const SAME = 0.999;

export interface MovedMost {
  member: number;
  axis: (typeof AXES)[number];
}

/** Null where something else moves more than any member. */
export function movedMost(
  structure: Pick<Structure, 'members' | 'nodes'>,
  shape: ModeShape,
): MovedMost | null {
  const least = SAME * largestMovement(structure, shape);
  for (const placed of structure.members) {
    const moved = memberMovement(placed, shape);
    if (least === 0 || length(moved) < least) continue;
    const sizes = moved.map(Math.abs);
    return { member: placed.member.id, axis: AXES[sizes.indexOf(Math.max(...sizes))] };
  }
  return null;
}
