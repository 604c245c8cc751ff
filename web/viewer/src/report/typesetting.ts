// What typesets the formulas of a report; a report without it has the same formulas in plain text.

import { FetchedPart } from './fetched_part.svelte';

export const typesetting = new FetchedPart(async () => {
  const { default: step } = await import('../typeset/StepFormulas.svelte');
  // Another font draws the formulas too.
  await document.fonts.load('1em "Loadpath Math"').catch(() => {});
  return step;
});
