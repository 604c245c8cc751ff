// Many generated combinations on paper: those that govern a check in full, all as a list of numbered
// sums under the rule they follow. Elsewhere in a report they are called by their numbers.

import type { LoadCombination, Results } from 'loadpath';
import { factored } from '../model/combined_loads';
import type { Structure } from '../model/structure';
import { combinationFormula } from '../results/combination_formula';
import { plain, type Table } from './table';

/** Generated ones up to which each has a row of its own. */
const MANY = 20;

type Generated = LoadCombination & { generated: NonNullable<LoadCombination['generated']> };

/** Those that are called by their numbers. */
export function numberedCombinations({ document }: Structure): ReadonlyMap<number, Generated> {
  const given = document.analysis.load_combinations ?? [];
  const generated = given.filter((each): each is Generated => each.generated != null);
  return new Map(generated.length > MANY ? generated.map((each) => [each.id, each]) : []);
}

export const numberText = (id: number): string => `No. ${id}`;

/** Of the table of combinations the rows of those that govern a check, and of all that have no number. */
export function governingCombinations(
  table: Table,
  structure: Structure,
  results: Pick<Results, 'combination_uses'>,
): Table {
  const numbered = numberedCombinations(structure);
  const given = structure.document.analysis.load_combinations ?? [];
  const checks = new Map(results.combination_uses.map((use) => [use.id, use.checks]));
  const rows = () =>
    table.rows().flatMap((row, i) => {
      // Other sides of a combination stand behind those of the document.
      const id = given[i]?.id;
      if (id === undefined || !numbered.has(id)) return [row];
      const [, ...cells] = row.cells;
      return checks.get(id) ? [{ picked: null, cells: [numberText(id), ...cells] }] : [];
    });
  const columns = table.columns.map((column, i) =>
    i === 0 ? { ...plain(column.title), isShort: true } : column,
  );
  return { ...table, name: 'Combinations that govern a check', columns, rows };
}

export interface ListedCombinations {
  /** "STR 6.10, ULS: EN 1990 (6.10), persistent, recommended values" */
  title: string;
  /** "4: 1.35 G + 1.5 Q; 5: …" */
  text: string;
}

/** All that have a number, by the rule they follow. */
export function listedCombinations(structure: Structure): ListedCombinations[] {
  const cases = structure.document.analysis.load_cases ?? [];
  const found = new Map<string, string[]>();
  for (const combination of numberedCombinations(structure).values()) {
    const { id, name, limit_state, generated } = combination;
    const [rule] = name.split(':');
    const [source] = generated.reason.split(/\. (?=[A-Z])/);
    const state = limit_state && !rule.startsWith(limit_state) ? `, ${limit_state}` : '';
    const title = `${rule}${state}: ${source}`;
    const sum = `${id}: ${combinationFormula(factored(combination, cases))}`;
    found.set(title, [...(found.get(title) ?? []), sum]);
  }
  return [...found].map(([title, sums]) => ({ title, text: `${sums.join('; ')}.` }));
}

/** "Q psi_0 0.7, S psi_0 0.5": the factors that the reasons name, each once. */
export function accompanyingFactors(structure: Structure): string {
  const found = new Set<string>();
  for (const { generated } of numberedCombinations(structure).values())
    for (const [, name, psi] of generated.reason.matchAll(/([^:,]+) \((psi_\d [\d.]+)\)/g))
      found.add(`${name.trim()} ${psi}`);
  return [...found].sort().join(', ');
}
