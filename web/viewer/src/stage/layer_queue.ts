// Builds layers in short tasks, the latest wish per name, so that a large model never blocks the page.

import type { Group } from 'three';
import type { Stage } from './stage';

/** Milliseconds of building before the page gets a turn. */
const BUDGET = 20;

export class LayerQueue {
  private readonly wishes = new Map<string, (() => Group) | null>();
  private running = false;

  constructor(private readonly stage: Stage) {}

  /** Replace the layer by what `build` returns, or remove it. */
  plan(name: string, build: (() => Group) | null): void {
    this.wishes.delete(name);
    this.wishes.set(name, build);
    if (this.running) return;
    this.running = true;
    setTimeout(() => this.next());
  }

  private next(): void {
    const until = performance.now() + BUDGET;
    for (const [name, build] of this.wishes) {
      this.wishes.delete(name);
      this.stage.setLayer(name, build ? build() : null);
      if (performance.now() > until) break;
    }
    this.running = this.wishes.size > 0;
    if (this.running) setTimeout(() => this.next());
  }
}
