// One instance of a WebAssembly module of ours: its memory, and what goes in and out of it. An answer
// is u32 bytes of JSON | u32 number of doubles | doubles | JSON.

export interface Answer {
  /** UTF-8, as the module wrote it. */
  json: Uint8Array<ArrayBuffer>;
  numbers: Float64Array<ArrayBuffer>;
}

export interface MemoryExports {
  memory: WebAssembly.Memory;
  _initialize?(): void;
  alloc(bytes: number): number;
  free(block: number): void;
}

/** Bytes in the memory of the module, which are released after the call they are put in for. */
export interface Put {
  block: number;
  bytes: number;
}

const HEAD_BYTES = 8;

export const textOf = ({ json }: Answer): string => new TextDecoder().decode(json);

export class ModuleInstance<Exports extends MemoryExports> {
  protected readonly exports: Exports;

  /** The module was compiled before, so that this needs no waiting. */
  constructor(module: WebAssembly.Module, imports: WebAssembly.Imports = {}) {
    this.exports = new WebAssembly.Instance(module, imports).exports as unknown as Exports;
    this.exports._initialize?.();
  }

  protected putText(text: string): Put {
    return this.put(new TextEncoder().encode(text));
  }

  /** Bytes one after another, in a block of the module's memory. */
  protected put(...parts: readonly Uint8Array[]): Put {
    const bytes = parts.reduce((sum, part) => sum + part.length, 0);
    const block = this.exports.alloc(bytes);
    if (block === 0) throw new Error(`the engine has no memory for ${bytes} bytes`);
    const memory = new Uint8Array(this.exports.memory.buffer, block, bytes);
    let at = 0;
    for (const part of parts) {
      memory.set(part, at);
      at += part.length;
    }
    return { block, bytes };
  }

  /** Copies: they stay valid whatever the module does next. */
  protected take(block: number): Answer {
    const buffer = this.exports.memory.buffer as ArrayBuffer;
    const [jsonBytes, count] = new Uint32Array(buffer, block, 2);
    const doubles = block + HEAD_BYTES;
    const text = doubles + count * 8;
    const numbers = new Float64Array(buffer.slice(doubles, text));
    const json = new Uint8Array(buffer.slice(text, text + jsonBytes));
    this.exports.free(block);
    return { json, numbers };
  }
}
