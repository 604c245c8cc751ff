// A table on paper: its head is repeated on every page, rows are not cut. Long ones are written in
// blocks, each laid out by itself; on paper the blocks are one table (printed_table.css).

import {
  type Column,
  cellText,
  columnFloors,
  eachRow,
  type Table,
  type TableRow,
  wordColumns,
} from '../tables/table';
import './printed_table.css';
import type { Sheet } from './sheet';
import type { Work } from './turns.svelte';

interface Wishes {
  /** What it is of, for those who hear it. */
  of?: string;
  /** Set in two columns: for tables with many short rows. */
  isNarrow?: boolean;
}

/** A row as it is printed: texts, and which of them are words. */
interface Line {
  texts: string[];
  areWords: boolean[];
}

const BLOCK = 50;
const FEW = 12;
const CROWD = 9;
/** Characters; longer texts are broken. */
const LONGEST = 30;
/** How much wider the letters of a head are. */
const BOLD = 1.3;

export function* writeTable(sheet: Sheet, table: Table, wishes: Wishes = {}): Work {
  const { lines, floors } = yield* readLines(table);
  const isHalved = wishes.isNarrow === true && lines.length > FEW;
  const size = isHalved ? 2 * BLOCK : BLOCK;
  const isLong = lines.length > size;
  const widths = isLong ? columnWidths(table, lines) : null;
  const region = openRegion(sheet, table, wishes.of ?? '');
  if (isLong && !isHalved) region.classList.add('blocks');
  for (let from = 0; from === 0 || from < lines.length; from += size) {
    const block = lines.slice(from, from + size);
    const middle = isHalved ? Math.ceil(block.length / 2) : block.length;
    const halves = [block.slice(0, middle), block.slice(middle)].filter((h, i) => !i || h.length);
    const made = halves.map((half) => tableElement(table, half, widths));
    if (from + size >= lines.length) addSums(made[made.length - 1], table, floors);
    region.append(blockOf(made));
    sheet.settle();
    yield;
  }
}

function* readLines(table: Table): Generator<void, { lines: Line[]; floors: number[] }> {
  const { columns } = table;
  const rows: TableRow[] = [];
  for (const row of eachRow(table)) {
    if (row) rows.push(row);
    if (!row || rows.length % BLOCK === 0) yield;
  }
  const floors = columnFloors(columns, rows);
  const words = wordColumns(columns, rows);
  const lines: Line[] = [];
  for (const { cells } of rows) {
    lines.push({
      texts: columns.map((column, i) => cellText(column, cells[i], floors[i])),
      areWords: columns.map((_, i) =>
        cells[i] === null ? words[i] : typeof cells[i] === 'string',
      ),
    });
    if (lines.length % BLOCK === 0) yield;
  }
  return { lines, floors };
}

function openRegion(sheet: Sheet, { name, columns }: Table, of: string): HTMLElement {
  sheet.write('h3', name);
  const region = document.createElement('div');
  region.className = columns.length > CROWD ? 'printed crowded' : 'printed';
  region.setAttribute('role', 'region');
  region.setAttribute('aria-label', of ? `${name}, ${of}` : name);
  region.tabIndex = 0; // it scrolls on a narrow screen
  sheet.element.append(region);
  return region;
}

/** One table, or two side by side. */
function blockOf(tables: readonly HTMLElement[]): HTMLElement {
  const made = document.createElement('div');
  made.className = tables.length > 1 ? 'block halves' : 'block';
  made.append(...tables);
  return made;
}

function tableElement(
  { columns }: Table,
  lines: readonly Line[],
  widths: readonly number[] | null,
): HTMLTableElement {
  const made = document.createElement('table');
  if (widths) made.append(columnGroup(widths));
  const titles = columns.map(({ title }) => unbroken(title));
  const first = lines[0]?.areWords ?? [];
  made.createTHead().append(rowElement('th', { texts: titles, areWords: first }));
  const body = made.createTBody();
  for (const line of lines) body.append(rowElement('td', line, columns));
  return made;
}

function rowElement(
  tag: 'th' | 'td',
  { texts, areWords }: Line,
  columns: readonly Column[] = [],
): HTMLTableRowElement {
  const made = document.createElement('tr');
  texts.forEach((text, i) => {
    const cell = document.createElement(tag);
    cell.textContent = text;
    if (areWords[i]) cell.className = columns[i]?.isShort ? 'words short' : 'words';
    made.append(cell);
  });
  return made;
}

function addSums(made: HTMLTableElement, table: Table, floors: readonly number[]): void {
  for (const cells of table.sums?.() ?? []) {
    const texts = table.columns.map((column, i) => cellText(column, cells[i] ?? null, floors[i]));
    const row = rowElement('td', { texts, areWords: [true] });
    row.className = 'sum';
    made.tBodies[0].append(row);
  }
}

/** Shares of the width by the longest text of each column, so that all blocks have the same. */
function columnWidths({ columns }: Table, lines: readonly Line[]): number[] {
  const sizes = columns.map(({ title }, i) => {
    const words = unbroken(title).split(' ');
    let most = BOLD * Math.max(...words.map(({ length }) => length));
    for (const { texts } of lines) most = Math.max(most, texts[i].length);
    return Math.min(most, LONGEST) + 2;
  });
  const all = sizes.reduce((a, b) => a + b);
  return sizes.map((size) => (100 * size) / all);
}

function columnGroup(widths: readonly number[]): HTMLElement {
  const made = document.createElement('colgroup');
  for (const width of widths) {
    const column = document.createElement('col');
    column.style.width = `${width.toFixed(2)}%`;
    made.append(column);
  }
  return made;
}

/** A unit stays on one line. */
const unbroken = (title: string) =>
  title.replace(/\([^()]*\)$/, (unit) => unit.replaceAll(' ', '\u00a0'));
