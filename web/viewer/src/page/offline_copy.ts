// One HTML file that holds the document, the engine and the viewer, and works from disk.
// The parts are this page's own files, fetched as text; the document goes in as an inert JSON string,
// so that its text and its hash stay what they were. Nobody can be asked from disk: the copy has the
// tier of whoever made it.

import type { Tier } from './config';
import { wasmAddress } from './hosted_engine';
import { inertJson } from './inert_json';

const FOLDER = `${import.meta.env.BASE_URL}offline/`;

export type OfflineCopy = typeof offlineCopy;

export async function offlineCopy(
  title: string,
  documentText: string,
  tier: Tier,
): Promise<string> {
  const fetchText = async (url: string) => (await fetch(url)).text();
  const [script, style, worker, wasm] = await Promise.all([
    fetchText(`${FOLDER}viewer.js`),
    fetchText(`${FOLDER}viewer.css`),
    fetchText(`${FOLDER}worker.js`),
    fetch(wasmAddress).then(zip),
  ]);
  const nonce = base64(crypto.getRandomValues(new Uint8Array(18)));
  const parts = { wasm: base64(wasm), worker };
  return [
    '<!doctype html>',
    '<html lang="en" data-state="loading"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy(nonce)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(title)} – Loadpath</title>`,
    `<style nonce="${nonce}">${style.replaceAll('</', '<\\/')}</style></head>`,
    '<body><div id="page"></div>',
    `<script type="application/json" id="loadpath-config">${inertJson(JSON.stringify({ tier }))}</script>`,
    `<script type="application/json" id="loadpath-document">${inertJson(JSON.stringify(documentText))}</script>`,
    `<script type="application/json" id="loadpath-engine">${inertJson(JSON.stringify(parts))}</script>`,
    `<script nonce="${nonce}">${script.replaceAll('</script', '<\\/script')}</script>`,
    '</body></html>',
  ].join('\n');
}

// What the copy may do: run its own script and engine, ask nobody, and run nothing that the text of
// a document brings along. The nonce is drawn after the document was written.
function policy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'wasm-unsafe-eval' blob:`,
    `style-src 'nonce-${nonce}'`,
    'img-src data: blob:',
    'font-src data:',
    'worker-src blob:',
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types svelte-trusted-html loadpath',
  ].join('; ');
}

async function zip({ body }: Response): Promise<Uint8Array> {
  const zipped = body!.pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(zipped).arrayBuffer());
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function base64(bytes: Uint8Array): string {
  let binary = '';
  for (let i = 0; i < bytes.length; i += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  }
  return btoa(binary);
}
