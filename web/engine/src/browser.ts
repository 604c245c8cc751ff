// Loadpath in browsers: solve a model document where your code runs.

import type { Verification } from './answer.gen.ts';
import { type CombineOptions, combineWith } from './combine.ts';
import type { Document } from './document.gen.ts';
import { findLightestWith, type LightestOptions, type LightestSections } from './lightest.ts';
import { readEngine, readText, startWorker } from './platform_browser.ts';
import type { Results } from './results/results.ts';
import { type SolveOptions, solveWith } from './solve.ts';

export * from './index.ts';

export async function solve(document: Document | string, options?: SolveOptions): Promise<Results> {
  try {
    return await solveWith(startWorker, document, options);
  } catch (error) {
    if (typeof document !== 'string') throw error;
    // Fetched where it is needed: few texts are no JSON.
    throw (await import('./json_fault.ts')).placeFault(error, document);
  }
}

/** A copy of the document with its combinations by EN 1990; a NoCombinations where it allows none. */
export function generateCombinations(
  document: Document | string,
  options?: CombineOptions,
): Promise<Document> {
  return combineWith(readEngine, document, options);
}

/** The lightest sections of some families that pass all checks, and the document with them. */
export function findLightest(
  document: Document | string,
  options: LightestOptions,
): Promise<LightestSections> {
  return findLightestWith(startWorker, readText, document, options);
}

/** Solves again and says whether the digits are those of a digest, a receipt or a results document. */
export async function verify(
  document: Document | string,
  against: Parameters<Results['verify']>[0],
  options?: SolveOptions,
): Promise<Verification> {
  return (await solve(document, options)).verify(against);
}
