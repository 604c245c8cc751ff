// Loadpath in Node: solve a model document where your code runs.

import type { Document } from './document.gen.ts';
import { startWorker } from './platform_node.ts';
import type { Results } from './results/results.ts';
import { type SolveOptions, solveWith } from './solve.ts';

export * from './index.ts';

export function solve(document: Document | string, options?: SolveOptions): Promise<Results> {
  return solveWith(startWorker, document, options);
}
