// The exports of engine.wasm for those who solve a document with several instances at once: each
// begins it; one does some of the jobs, is given what others found of the rest, and finishes.

import { type Answer, Engine } from './abi.ts';
import type { MemoryExports } from './module_instance.ts';

interface JobExports extends MemoryExports {
  begin(text: number, bytes: number): number;
  work(job: number): void;
  found(job: number): number;
  give(job: number, found: number, bytes: number): number;
  finish(): number;
}

export class JobEngine extends Engine {
  private get jobs(): JobExports {
    return this.exports as unknown as JobExports;
  }

  get memoryBytes(): number {
    return this.exports.memory.buffer.byteLength;
  }

  /** How many jobs there are. */
  begin(text: string): number {
    const { block, bytes } = this.putText(text);
    const count = this.jobs.begin(block, bytes);
    this.exports.free(block);
    return count;
  }

  work(job: number): void {
    this.jobs.work(job);
  }

  /** What a job came to, for another instance; this one lets go of it. */
  found(job: number): Uint8Array<ArrayBuffer> {
    return this.take(this.jobs.found(job)).json;
  }

  give(job: number, found: Uint8Array): void {
    const { block, bytes } = this.put(found);
    const isTaken = this.jobs.give(job, block, bytes);
    this.exports.free(block);
    if (!isTaken) throw new Error(`what an instance found of job ${job} cannot be read`);
  }

  /** The answer of `solve`. */
  finish(): Answer {
    return this.take(this.jobs.finish());
  }
}
