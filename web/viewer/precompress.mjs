// Writes a Brotli and a gzip twin beside every built file, so that the service only hands out bytes.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = process.argv[2];
const COMPRESSIBLE = new Set(['.js', '.css', '.html', '.wasm', '.svg']);
const LEAST = 1024;
/** What every visit fetches is worth the time; parts of an offline copy are fetched once in a while. */
const quality = (name) => (name.startsWith('offline') ? 9 : constants.BROTLI_MAX_QUALITY);

for (const name of readdirSync(folder, { recursive: true })) {
  if (!COMPRESSIBLE.has(extname(name))) continue;
  const path = join(folder, name);
  const bytes = readFileSync(path);
  if (bytes.length < LEAST) continue;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality(name),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
