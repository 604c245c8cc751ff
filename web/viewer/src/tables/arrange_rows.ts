// Which rows of a table are shown, and in which order.

import type { Cell, TableRow } from './table';

export interface Arrangement {
  /** The column to sort by; -1 for the order they come in. */
  by: number;
  descending: boolean;
  /** Only rows that hold each of these words, in any case, in any cell. */
  filter: string;
  /** The column whose equal values stand together, before any other order; -1 for none. */
  groupBy: number;
}

const WORDS = new Intl.Collator('en', { numeric: true });

export function arrangeRows(rows: readonly TableRow[], arrangement: Arrangement): TableRow[] {
  const { by, descending, filter, groupBy } = arrangement;
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const kept = rows.filter(({ cells }) => {
    const texts = words.length ? cells.map((cell) => String(cell ?? '').toLowerCase()) : [];
    return words.every((word) => texts.some((text) => text.includes(word)));
  });
  return kept.sort((a, b) => {
    const group = groupBy < 0 ? 0 : compare(a.cells[groupBy], b.cells[groupBy], false);
    return group || by < 0 ? group : compare(a.cells[by], b.cells[by], descending);
  });
}

/** What is missing comes last, whichever way the others go. */
function compare(a: Cell, b: Cell, descending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order =
    typeof a === 'number' && typeof b === 'number' ? a - b : WORDS.compare(String(a), String(b));
  return descending ? -order : order;
}
