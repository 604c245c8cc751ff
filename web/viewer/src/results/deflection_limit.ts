// The limit that a check sets to the deflected shape: of the selected member, else of the part that
// uses its limit most. Sway has no line to stay within.

import type { CheckedPart, DeflectionSpec, Results } from 'loadpath';
import type { Picked } from '../model/picked';
import type { PlacedMember, Structure } from '../model/structure';
import type { Chosen } from './chosen_set';
import { combinationOf } from './other_sides';
import { entityMembers } from './worst_checks';

export interface DeflectionLimit {
  /** The members of the span, in no order. */
  members: readonly PlacedMember[];
  /** Metres. */
  size: number;
  /** Whether it is measured from the line between the ends as they have moved. */
  isFromChord: boolean;
}

export function deflectionLimit(
  structure: Structure,
  results: Pick<Results, 'checks' | 'stability'>,
  chosen: Chosen,
  picked: Picked | null,
): DeflectionLimit | null {
  const { unity_checks } = structure.document.analysis;
  const stateOf = (is: (each: { id: number; name: string }) => boolean) =>
    combinationOf(structure, results, is)?.limit_state;
  // A limit of serviceability says nothing of what is drawn of another limit state.
  const drawn =
    chosen.set.kind === 'loadcombination' && stateOf(({ name }) => name === chosen.set.name);
  if (!drawn) return null;
  const parts = results.checks.flatMap((check) => {
    const given = unity_checks?.find(({ id }) => id === check.check_id)?.spec;
    const spec = given && 'Deflection' in given ? given.Deflection : null;
    if (!spec || spec.measure === 'Sway') return [];
    return check.per_entity.flatMap((part) => {
      const isOfState = stateOf(({ id }) => id === part.governing_combination_id) === drawn;
      const ids = entityMembers(structure, part.entity);
      const isMeant = picked?.kind !== 'member' || ids.includes(picked.id);
      return isOfState && isMeant && isWhole(structure, part, spec) ? [{ part, spec, ids }] : [];
    });
  });
  if (parts.length === 0) return null;
  const { part, spec, ids } = parts.reduce((a, b) =>
    (b.part.utilization ?? 0) > (a.part.utilization ?? 0) ? b : a,
  );
  return {
    members: ids.flatMap((id) => structure.memberById.get(id) ?? []),
    size: part.capacity!,
    isFromChord: (spec.measure ?? 'Chord') === 'Chord',
  };
}

/** A member may be a piece of a longer bar, of which the engine took the whole: that is not drawn. */
function isWhole(
  structure: Structure,
  { entity, capacity }: CheckedPart,
  { limit, length }: DeflectionSpec,
): boolean {
  if (capacity === null) return false;
  const own = structure.memberById.get(entity.member_id ?? -1)?.length;
  return own === undefined || (length == null && Math.abs(capacity * limit - own) < 1e-6 * own);
}
