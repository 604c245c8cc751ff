// Tables of doubles in the engine's answer: the header names them, views read them without copying.

export interface TableHeader {
  offset: number;
  rows: number;
  width: number;
}

export type TableHeaders = Record<string, TableHeader | undefined>;

export class Tables {
  constructor(
    private readonly headers: TableHeaders,
    private readonly numbers: Float64Array,
  ) {}

  has(name: string): boolean {
    return this.headers[name] !== undefined;
  }

  rows(name: string): number {
    return this.headers[name]?.rows ?? 0;
  }

  row(name: string, index: number): Float64Array {
    const { offset, width } = this.header(name);
    return this.numbers.subarray(offset + index * width, offset + (index + 1) * width);
  }

  column(name: string): Float64Array {
    const { offset, rows, width } = this.header(name);
    return this.numbers.subarray(offset, offset + rows * width);
  }

  /** A table of text: the bytes of its doubles. */
  bytes(name: string): Uint8Array {
    const { buffer, byteOffset, byteLength } = this.column(name);
    return new Uint8Array(buffer, byteOffset, byteLength);
  }

  private header(name: string): TableHeader {
    const header = this.headers[name];
    if (!header) throw new Error(`the engine's answer has no table "${name}"`);
    return header;
  }
}
