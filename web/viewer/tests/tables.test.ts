// Tables: which rows are shown in which order, and workbooks as spreadsheets read them.

import { describe, expect, it } from 'vitest';
import { idRanges } from '../src/format/id_ranges.ts';
import { columnName, sheetNames } from '../src/format/xlsx.ts';
import { arrangeRows } from '../src/tables/arrange_rows.ts';
import { mergeLoads } from '../src/tables/report_tables.ts';
import { type Cell, plain, wordColumns } from '../src/tables/table.ts';

const rows = (
  [
    [1, 'IPE300', 0.5],
    [2, 'HEA200', null],
    [3, 'IPE300', 0.9],
    [4, 'HEA200', 0.7],
  ] as Cell[][]
).map((cells) => ({ picked: null, cells }));
const ALL = { by: 0, descending: false, filter: '', groupBy: -1 };
const ids = (arrangement: object) =>
  arrangeRows(rows, { ...ALL, ...arrangement }).map(({ cells }) => cells[0]);

describe('rows', () => {
  it('sorts, and what is missing comes last both ways', () => {
    expect(ids({ by: 2 })).toEqual([1, 4, 3, 2]);
    expect(ids({ by: 2, descending: true })).toEqual([3, 4, 1, 2]);
  });
  it('keeps groups together, each in the order that was asked for', () => {
    expect(ids({ by: 2, descending: true, groupBy: 1 })).toEqual([4, 2, 3, 1]);
  });
  it('keeps rows that hold every word', () => {
    expect(ids({ filter: ' ipe 0.9' })).toEqual([3]);
    expect(ids({ filter: 'none' })).toEqual([]);
  });
});

describe('a column', () => {
  it('holds words where the first that is not missing does', () => {
    const cells: Cell[][] = [
      [1, null, null, 'a'],
      [2, 'why', null, null],
    ];
    const columns = ['Id', 'Why', 'None', 'Name'].map(plain);
    const given = cells.map((row) => ({ picked: null, cells: row }));
    expect(wordColumns(columns, given)).toEqual([false, true, false, true]);
  });
});

describe('a workbook', () => {
  it('counts columns as spreadsheets do', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual([
      'A',
      'Z',
      'AA',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
    ]);
  });
  it('names sheets as they may be called, none twice', () => {
    const long = 'Member forces, Envelope of ULS combinations';
    expect(sheetNames(['a/b', 'A b', '', long, long])).toEqual([
      'a b',
      'A b 2',
      'Table',
      'Member forces, Envelope of ULS',
      'Member forces, Envelope of 2',
    ]);
  });
});

describe('ids', () => {
  it('are told in ranges', () => {
    expect(idRanges([3, 1, 2, 7, 9, 8, 12, 13])).toBe('1–3, 7–9, 12, 13');
    expect(idRanges([])).toBe('');
  });
});

describe('loads on paper', () => {
  it('that differ only in what they act on are one row; places along members stay', () => {
    const cells = [
      ['Wind', 'node 1 at (0, 3, 0)', 'force', '8 kN', '(1, 0, 0)'],
      ['Wind', 'node 2 at (0, 6, 0)', 'force', '8 kN', '(1, 0, 0)'],
      ['Dead', 'member 3', 'line load', '2 kN/m', '(0, -1, 0)'],
      ['Dead', 'member 4', 'line load', '2 kN/m', '(0, -1, 0)'],
      ['Dead', 'member 5', 'line load', '3 kN/m', '(0, -1, 0)'],
      ['Dead', 'member 5 at (1, 0, 0)', 'force', '1 kN', '(0, -1, 0)'],
      ['Dead', 'member 6 at (4, 0, 0)', 'force', '1 kN', '(0, -1, 0)'],
    ];
    const rows = () => cells.map((each) => ({ picked: null, cells: each }));
    const merged = mergeLoads({ name: 'Loads', ofSet: false, heading: '', columns: [], rows });
    expect(merged.rows().map((row) => row.cells[1])).toEqual([
      'nodes 1, 2',
      'members 3, 4',
      'member 5',
      'member 5 at (1, 0, 0)',
      'member 6 at (4, 0, 0)',
    ]);
  });
});
