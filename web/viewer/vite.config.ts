import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

export const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
export const OUTPUT = here('../../src/loadpath/service/static/viewer');
export const alias = { loadpath: here('../engine/src/browser.ts') };

/** The page of a link asks for the engine at once, not only after its scripts have run. */
function preloadEngine(): Plugin {
  return {
    name: 'preload-engine',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle, path }) {
        const wasm = Object.keys(bundle ?? {}).find((name) => name.endsWith('.wasm'));
        if (!path.endsWith('open.html') || !wasm) return [];
        const attrs = {
          rel: 'preload',
          as: 'fetch',
          crossorigin: '',
          href: `/static/viewer/${wasm}`,
        };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

export default defineConfig({
  root: here('.'),
  base: '/static/viewer/',
  plugins: [svelte(), preloadEngine()],
  resolve: { alias },
  worker: { format: 'es' },
  build: {
    outDir: OUTPUT,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    modulePreload: { polyfill: false },
    rollupOptions: { input: { open: here('open.html'), start: here('start.html') } },
  },
});
