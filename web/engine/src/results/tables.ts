// Tables of doubles in the engine's answer: the header says where they stand, the declaration what
// their rows are, views read them without copying.

import { COLUMNS, ROWS, type RowName, type Table, WIDTHS } from '../answer.gen.ts';

/** A declared group of tables: those of the model, of a set, of a check ... */
export type Group = keyof typeof ROWS;
export type TableName<G extends Group> = keyof (typeof ROWS)[G] & string;

/** Numbers of a row by the names of its columns. */
export type Named<R extends RowName> = Record<(typeof COLUMNS)[R][number], number>;

/** The numbers of a row that has no rows inside. */
export function named<R extends RowName>(row: R, values: Float64Array, from = 0): Named<R> {
  const names = COLUMNS[row];
  const entries: Record<string, number> = {};
  for (let i = 0; i < names.length; i++) entries[names[i]] = values[from + i];
  return entries as Named<R>;
}

export class Tables<G extends Group> {
  constructor(
    private readonly group: G,
    private readonly headers: { readonly [name in TableName<G>]?: Table },
    private readonly numbers: Float64Array,
  ) {}

  has(name: TableName<G>): boolean {
    return this.headers[name] !== undefined;
  }

  rows(name: TableName<G>): number {
    return this.headers[name]?.rows ?? 0;
  }

  /** One row. */
  row(name: TableName<G>, index: number): Float64Array {
    const { offset, width } = this.header(name);
    return this.numbers.subarray(offset + index * width, offset + (index + 1) * width);
  }

  /** All rows, one after another. */
  all(name: TableName<G>): Float64Array {
    const { offset, rows, width } = this.header(name);
    return this.numbers.subarray(offset, offset + rows * width);
  }

  private header(name: TableName<G>): Table {
    const header = this.headers[name];
    if (!header) throw new Error(`the engine's answer has no table "${name}"`);
    const rows = ROWS[this.group] as Record<TableName<G>, RowName>;
    const expected = WIDTHS[rows[name]];
    if (header.width !== expected)
      throw new Error(
        `rows of "${name}" have ${header.width} numbers, expected ${expected}: engine.wasm is of another version`,
      );
    return header;
  }
}
