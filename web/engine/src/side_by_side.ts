// One document solved by several workers: hands out its jobs, brings what helpers found to the first
// worker, and has that finish. The digits are those of one worker.

import type { RunningWorker, StartWorker } from './platform.ts';
import type { Done, Shared } from './solve_in_jobs.ts';
import type { Reply } from './solve_in_worker.ts';

interface Helper {
  worker: RunningWorker;
  /** What it is at. */
  job?: number;
}

export class SideBySide {
  private readonly left: number[] = [];
  private readonly helpers = new Set<Helper>();
  private done: number;
  private isFirstAtWork = false;

  constructor(
    private readonly first: RunningWorker,
    private readonly shared: Shared,
    text: string,
    startWorker: StartWorker,
    createWorker: (() => Worker) | undefined,
    private readonly onProgress: (fraction: number) => void,
  ) {
    this.done = shared.all - shared.left;
    for (let job = 0; job < shared.left; job += 1) this.left.push(job);
    const count = Math.min(shared.workers, this.left.length) - 1;
    this.goOn();
    for (let k = 0; k < count; k += 1) this.call(text, startWorker, createWorker);
  }

  /** The first worker has done its job. */
  firstDid(): void {
    this.isFirstAtWork = false;
    this.count();
  }

  stop(): void {
    for (const helper of this.helpers) helper.worker.stop();
    this.helpers.clear();
  }

  private call(text: string, startWorker: StartWorker, createWorker?: () => Worker): void {
    const helper = {} as Helper;
    const listener = {
      reply: (reply: Reply) => {
        if ('begun' in reply) this.hand(helper);
        else if ('job' in reply) this.helperDid(helper, reply);
        else if ('error' in reply) this.leave(helper);
      },
      fail: () => this.leave(helper),
    };
    try {
      helper.worker = startWorker(listener, createWorker);
    } catch {
      return; // the others do without it
    }
    this.helpers.add(helper);
    helper.worker.send({ wasm: this.shared.module, text, helps: true });
  }

  private helperDid(helper: Helper, { job, found }: Done): void {
    if (!this.helpers.has(helper) || !found) return;
    helper.job = undefined;
    this.first.send({ give: job, found }, [found.buffer]);
    this.hand(helper);
    this.count();
  }

  private hand(helper: Helper): void {
    helper.job = this.left.pop();
    if (helper.job !== undefined) helper.worker.send({ work: helper.job });
  }

  /** What a helper that fails was at is left to the others; the first worker says why it fails. */
  private leave(helper: Helper): void {
    if (!this.helpers.delete(helper)) return;
    helper.worker.stop();
    if (helper.job !== undefined) this.left.push(helper.job);
    this.goOn();
  }

  private count(): void {
    this.done += 1;
    this.onProgress(this.done / this.shared.all);
    this.goOn();
  }

  private goOn(): void {
    if (this.done === this.shared.all) {
      this.stop();
      this.first.send({ finish: true });
      return;
    }
    if (this.isFirstAtWork) return;
    const job = this.left.pop();
    if (job === undefined) return;
    this.isFirstAtWork = true;
    this.first.send({ work: job });
  }
}
