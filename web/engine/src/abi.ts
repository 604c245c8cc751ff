// The six exports of engine.wasm and its one import, a few lines each. JSON text in; out come JSON
// text and one block of doubles: u32 bytes of JSON | u32 number of doubles | doubles | JSON.

import type { WriteOptions } from './answer.gen.ts';

export interface Answer {
  /** UTF-8, as the engine wrote it. */
  json: Uint8Array<ArrayBuffer>;
  numbers: Float64Array<ArrayBuffer>;
}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize?(): void;
  alloc(bytes: number): number;
  free(block: number): void;
  version(): number;
  validate(text: number, bytes: number): number;
  solve(text: number, bytes: number): number;
  write(answer: number, bytes: number, options: number, optionsBytes: number): number;
}

/** As the engine numbers them (progress.hpp). */
const STAGES = [
  'reading',
  'assembling',
  'factorizing',
  'recovering',
  'checking',
  'writing',
] as const;

/** What the engine is at in a long solve; `fraction` of it is done. */
export interface Progress {
  stage: (typeof STAGES)[number];
  fraction: number;
}

type OnProgress = (progress: Progress) => void;

const HEAD_BYTES = 8;

const bytesOf = ({ buffer, byteOffset, byteLength }: Float64Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

export const textOf = ({ json }: Answer): string => new TextDecoder().decode(json);

export class Engine {
  private readonly exports: Exports;

  /** The module was compiled before, so that this needs no waiting. */
  constructor(module: WebAssembly.Module, onProgress?: OnProgress) {
    const progress = (stage: number, fraction: number) =>
      onProgress?.({ stage: STAGES[stage], fraction });
    const instance = new WebAssembly.Instance(module, { loadpath: { progress } });
    this.exports = instance.exports as unknown as Exports;
    this.exports._initialize?.();
  }

  version(): string {
    const header = JSON.parse(textOf(this.take(this.exports.version())));
    return (header as { engine_version: string }).engine_version;
  }

  validate(text: string): Answer {
    return this.call(this.exports.validate, text);
  }

  solve(text: string): Answer {
    return this.call(this.exports.solve, text);
  }

  /** A text made from an answer of `solve`. */
  write({ json, numbers }: Answer, options: WriteOptions): string {
    const head = new Uint8Array(Uint32Array.of(json.length, numbers.length).buffer);
    const answer = this.put(head, bytesOf(numbers), json);
    const asked = this.put(new TextEncoder().encode(JSON.stringify(options)));
    const text = this.exports.write(answer.block, answer.bytes, asked.block, asked.bytes);
    this.exports.free(answer.block);
    this.exports.free(asked.block);
    return textOf(this.take(text));
  }

  private call(run: (text: number, bytes: number) => number, text: string): Answer {
    const { block, bytes } = this.put(new TextEncoder().encode(text));
    const answer = run(block, bytes);
    this.exports.free(block);
    return this.take(answer);
  }

  /** Bytes one after another, in a block of the engine's memory. */
  private put(...parts: readonly Uint8Array[]): { block: number; bytes: number } {
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

  /** Copies: they stay valid whatever the engine does next. */
  private take(block: number): Answer {
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
