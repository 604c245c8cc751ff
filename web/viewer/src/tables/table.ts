// A table: columns with units in their titles, rows of display values. Rows are made when asked for.

import type { Quantity } from '../format/display_units';
import { formatNumber } from '../format/display_units';
import type { Picked } from '../stage/pick';

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
}

export interface Table {
  name: string;
  /** Whether it belongs to one load case, combination or envelope. */
  ofSet: boolean;
  columns: Column[];
  rows(): TableRow[];
}

export const plain = (title: string): Column => ({ title, isPlain: true });
export const measured = (title: string, { symbol }: Quantity): Column => ({
  title: `${title} (${symbol})`,
});

export function cellText(column: Column, cell: Cell): string {
  if (cell === null) return '–';
  return typeof cell === 'number' && !column.isPlain ? formatNumber(cell) : String(cell);
}
