// Fails where an import in web/ goes against the order of layers. `npm run lint` runs it.

import { fileURLToPath } from 'node:url';
import { readImports } from './imports.mjs';
import { findProblems } from './problems.mjs';

const problems = findProblems(readImports(fileURLToPath(new URL('..', import.meta.url))));
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error('layers/order.mjs says who may import whom.');
  process.exitCode = 1;
}
