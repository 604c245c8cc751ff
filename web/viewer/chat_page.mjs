// The page that chats show a model with: the parts of an offline copy and the engine in one file, without
// a document. Each server puts in what the page has to know beside the model; the chat sets its policy.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const ENGINE = fileURLToPath(new URL('../../src/loadpath/engine/engine.wasm', import.meta.url));

export async function writeChatPage(folder) {
  const part = (name) => readFile(join(folder, name), 'utf8');
  const [script, style, worker, wasm] = await Promise.all([
    part('viewer.js'),
    part('viewer.css'),
    part('worker.js'),
    readFile(ENGINE),
  ]);
  const engine = { wasm: gzipSync(wasm, { level: 9 }).toString('base64'), worker };
  const page = [
    '<!doctype html>',
    '<html lang="en" data-state="loading"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Model – Loadpath</title>',
    `<style>${withoutFonts(style).replaceAll('</', '<\\/')}</style></head>`,
    '<body><div id="page"></div>',
    '<script type="application/json" id="loadpath-config"></script>',
    `<script type="application/json" id="loadpath-engine">${inert(engine)}</script>`,
    `<script>${script.replaceAll('</script', '<\\/script')}</script>`,
    '</body></html>',
  ].join('\n');
  await writeFile(join(folder, 'chat.html'), page);
}

/** Chats allow no fonts but the machine's own. */
const withoutFonts = (style) => style.replaceAll(/@font-face\{[^}]*\}/g, '');

/** JSON that cannot end the element around it. */
const inert = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');
