// The way to the report and back: on request, or because the page is printed. Printing waits until the
// report is whole, where it can wait; what the browser's own menu prints cannot, and is written at once.

import { flushSync } from 'svelte';
import { Turns } from './turns.svelte';
import { typesetting } from './typesetting.svelte';

/** Milliseconds that printing waits for typeset formulas. */
const PATIENCE = 3000;

export class ReportDoor {
  isOpen = $state(false);
  /** The view as it was when the report was opened. */
  picture = $state.raw<string | null>(null);
  readonly turns = new Turns();
  /** Whether it was opened to be printed, and closes afterwards. */
  private isForPrint = false;

  constructor(private readonly snapshot: () => string | null) {}

  readonly open = (): void => {
    void typesetting.fetch();
    this.picture = this.snapshot();
    this.turns.isStopped = false;
    this.isOpen = true;
  };

  close(): void {
    this.isOpen = false;
    this.isForPrint = false;
  }

  /** Print it once it is whole, with typeset formulas where they come soon. */
  readonly print = async (): Promise<void> => {
    if (!this.isOpen) this.openForPrint();
    else this.turns.goOn();
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    await Promise.race([typesetting.fetch(), patience]);
    flushSync();
    const isWhole = await this.turns.whole();
    if (isWhole && this.isOpen) window.print();
    else this.isForPrint = false;
  };

  /** Whatever prints the page prints the report, whether it is open or not. */
  readonly beforePrint = (): void => {
    if (!this.isOpen) this.openForPrint();
    flushSync();
    this.turns.finish();
    flushSync();
  };

  readonly afterPrint = (): void => {
    if (this.isForPrint) this.close();
  };

  private openForPrint(): void {
    this.isForPrint = true;
    this.open();
  }
}
