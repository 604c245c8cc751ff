// solve(document), whatever the platform: in a worker, with progress and cancel; rejects with a Refusal when there is nothing usable.

import { Engine, type Progress, textOf } from './abi.ts';
import type { WriteOptions } from './answer.gen.ts';
import type { Document } from './document.gen.ts';
import type { StartWorker } from './platform.ts';
import { Results } from './results/results.ts';
import type { SideBySide } from './side_by_side.ts';
import type { Shared } from './solve_in_jobs.ts';
import type { Outcome, Phase, Question, Reply, Solved } from './solve_in_worker.ts';
import type { WasmSource } from './wasm_module.ts';

/** While solving, long work also tells its stage and how much of that is done. */
export type SolveProgress = { phase: Phase } & Partial<Progress>;

export interface SolveOptions {
  /** Cancels the solve; the promise rejects with the signal's reason. */
  signal?: AbortSignal;
  onProgress?: (progress: SolveProgress) => void;
  /** Where engine.wasm is, or its code; beside the package's own files by default. */
  wasm?: WasmSource | Promise<WasmSource>;
  /** Where the whole engine is, if `wasm` leaves out some analyses: fetched where they are asked for. */
  whole?: WasmSource;
  /** Workers that may solve it at once: as many as there are cores where that is faster by default. */
  workers?: number;
  /** How to start a worker, where a bundler has moved its file or a page has rules of its own. */
  createWorker?: () => Worker;
}

const ENGINE = './engine.wasm';

export function solveWith(
  startWorker: StartWorker,
  document: Document | string,
  options: SolveOptions = {},
): Promise<Results> {
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  return askWorker(startWorker, { text }, options, (reply) => readResults(reply as Solved));
}

/** What a worker replies to one question. */
export async function askWorker<T>(
  startWorker: StartWorker,
  question: Question,
  options: SolveOptions,
  read: (reply: Outcome) => T,
): Promise<T> {
  const { signal, onProgress, createWorker, workers } = options;
  signal?.throwIfAborted();
  const wasm = options.wasm ?? new URL(/* @vite-ignore */ ENGINE, import.meta.url);
  const { promise, resolve, reject } = settleLater<T>();
  let others: SideBySide | undefined;
  const share = async (shared: Shared) => {
    const { SideBySide } = await import('./side_by_side.ts');
    if (isOver) return;
    const { text } = question;
    const tell = (fraction: number) =>
      onProgress?.({ phase: 'solving', stage: 'recovering', fraction });
    others = new SideBySide(worker, shared, text, startWorker, createWorker, tell);
  };
  let isOver = false;
  const worker = startWorker(
    {
      reply: (reply: Reply) => {
        if ('phase' in reply) onProgress?.({ phase: reply.phase, ...reply.progress });
        else if ('shared' in reply) share(reply.shared).catch(reject);
        else if ('job' in reply) others?.firstDid();
        else if ('error' in reply) reject(new Error(reply.error));
        else {
          onProgress?.({ phase: 'reading' });
          try {
            resolve(read(reply as Outcome));
          } catch (error) {
            reject(error);
          }
        }
      },
      fail: reject,
    },
    createWorker,
  );
  const cancel = () => reject(signal?.reason);
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    signal?.throwIfAborted();
    const whole = options.whole && absolute(options.whole);
    Promise.resolve(wasm).then(
      (code) => worker.send({ wasm: absolute(code), whole, workers, ...question }),
      reject,
    );
    return await promise;
  } finally {
    signal?.removeEventListener('abort', cancel);
    isOver = true;
    others?.stop();
    worker.stop();
  }
}

/** Texts of results are written by the engine too, when they are asked for. */
function readResults({ answer, circumstances, module }: Solved): Results {
  const write = (options: WriteOptions) =>
    new Engine(module).write(answer, { ...options, circumstances });
  return new Results(JSON.parse(textOf(answer)), answer.numbers, circumstances, write);
}

/** A worker has an address of its own, so what is relative is relative to the page. */
function absolute(source: WasmSource): WasmSource {
  if (source instanceof URL) return source.href; // a URL cannot be sent to a worker
  return typeof source === 'string'
    ? new URL(source, globalThis.location?.href ?? import.meta.url).href
    : source;
}

function settleLater<T>() {
  let resolve!: (value: T) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
