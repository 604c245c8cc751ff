// Loadpath in Node: solve a model document where your code runs.

import type { Verification } from './answer.gen.ts';
import { type CombineOptions, combineWith } from './combine.ts';
import type { Document } from './document.gen.ts';
import { readEngine, startWorker } from './platform_node.ts';
import type { Results } from './results/results.ts';
import { type SolveOptions, solveWith } from './solve.ts';

export * from './index.ts';

export function solve(document: Document | string, options?: SolveOptions): Promise<Results> {
  return solveWith(startWorker, document, options);
}

/** A copy of the document with its combinations by EN 1990; a NoCombinations where it allows none. */
export function generateCombinations(
  document: Document | string,
  options?: CombineOptions,
): Promise<Document> {
  return combineWith(readEngine, document, options);
}

/** Solves again and says whether the digits are those of a digest, a receipt or a results document. */
export async function verify(
  document: Document | string,
  against: Parameters<Results['verify']>[0],
  options?: SolveOptions,
): Promise<Verification> {
  return (await solve(document, options)).verify(against);
}
