// What a page can do without while the engine is at work: choices and drawing let the results go first,
// for a second at most. Both would want the processor that the engine has, and without a graphics card
// a first picture takes longer than most models. The drawing's code is fetched meanwhile, not read.

import { onMount } from 'svelte';

const COURTESY = 1000; // milliseconds

export class AfterVerdict {
  /** Whether the rest of the page is due. */
  isDue = $state(false);

  constructor(isSolving: () => boolean) {
    onMount(() => {
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
        link.rel = 'prefetch';
      const timer = setTimeout(() => (this.isDue = true), COURTESY);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (isSolving()) return;
      // Once what is there has been painted.
      let timer: ReturnType<typeof setTimeout> | undefined;
      const frame = requestAnimationFrame(() => {
        timer = setTimeout(() => (this.isDue = true));
      });
      return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      };
    });
  }
}
