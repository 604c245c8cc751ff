import { readFileSync } from 'node:fs';
import { solve } from '/work/trees/packages/web/engine/dist/node.js';
const results = await solve(readFileSync(0, 'utf8'));
console.log(JSON.stringify(results.toJSON()));