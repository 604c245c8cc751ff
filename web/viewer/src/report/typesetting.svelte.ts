// Formulas of a report are typeset by code that opening a link has no use for. It is fetched once there
// are results and somebody stirs, since printing waits for nothing; a report without it has the same
// formulas in plain text.

import type StepFormulas from '../typeset/StepFormulas.svelte';

class Typesetting {
  /** What typesets a step, once it is there. */
  step = $state.raw<typeof StepFormulas | null>(null);
  isUnderWay = $state(false);
  private arrival: Promise<void> | null = null;

  /** Ends when it is there, or cannot be had now. */
  fetch(): Promise<void> {
    this.arrival ??= this.load();
    return this.arrival;
  }

  private async load(): Promise<void> {
    this.isUnderWay = true;
    try {
      this.step = (await import('../typeset/StepFormulas.svelte')).default;
      await document.fonts.load('1em "Loadpath Math"');
    } catch {
      // The formulas stay in plain text, until the next attempt.
      this.arrival = null;
    } finally {
      this.isUnderWay = false;
    }
  }
}

export const typesetting = new Typesetting();
