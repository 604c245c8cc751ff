// Builds layers in short tasks, the latest wish per name, so that a large model never blocks the page.
// A builder may be a generator: it yields where it can be interrupted and returns its group.

import type { Group } from 'three';

export type Build = () => Group | Generator<void, Group>;

/** Where layers go. */
export interface Surface {
  setLayer(name: string, group: Group | null): void;
  requestDraw(): void;
}

/** Milliseconds of building before the page gets a turn. */
const BUDGET = 12;
/** Milliseconds of building after which what is there so far is drawn. */
const LONG = 100;

export class LayerQueue {
  private readonly wishes = new Map<string, Build | null>();
  private current: { name: string; steps: Generator<void, Group> } | null = null;
  private running = false;
  private hasDrawn = false;
  private since = 0;
  private waiting: (() => void)[] = [];

  constructor(private readonly stage: Surface) {}

  /** Replace the layer by what `build` returns, or remove it. */
  plan(name: string, build: Build | null): void {
    if (this.current?.name === name) this.current = null;
    this.wishes.delete(name);
    this.wishes.set(name, build);
    if (this.running) return;
    this.running = true;
    this.since = performance.now();
    setTimeout(() => this.work());
  }

  /** Whether layers are yet to be built. */
  get isBusy(): boolean {
    return this.running;
  }

  /** Ends once every layer is built. */
  whole(): Promise<void> {
    if (!this.running) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** All of it now: for those who cannot wait. */
  finish(): void {
    while (this.isPending) this.step();
  }

  private work(): void {
    const until = performance.now() + BUDGET;
    do this.step();
    while (this.isPending && performance.now() < until);
    this.running = this.isPending;
    if (this.running) setTimeout(() => this.work());
    // Each picture is work: where building takes long one of the first layers, so that something is
    // there soon, then one with all that was wished for.
    const isLate = !this.hasDrawn && performance.now() - this.since > LONG;
    if (this.running && !isLate) return;
    this.hasDrawn = true;
    this.stage.requestDraw();
    if (this.running) return;
    for (const tell of this.waiting.splice(0)) tell();
  }

  private get isPending(): boolean {
    return this.current !== null || this.wishes.size > 0;
  }

  /** One interruption further, or the next wish. */
  private step(): void {
    if (this.current) {
      const { name, steps } = this.current;
      const { done, value } = steps.next();
      if (!done) return;
      this.current = null;
      this.stage.setLayer(name, value);
      return;
    }
    const next = this.wishes.entries().next();
    if (next.done) return;
    const [name, build] = next.value;
    this.wishes.delete(name);
    const made = build?.() ?? null;
    if (made && 'next' in made) this.current = { name, steps: made };
    else this.stage.setLayer(name, made);
  }
}
