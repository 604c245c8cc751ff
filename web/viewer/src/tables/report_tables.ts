// What was given, as the report prints it: equal loads in one row, sides of a combination too, materials.

import type { CombinationStability } from 'loadpath';
import { formatNumber, type Units } from '../format/display_units';
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
    const [, word, id] = /^((?:member|plate|surface) (?=\d+$)|node )(\d+)/.exec(String(on)) ?? [];
    // As they are written: the last digits set no loads apart.
    const written = rest.map((cell) => (typeof cell === 'number' ? formatNumber(cell) : cell));
    const key = JSON.stringify([loadCase, word ?? on, ...written]);
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

/** Rows of the table of plates that differ only in their corners, as one row that lists the ids. */
export function mergePlates(table: Table): Table {
  const corners = table.columns.length - 1;
  const rows = () => {
    const merged = new Map<string, { cells: Cell[]; ids: number[] }>();
    for (const { cells } of table.rows()) {
      const key = JSON.stringify(cells.slice(1, corners));
      const known = merged.get(key) ?? { cells, ids: [] };
      known.ids.push(Number(cells[0]));
      merged.set(key, known);
    }
    return [...merged.values()].map(({ cells, ids }): TableRow => {
      const around = ids.length > 1 ? null : shortened(String(cells[corners]));
      return { picked: null, cells: [idRanges(ids), ...cells.slice(1, corners), around] };
    });
  };
  return { ...table, rows };
}

/** Corners in their order; many that are counted up by their ends. */
function shortened(ids: string): string {
  const counted = ids.split(' ').map(Number);
  return counted.every((id, i) => i === 0 || id > counted[i - 1]) ? idRanges(counted) : ids;
}

/** Rows of the table of stability, each side of a combination in the row of the first where only what
 * it leans towards differs. */
export function mergeSides(table: Table, stability: readonly CombinationStability[]): Table {
  const towards = table.columns.findIndex(({ title }) => title === 'Leans towards');
  const why = table.columns.length - 1;
  const rows = () => {
    const merged = new Map<string, { cells: Cell[]; ways: Cell[] }>();
    table.rows().forEach(({ cells }, i) => {
      const { id, other_side_of } = stability[i];
      const same = cells.filter((_, c) => c !== 0 && c !== towards && c !== why);
      const key = JSON.stringify([other_side_of ?? id, same]);
      const known = merged.get(key);
      if (known) known.ways.push(cells[towards]);
      else merged.set(key, { cells, ways: [cells[towards]] });
    });
    return [...merged.values()].map(({ cells, ways }): TableRow => {
      const [name, ...rest] = cells;
      const made = [`${name}${sidesText(ways.length)}`, ...rest];
      made[towards] = ways.some((way) => way !== null) ? [...new Set(ways)].join(', ') : null;
      return { picked: null, cells: made };
    });
  };
  return { ...table, rows };
}

/** What a name has behind it where it stands for several sides. */
export const sidesText = (count: number): string => (count > 1 ? `, ${count} sides` : '');

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
