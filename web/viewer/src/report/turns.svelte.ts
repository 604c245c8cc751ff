// Long work in turns: generators one after the other, some milliseconds at a time, so that the page
// answers meanwhile. They yield where they may be interrupted; what was stopped can go on.

export type Work = Generator<void, void>;

/** Milliseconds of work before the page gets a turn. */
const BUDGET = 12;

export class Turns {
  /** Pieces of work that are not done. */
  left = $state(0);
  isStopped = $state(false);
  private readonly queue: Work[] = [];
  private isScheduled = false;
  private waiting: ((isWhole: boolean) => void)[] = [];

  /** Do it after all that is there; gives what takes it back. */
  add(work: Work): () => void {
    this.queue.push(work);
    this.note();
    this.schedule();
    return () => {
      const place = this.queue.indexOf(work);
      if (place < 0) return;
      this.queue.splice(place, 1);
      work.return();
      this.note();
    };
  }

  stop(): void {
    this.isStopped = true;
    this.answer(false);
  }

  goOn(): void {
    this.isStopped = false;
    this.schedule();
  }

  /** All of it now: for those who cannot wait. */
  finish(): void {
    while (this.queue.length) this.step();
    this.isStopped = false;
  }

  /** Ends with true once nothing is left, with false where somebody stops it. */
  whole(): Promise<boolean> {
    if (!this.queue.length) return Promise.resolve(true);
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private schedule(): void {
    if (this.isScheduled || this.isStopped || !this.queue.length) return;
    this.isScheduled = true;
    setTimeout(() => this.turn());
  }

  private turn(): void {
    this.isScheduled = false;
    if (this.isStopped) return;
    const until = performance.now() + BUDGET;
    while (this.queue.length && performance.now() < until) this.step();
    this.schedule();
  }

  private step(): void {
    const [work] = this.queue;
    if (!work.next().done) return;
    this.queue.shift();
    this.note();
  }

  private note(): void {
    this.left = this.queue.length;
    if (this.left === 0) this.answer(true);
  }

  private answer(isWhole: boolean): void {
    const heard = this.waiting;
    this.waiting = [];
    for (const tell of heard) tell(isWhole);
  }
}
