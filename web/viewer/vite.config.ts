import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: '/static/',
  plugins: [svelte()],
  resolve: { alias: { loadpath: here('../engine/src/index.ts') } },
  worker: { format: 'es' },
  build: {
    outDir: here('../../src/loadpath/service/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: { open: here('open.html'), start: here('start.html') } },
  },
});
