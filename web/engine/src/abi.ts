// The seven exports of engine.wasm and its one import, a few lines each. JSON text in; out come JSON
// text and one block of doubles.

import type { WriteOptions } from './answer.gen.ts';
import { type Answer, type MemoryExports, ModuleInstance, textOf } from './module_instance.ts';

export { type Answer, textOf } from './module_instance.ts';

interface Exports extends MemoryExports {
  version(): number;
  validate(text: number, bytes: number): number;
  solve(text: number, bytes: number): number;
  write(answer: number, bytes: number, options: number, optionsBytes: number): number;
  lightest(text: number, bytes: number, request: number, requestBytes: number): number;
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

const bytesOf = ({ buffer, byteOffset, byteLength }: Float64Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

export class Engine extends ModuleInstance<Exports> {
  constructor(module: WebAssembly.Module, onProgress?: OnProgress) {
    const progress = (stage: number, fraction: number) =>
      onProgress?.({ stage: STAGES[stage], fraction });
    super(module, { loadpath: { progress } });
  }

  version(): string {
    const header = JSON.parse(textOf(this.take(this.exports.version())));
    return (header as { engine_version: string }).engine_version;
  }

  validate(text: string): Answer | null {
    return this.call(this.exports.validate, text);
  }

  /** Null where the document asks for an analysis that this module was linked without. */
  solve(text: string): Answer | null {
    return this.call(this.exports.solve, text);
  }

  /** A text made from an answer of `solve`. */
  write({ json, numbers }: Answer, options: WriteOptions): string {
    const head = new Uint8Array(Uint32Array.of(json.length, numbers.length).buffer);
    const answer = this.put(head, bytesOf(numbers), json);
    const asked = this.putText(JSON.stringify(options));
    const text = this.exports.write(answer.block, answer.bytes, asked.block, asked.bytes);
    this.exports.free(answer.block);
    this.exports.free(asked.block);
    return textOf(this.take(text));
  }

  /** The text of a Lightest, or of a Refused; the whole engine alone has it. */
  lightest(text: string, request: string): string {
    const document = this.putText(text);
    const asked = this.putText(request);
    const told = this.exports.lightest(document.block, document.bytes, asked.block, asked.bytes);
    this.exports.free(document.block);
    this.exports.free(asked.block);
    return textOf(this.take(told));
  }

  private call(run: (text: number, bytes: number) => number, text: string): Answer | null {
    const { block, bytes } = this.putText(text);
    const answer = run(block, bytes);
    this.exports.free(block);
    return answer === 0 ? null : this.take(answer);
  }
}
