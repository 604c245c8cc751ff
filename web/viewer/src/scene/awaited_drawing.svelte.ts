// The drawing, which comes after the results, or never: what needs a picture of it waits for it here.

import { tick } from 'svelte';
import type { Stage } from '../stage/stage';
import { partsFetched } from './parts_under_way';

export class AwaitedDrawing {
  stage = $state.raw<Stage | null>(null);
  /** Whether there will be none: nothing to draw with, or it could not be fetched. */
  private isMissing = false;
  private settle: () => void = () => {};
  private readonly settled = new Promise<void>((resolve) => {
    this.settle = resolve;
  });

  readonly arrive = (stage: Stage): void => {
    this.stage = stage;
    this.settle();
  };

  readonly miss = (): void => {
    this.isMissing = true;
    this.settle();
  };

  /** Whether all that is shown is drawn, or there is nothing to wait for. */
  get isWhole(): boolean {
    return this.stage ? !this.stage.queue.isBusy : this.isMissing;
  }

  /** Ends once all that is shown is drawn, or nothing will be. */
  async whole(): Promise<void> {
    await this.settled;
    // Layers are planned once those who follow the view know of it.
    await tick();
    await partsFetched();
    await this.stage?.queue.whole();
  }

  /** At once, as a data URL; null where there is none. */
  snapshot(): string | null {
    return this.stage?.snapshot() ?? null;
  }
}
