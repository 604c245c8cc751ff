// What no check covered, in words: parts by their numbers, combinations and load cases by their names.

import type { Results } from 'loadpath';
import { idRanges } from '../format/id_ranges';
import { loadCaseName } from '../model/load_case_name';
import type { Structure } from '../model/structure';
import { combinationName } from './other_sides';

export interface Gap {
  title: string;
  /** "none", or which. */
  text: string;
  isEmpty: boolean;
}

const MOST_NAMES = 30;

export function coverageGaps(structure: Structure, results: Results): Gap[] {
  const { coverage } = results;
  const byId = (title: string, ids: readonly number[]) => gap(title, ids, idRanges(ids));
  const byName = (title: string, ids: readonly number[], nameOf: (id: number) => string) => {
    const names = ids.slice(0, MOST_NAMES).map((id) => `“${nameOf(id)}”`);
    const rest = ids.length - names.length;
    return gap(title, ids, names.join(', ') + (rest > 0 ? ` and ${rest} more` : ''));
  };
  return [
    byId('Members that no check covered', coverage.members_without_check),
    byId('Plate surfaces that no check covered', coverage.plate_surfaces_without_check),
    byId('Plates that no check covered', coverage.plate_elements_without_check),
    byName('Combinations that no check read', coverage.combinations_without_check, (id) =>
      combinationName(structure, results, id),
    ),
    byName('Load cases that no combination uses', coverage.load_cases_without_combination, (id) =>
      loadCaseName(structure, id),
    ),
  ];
}

const gap = (title: string, ids: readonly number[], text: string): Gap => ({
  title,
  text: ids.length === 0 ? 'none' : text,
  isEmpty: ids.length === 0,
});
