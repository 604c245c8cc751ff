// Writes a Brotli and a gzip twin beside every built file, so that the service only hands out bytes.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = process.argv[2];
const COMPRESSIBLE = new Set(['.js', '.css', '.html', '.wasm', '.svg']);
const LEAST = 1024;

for (const name of readdirSync(folder, { recursive: true })) {
  if (!COMPRESSIBLE.has(extname(name))) continue;
  const path = join(folder, name);
  const bytes = readFileSync(path);
  if (bytes.length < LEAST) continue;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
