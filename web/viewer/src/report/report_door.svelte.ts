// The way to the report and back: on request, or because the page is printed. Printing waits until the
// report is whole, where it can wait; what the browser's own menu prints cannot, and is written at once
// where its code is there.

import { flushSync } from 'svelte';
import type { ViewState } from '../page/view_state.svelte';
import type { AwaitedDrawing } from '../scene/awaited_drawing.svelte';
import type { FetchedPart } from './fetched_part.svelte';
import { Turns } from './turns.svelte';
import { typesetting } from './typesetting';

/** Milliseconds that printing waits for typeset formulas. */
const PATIENCE = 3000;

export class ReportDoor {
  isOpen = $state(false);
  /** The view as it was when the report was opened. */
  picture = $state.raw<string | null>(null);
  /** Whether somebody asked for it and its code could not be had. */
  isMissing = $state(false);
  readonly turns = new Turns();
  /** Whether it was opened to be printed, and closes afterwards. */
  private isForPrint = false;

  constructor(
    private readonly view: ViewState,
    private readonly drawing: AwaitedDrawing,
    /** What shows and prints it. */
    private readonly pages: FetchedPart<unknown>,
  ) {}

  /** Open it once there is a picture for it. */
  readonly open = async (): Promise<void> => {
    void typesetting.fetch();
    await this.pages.fetch();
    this.isMissing = this.pages.value === null;
    if (this.isMissing) return;
    this.view.isOnPaper = true;
    await this.drawing.whole();
    this.openNow();
  };

  close(): void {
    this.isOpen = false;
    this.isForPrint = false;
    this.view.isOnPaper = false;
  }

  /** Print it once it is whole, with typeset formulas where they come soon. */
  readonly print = async (): Promise<void> => {
    if (this.isOpen) this.turns.goOn();
    else {
      this.isForPrint = true;
      await this.open();
    }
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    await Promise.race([typesetting.fetch(), patience]);
    flushSync();
    const isWhole = await this.turns.whole();
    if (isWhole && this.isOpen) window.print();
    else this.isForPrint = false;
  };

  /** Whatever prints the page prints the report, whether it is open or not. */
  readonly beforePrint = (): void => {
    if (!this.isOpen) {
      // Paper then says that it was not there.
      if (!this.pages.value) return void this.pages.fetch();
      this.isForPrint = true;
      this.openNow();
    }
    flushSync();
    this.turns.finish();
    flushSync();
  };

  readonly afterPrint = (): void => {
    if (this.isForPrint) this.close();
  };

  private openNow(): void {
    void typesetting.fetch();
    // Layers follow the colours of paper before the picture is taken.
    this.view.isOnPaper = true;
    flushSync();
    this.picture = this.drawing.snapshot();
    this.turns.isStopped = false;
    this.isOpen = true;
  }
}
