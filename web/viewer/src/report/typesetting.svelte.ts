// Formulas of a report are typeset by code that opening a link has no use for. It is fetched with the
// first thing that somebody does, since printing waits for nothing; a report without it has the same
// formulas in plain text.

import type StepFormulas from '../typeset/StepFormulas.svelte';

class Typesetting {
  /** What typesets a step, once it is there. */
  step = $state.raw<typeof StepFormulas | null>(null);
  isUnderWay = $state(false);

  async fetch(): Promise<void> {
    if (this.step || this.isUnderWay) return;
    this.isUnderWay = true;
    try {
      this.step = (await import('../typeset/StepFormulas.svelte')).default;
      await document.fonts.load('1em "Loadpath Math"');
    } catch {
      // The formulas stay in plain text, until the next attempt.
    } finally {
      this.isUnderWay = false;
    }
  }
}

export const typesetting = new Typesetting();
