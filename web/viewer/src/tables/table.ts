// A table: columns with units in their titles, rows of display values. Rows are made when asked for.

import type { Quantity } from '../format/display_units';
import { formatNumber } from '../format/display_units';
import type { Picked } from '../model/picked';

export type Cell = string | number | null;

export interface TableRow {
  /** What a click on the row selects. */
  picked: Picked | null;
  /** Display values with all digits; they are what a CSV holds. */
  cells: Cell[];
}

export interface Column {
  title: string;
  /** Numbers that count or name something are written as they are. */
  isPlain?: boolean;
  /** Its texts are short and stand on one line. */
  isShort?: boolean;
}

export interface Table {
  name: string;
  /** A shorter name where there is little room, as on the sheets of a workbook. */
  shortName?: string;
  /** Whether it belongs to one load case, combination or envelope. */
  ofSet: boolean;
  columns: Column[];
  rows(): TableRow[];
  /** The same one by one, where that takes long; null where nothing but time has passed. */
  eachRow?(): Iterable<TableRow | null>;
  /** Rows below all others that add them up; they are neither sorted nor filtered. */
  sums?(): Cell[][];
  /** The column by which rows come in their own order, the largest of a kind first. */
  worstFirst?: number;
  /** What has to be known to read it. */
  note?: string;
  /** What it stands under in the list of tables. */
  heading: string;
}

/** Rows one by one, for those who read them in turns. */
export const eachRow = (table: Table): Iterable<TableRow | null> =>
  table.eachRow?.() ?? table.rows();

export const SECTION = 'Section';
/** The column by which rows can be grouped, or -1; the list of sections itself has none. */
export const groupColumn = ({ columns }: Table): number => {
  const found = columns.findIndex(({ title }) => title === SECTION);
  return found > 0 ? found : -1;
};

export const plain = (title: string): Column => ({ title, isPlain: true });
export const measured = (title: string, { symbol }: Quantity): Column => ({
  title: `${title} (${symbol})`,
});

/** A column with what it says of each item. */
export interface Field<Item> {
  column: Column;
  of(item: Item): Cell;
  /** Left out where it has nothing to say of any of them. */
  isOptional?: boolean;
}

/** A table of the model with a row for each item. */
export function fieldTable<Item>(
  name: string,
  items: readonly Item[],
  fields: readonly Field<Item>[],
  pickedOf: (item: Item) => Picked | null,
): Table {
  const shown = fields.filter(
    ({ of, isOptional }) => !isOptional || items.some((item) => of(item) !== null),
  );
  const rows = () =>
    items.map((item): TableRow => {
      return { picked: pickedOf(item), cells: shown.map(({ of }) => of(item)) };
    });
  const columns = shown.map(({ column }) => column);
  return { name, ofSet: false, heading: 'Model', columns, rows };
}

/** `floor`: what is smaller is only rounding, and written as zero. */
export function cellText(column: Column, cell: Cell, floor = 0): string {
  if (cell === null) return '–';
  if (typeof cell !== 'number' || column.isPlain) return String(cell);
  return formatNumber(Math.abs(cell) < floor ? 0 : cell);
}

/** Which columns hold words: what is missing in them stands where words do. */
export const wordColumns = (columns: readonly Column[], rows: readonly TableRow[]): boolean[] =>
  columns.map((_, i) => {
    const first = rows.find(({ cells }) => (cells[i] ?? null) !== null);
    return typeof first?.cells[i] === 'string';
  });

const ROUNDING = 1e-10;

/** Per column the floor of its values: a share of the largest in columns of the same unit, and of
 * moments with their forces: kN m goes with kN. */
export function columnFloors(columns: readonly Column[], rows: readonly TableRow[]): number[] {
  const units = columns.map(({ title, isPlain }) =>
    isPlain ? '' : (/\(([^\s()]+)[^()]*\)$/.exec(title)?.[1] ?? ''),
  );
  const largest = units.map((unit, i) => {
    if (!unit) return 0;
    const sizeOf = (cell: Cell) => (typeof cell === 'number' ? Math.abs(cell) : 0);
    return rows.reduce((size, { cells }) => Math.max(size, sizeOf(cells[i])), 0);
  });
  return units.map(
    (unit) => ROUNDING * Math.max(...largest.filter((_, i) => unit && units[i] === unit), 0),
  );
}
