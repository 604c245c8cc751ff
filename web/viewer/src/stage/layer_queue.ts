// Builds layers one per task, the latest wish per name, so that a large model never blocks the page.

import type { Group } from 'three';
import type { Stage } from './stage';

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

  get isIdle(): boolean {
    return !this.running;
  }

  private next(): void {
    const first = this.wishes.entries().next();
    if (first.done) {
      this.running = false;
      return;
    }
    const [name, build] = first.value;
    this.wishes.delete(name);
    this.stage.setLayer(name, build ? build() : null);
    setTimeout(() => this.next());
  }
}
