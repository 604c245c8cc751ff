// One attempt at solving a document, in a worker. It begins when it is made; what shows it may come
// later.

import { type Results, type SolveProgress, solve } from 'loadpath';
import type { EngineSource } from './engine_source';

export class Attempt {
  readonly results: Promise<Results>;
  /** What was told last. */
  progress: SolveProgress | null = null;
  onProgress: (progress: SolveProgress) => void = () => {};
  private readonly stopper = new AbortController();

  constructor(text: string, engine: EngineSource) {
    this.results = solve(text, {
      wasm: engine.wasm(),
      whole: engine.whole,
      createWorker: engine.createWorker,
      signal: this.stopper.signal,
      onProgress: (progress) => {
        this.progress = progress;
        this.onProgress(progress);
      },
    });
    // Whoever waits for the results hears of a failure; nobody may be there yet.
    this.results.catch(() => {});
  }

  get isCancelled(): boolean {
    return this.stopper.signal.aborted;
  }

  cancel(): void {
    this.stopper.abort();
  }
}
