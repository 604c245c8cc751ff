// Runs inside a worker: solves a document that falls into jobs. Where others should help, it says so,
// and takes orders from then on.

import type { Answer, Progress } from './abi.ts';
import { JobEngine } from './job_engine.ts';

/** What a worker that has begun a document is to do next. */
export type Order = { work: number } | { give: number; found: Uint8Array } | { finish: true };

/** A document that others may help with. */
export interface Shared {
  all: number;
  /** So many from the first on are not done. */
  left: number;
  /** How many instances are worth it. */
  workers: number;
  module: WebAssembly.Module;
}

/** What a worker says of a job it has done; a helper with what it found. */
export interface Done {
  job: number;
  found?: Uint8Array<ArrayBuffer>;
}

export type JobReply =
  | { phase: 'solving'; progress: Progress }
  | { shared: Shared }
  | { begun: true }
  | Done;

type Tell = (reply: JobReply, transfer?: ArrayBuffer[]) => void;
type NextOrder = () => Promise<Order>;

export interface Work {
  module: WebAssembly.Module;
  text: string;
  /** As was asked for. */
  workers?: number;
  cores: number;
}

const MOST_WORKERS = 8;
/** Of all instances together. */
const MOST_BYTES = 2 ** 31;
/** Milliseconds that helpers should save beyond what they cost: they are started and begin anew. */
const WORTH = 300;

export async function solveInJobs(work: Work, tell: Tell, nextOrder: NextOrder): Promise<Answer> {
  const { module, text, workers } = work;
  let isShared = false;
  const engine = new JobEngine(module, (progress: Progress) => {
    if (!isShared) tell({ phase: 'solving', progress });
  });
  const began = performance.now();
  const all = engine.begin(text);
  const beganFor = performance.now() - began;
  const fitting = () => {
    const most = Math.floor(MOST_BYTES / engine.memoryBytes);
    return Math.min(workers ?? Math.min(work.cores, MOST_WORKERS), most);
  };
  const share = (left: number) => {
    isShared = true;
    tell({ shared: { all, left, workers: fitting(), module } });
    return obey(engine, nextOrder, (job) => tell({ job }));
  };
  if (all > 0 && workers !== undefined && workers > 1 && fitting() > 1) return share(all);
  // From the last on: load cases stand first and take less, and no core should wait long.
  for (let left = all - 1; left >= 0; left -= 1) {
    const started = performance.now();
    engine.work(left);
    const alone = (performance.now() - started) * left;
    if (workers === undefined && alone > beganFor + WORTH && fitting() > 1) return share(left);
  }
  return engine.finish();
}

/** Begins a document of another worker, and does what it is told until it is ended. */
export async function help(
  { module, text }: Work,
  tell: Tell,
  nextOrder: NextOrder,
): Promise<void> {
  const engine = new JobEngine(module);
  engine.begin(text);
  tell({ begun: true });
  await obey(engine, nextOrder, (job) => {
    const found = engine.found(job);
    tell({ job, found }, [found.buffer]);
  });
}

async function obey(
  engine: JobEngine,
  nextOrder: NextOrder,
  isDone: (job: number) => void,
): Promise<Answer> {
  for (;;) {
    const order = await nextOrder();
    if ('finish' in order) return engine.finish();
    if ('give' in order) engine.give(order.give, order.found);
    else {
      engine.work(order.work);
      isDone(order.work);
    }
  }
}
