// How many load cases and combinations could not be solved, in words.

import type { Results } from 'loadpath';
import type { SetName } from '../model/place';

const WORDS = [
  ['loadcombination', 'combination', 'combinations'],
  ['loadcase', 'load case', 'load cases'],
] as const satisfies [SetName['kind'], string, string][];

type Sets = readonly Pick<Results['sets'][number], 'kind' | 'isUsable'>[];

/** "1 of 3 combinations is not solved"; nothing where all are solved. */
export function unsolvedTitle(sets: Sets): string {
  const parts = WORDS.flatMap(([kind, one, many]) => {
    const all = sets.filter((set) => set.kind === kind);
    const missing = all.filter((set) => !set.isUsable).length;
    if (missing === 0) return [];
    const verb = missing === 1 ? 'is' : 'are';
    return [`${missing} of ${all.length} ${all.length === 1 ? one : many} ${verb} not solved`];
  });
  return parts.join(', ');
}
