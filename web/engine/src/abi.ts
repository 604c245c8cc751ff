// The five exports of engine.wasm and its one import, a few lines each. JSON text in; out come a small JSON header
// and one block of doubles: u32 bytes of JSON | u32 number of doubles | doubles | JSON.

export interface Answer {
  header: unknown;
  /** A copy: it stays valid whatever the engine does next. */
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

export class Engine {
  private constructor(private readonly exports: Exports) {}

  static async instantiate(
    module: WebAssembly.Module,
    onProgress?: (progress: Progress) => void,
  ): Promise<Engine> {
    const progress = (stage: number, fraction: number) =>
      onProgress?.({ stage: STAGES[stage], fraction });
    const instance = await WebAssembly.instantiate(module, { loadpath: { progress } });
    const exports = instance.exports as unknown as Exports;
    exports._initialize?.();
    return new Engine(exports);
  }

  version(): string {
    const { header } = this.take(this.exports.version());
    return (header as { engine_version: string }).engine_version;
  }

  validate(text: string): Answer {
    return this.call(this.exports.validate, text);
  }

  solve(text: string): Answer {
    return this.call(this.exports.solve, text);
  }

  private call(run: (text: number, bytes: number) => number, text: string): Answer {
    const bytes = new TextEncoder().encode(text);
    const block = this.exports.alloc(bytes.length);
    if (block === 0)
      throw new Error(`the engine has no memory for a document of ${bytes.length} bytes`);
    new Uint8Array(this.exports.memory.buffer, block, bytes.length).set(bytes);
    const answer = run(block, bytes.length);
    this.exports.free(block);
    return this.take(answer);
  }

  private take(block: number): Answer {
    const { buffer } = this.exports.memory;
    const [jsonBytes, count] = new Uint32Array(buffer, block, 2);
    const numbers = new Float64Array(buffer.slice(block + 8, block + 8 + count * 8) as ArrayBuffer);
    const json = new Uint8Array(buffer, block + 8 + count * 8, jsonBytes);
    const header: unknown = JSON.parse(new TextDecoder().decode(json));
    this.exports.free(block);
    return { header, numbers };
  }
}
