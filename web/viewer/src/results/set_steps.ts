// From one result to the next: combinations in their order, then load cases, and round again.

import type { Results } from 'loadpath';
import type { SetChoice } from './chosen_set';

/** What stands `step` places after the choice; of an envelope, after its last combination. */
export function setAfter(
  { sets, envelopes }: Results,
  choice: SetChoice | null,
  step: number,
): SetChoice | null {
  const ordered = (['loadcombination', 'loadcase'] as const).flatMap((kind) =>
    sets.filter((set) => set.kind === kind).map(({ name }): SetChoice => ({ kind, name })),
  );
  const name =
    choice?.kind === 'envelope'
      ? envelopes.find((each) => each.limit_state === choice.limitState)?.combinations.at(-1)
      : choice?.name;
  const kind = choice?.kind === 'envelope' ? 'loadcombination' : choice?.kind;
  const at = ordered.findIndex((set) => set.kind === kind && 'name' in set && set.name === name);
  return ordered.at((at + step) % ordered.length) ?? null;
}

/** The envelope of the limit state that a combination is of; nothing where it stands alone. */
export function envelopeOf({ envelopes }: Results, choice: SetChoice | null): SetChoice | null {
  if (choice?.kind !== 'loadcombination') return null;
  const found = envelopes.find(
    ({ combinations }) => combinations.length > 1 && combinations.includes(choice.name),
  );
  return found ? { kind: 'envelope', limitState: found.limit_state } : null;
}
