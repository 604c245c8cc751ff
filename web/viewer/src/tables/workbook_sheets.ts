// All tables as sheets of a workbook, with one before them that says of what its numbers are, in which
// units and signs, and which sheet is which: names of sheets are short.

import type { Results } from 'loadpath';
import { type Sheet, sheetNames } from '../format/xlsx';
import { termsOf } from '../model/combined_loads';
import type { Structure } from '../model/structure';
import type { Chosen } from '../results/chosen_set';
import { combinationFormula } from '../results/combination_formula';
import { loadsSource } from '../results/other_sides';
import { SIGN_WORDS, type Signs } from '../results/signs';
import type { Table } from './table';
import { tableNote } from './table_note';

export interface Told {
  title: string;
  structure: Structure;
  results: Results | null;
  /** What tables of results are of. */
  chosen: Chosen | null;
  unitSystem: string;
  signs: Signs;
}

/** `rest` is waited for after each table. */
export async function workbookSheets(
  tables: readonly Table[],
  told: Told,
  rest: () => Promise<void>,
): Promise<Sheet[]> {
  const sheets: Sheet[] = [];
  for (const table of tables) {
    const head = table.columns.map(({ title }) => title);
    const rows = table.rows().map(({ cells }) => cells);
    sheets.push({ name: sheetName(table), rows: [head, ...rows, ...(table.sums?.() ?? [])] });
    await rest();
  }
  return [about(tables, told), ...sheets];
}

const ABOUT = 'About';

const sheetName = ({ name, shortName }: Table): string => shortName ?? name;

function about(tables: readonly Table[], told: Told): Sheet {
  const { title, results, chosen, unitSystem, signs } = told;
  const facts = [
    ['Project', title],
    ['Verdict', results?.headline],
    ['Results of', chosen?.title],
    ['Which is', chosen && formulaOf(told, chosen)],
    ['Units', `${unitSystem}; each column names its own`],
    ['Section forces', SIGN_WORDS[signs]],
    ['Engine', results?.engine_version],
    ['Document, SHA-256', results?.receipt.document_sha256],
  ].flatMap(([name, text]) => (name && text ? [[name, text]] : []));
  const [, ...names] = sheetNames([ABOUT, ...tables.map(sheetName)]);
  const listed = tables.map((table, i) => [
    names[i],
    table.name,
    table.ofSet && chosen ? chosen.title : table.heading,
    tableNote(table, signs),
  ]);
  return { name: ABOUT, rows: [...facts, [], ['Sheet', 'Table', 'Of', 'Note'], ...listed] };
}

/** "1.35 G + 1.5 S"; of an envelope the combinations that it is of. */
function formulaOf({ structure, results }: Told, { envelope, set, sets }: Chosen): string | null {
  if (envelope) return sets.map(({ name }) => name).join(', ');
  if (set.kind !== 'loadcombination') return null;
  const terms = termsOf(structure, loadsSource(structure, results, set));
  return terms && combinationFormula(terms);
}
