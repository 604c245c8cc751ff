// Bundles the server into one file, so that npx has nothing to install beside it; the engine's worker
// engine.wasm, the section library and the page for chats lie next to it, where the engine's code looks for them.
import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

rmSync('dist', { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: { loadpath_mcp: 'src/main.ts', node_worker: '../engine/src/node_worker.ts' },
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  minify: true,
  keepNames: true,
  legalComments: 'none',
  metafile: true,
  // Packages of the SDK that call require() find it in an ES module too.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  logLevel: 'warning',
});
copyFileSync('../../src/loadpath/engine/engine.wasm', 'dist/engine.wasm');
cpSync('../../.build/sections', 'dist/sections', { recursive: true });
copyFileSync('../../src/loadpath/service/static/viewer/offline/chat.html', 'dist/chat.html');
copyFileSync('../../LICENSE', 'dist/LICENSE');

// The licences of what is in the bundle.
const packages = new Set(
  Object.keys(metafile.inputs).flatMap(
    (path) => path.match(/^.*node_modules\/(?:@[^/]+\/)?[^/]+/)?.[0] ?? [],
  ),
);
const notices = [...packages].sort().map((folder) => {
  const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`${name} has no licence file`);
  return `${name} ${version}\n\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}\n`;
});
writeFileSync('dist/THIRD_PARTY_LICENSES', notices.join('\n---\n\n'));
