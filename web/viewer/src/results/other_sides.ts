// A combination whose imperfections may act to either side is solved on each: the further ones have ids
// and names of their own, which the document does not know, and the loads of the one they come from.

import type { CombinationStability, LoadCombination, Results } from 'loadpath';
import type { SetName } from '../model/place';
import type { Structure } from '../model/structure';

type Solved = Pick<Results, 'stability'> | null;
type Named = Pick<Structure, 'document'>;

export function otherSides(results: Solved): readonly CombinationStability[] {
  return results?.stability?.filter(({ other_side_of }) => other_side_of !== null) ?? [];
}

/** The same with what other sides govern counted for the document's combinations. */
export function sidesTogether({
  combination_uses,
  stability,
}: Pick<Results, 'combination_uses' | 'stability'>): Pick<
  Results,
  'combination_uses' | 'stability'
> {
  const source = new Map(otherSides({ stability }).map((side) => [side.id, side.other_side_of]));
  const uses = combination_uses
    .filter(({ id }) => !source.has(id))
    .map((use) => {
      const all = combination_uses.filter(({ id }) => (source.get(id) ?? id) === use.id);
      const sum = (of: 'checks' | 'extremes') => all.reduce((most, each) => most + each[of], 0);
      return { ...use, checks: sum('checks'), extremes: sum('extremes') };
    });
  return {
    combination_uses: uses,
    stability: stability?.filter(({ id }) => !source.has(id)) ?? null,
  };
}

/** The document's combination that the one of an id or a name is, or is another side of. */
export function combinationOf(
  { document }: Named,
  results: Solved,
  is: (each: { id: number; name: string }) => boolean,
): LoadCombination | undefined {
  const given = document.analysis.load_combinations ?? [];
  const other = otherSides(results).find(is);
  return given.find(other ? ({ id }) => id === other.other_side_of : is);
}

/** What has the loads of a load case or combination in the document. */
export function loadsSource(structure: Named, results: Solved, set: SetName): SetName {
  if (set.kind === 'loadcase') return set;
  const name = combinationOf(structure, results, (each) => each.name === set.name)?.name;
  return name === undefined ? set : { kind: 'loadcombination', name };
}

/** For cells that break lines: not within "(side 2)". */
export const sideKept = (name: string): string => name.replace(/\(side (\d+)\)$/, '(side\u00a0$1)');

/** "side 2" of another side of a combination, as its name ends; nothing of others. */
export function sideWords(structure: Named, results: Solved, set: SetName): string {
  const { name } = loadsSource(structure, results, set);
  return set.name.slice(name.length).trim().slice(1, -1);
}

export function combinationName({ document }: Named, results: Solved, id: number): string {
  const all = [...(document.analysis.load_combinations ?? []), ...otherSides(results)];
  return all.find((each) => each.id === id)?.name ?? `combination ${id}`;
}
