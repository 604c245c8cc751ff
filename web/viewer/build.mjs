// Builds the pages and the two parts of an offline copy at the same time, then their compressed twins
// and the page for chats, which nobody fetches by its address.

import { spawn } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeChatPage } from './chat_page.mjs';
import { precompress } from './precompress.mjs';

const OUTPUT = fileURLToPath(new URL('../../src/loadpath/service/static/viewer', import.meta.url));

function vite(config, part = '') {
  const args = ['build', '--logLevel', 'warn', '--config', config];
  const environment = { ...process.env, PART: part };
  const run = spawn('vite', args, { env: environment, stdio: 'inherit' });
  return new Promise((done, fail) => {
    run.on('error', fail);
    run.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`vite build of ${config} failed`)),
    );
  });
}

rmSync(OUTPUT, { recursive: true, force: true });
await Promise.all([
  vite('vite.config.ts'),
  vite('vite.offline.config.ts', 'viewer'),
  vite('vite.offline.config.ts', 'worker'),
]);
// Whoever hands out the font hands out its licence.
const LICENCE = fileURLToPath(new URL('src/typeset/font/OFL.txt', import.meta.url));
copyFileSync(LICENCE, `${OUTPUT}/assets/math.OFL.txt`);
await precompress(OUTPUT);
await writeChatPage(`${OUTPUT}/offline`);
