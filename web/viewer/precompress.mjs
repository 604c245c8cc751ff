// A Brotli and a gzip twin beside every built file, so that the service only hands out bytes.

import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set(['.js', '.css', '.html', '.wasm', '.svg']);
const LEAST = 1024;
/** What every visit fetches is worth the time; parts of an offline copy are fetched once in a while. */
const quality = (name) => (name.startsWith('offline') ? 9 : constants.BROTLI_MAX_QUALITY);

export async function precompress(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((n) =>
    COMPRESSIBLE.has(extname(n)),
  );
  await Promise.all(names.map((name) => addTwins(folder, name)));
}

async function addTwins(folder, name) {
  const path = join(folder, name);
  const bytes = await readFile(path);
  if (bytes.length < LEAST) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality(name),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await writeFile(`${path}.br`, brotli);
  await writeFile(`${path}.gz`, zipped);
}
