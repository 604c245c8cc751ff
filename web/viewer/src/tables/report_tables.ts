// What was given, as the report prints it: equal loads in one row, materials.

import type { Units } from '../format/display_units';
import { idRanges } from '../format/id_ranges';
import type { Structure } from '../model/structure';
import {
  type Cell,
  eachRow as everyRow,
  measured,
  plain,
  type Table,
  type TableRow,
} from './table';

/** Rows of a table of loads that differ only in what they act on, as one row that lists the ids. */
export function mergeLoads(table: Table): Table {
  const eachRow = () => mergedRows(table);
  const rows = () => [...eachRow()].filter((row) => row !== null);
  return { ...table, rows, eachRow };
}

const ROWS_A_TURN = 200;

function* mergedRows(table: Table): Generator<TableRow | null> {
  const merged = new Map<string, { cells: Cell[]; ids: number[]; word: string }>();
  let count = 0;
  for (const row of everyRow(table)) {
    if (++count % ROWS_A_TURN === 0) yield null;
    if (!row) continue;
    const { cells } = row;
    const [loadCase, on, ...rest] = cells;
    // Where a node is stands in the table of nodes; a place along a member is the load's own.
    const [, word, id] = /^(member (?=\d+$)|node )(\d+)/.exec(String(on)) ?? [];
    const key = JSON.stringify([loadCase, word ?? on, ...rest]);
    const known = merged.get(key) ?? { cells, ids: [], word };
    if (id !== undefined) known.ids.push(Number(id));
    merged.set(key, known);
  }
  for (const { cells, ids, word } of merged.values()) {
    const [loadCase, on, ...rest] = cells;
    const named = ids.length > 1 ? `${word.trim()}s ${idRanges(ids)}` : on;
    yield { picked: null, cells: [loadCase, named, ...rest] };
  }
}

export function materialTable({ document, units: given }: Structure, units: Units): Table {
  const columns = [
    plain('Material'),
    measured('E', units.stress),
    measured('G', units.stress),
    { title: 'Density (kg/m³)' },
    measured('f_y', units.stress),
  ];
  const stress = (value: number) => units.stress.of(value * given.pressure);
  const rows = () =>
    document.model.materials.map(({ name, e_mod, g_mod, density, yield_stress }): TableRow => {
      const cells = [name, stress(e_mod), stress(g_mod), density, stress(yield_stress)];
      return { picked: null, cells };
    });
  return { name: 'Materials', ofSet: false, heading: 'Model', columns, rows };
}
