import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
export const OUTPUT = here('../../src/loadpath/service/static/viewer');
export const alias = { loadpath: here('../engine/src/browser.ts') };

export default defineConfig({
  root: here('.'),
  base: '/static/viewer/',
  plugins: [svelte()],
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
