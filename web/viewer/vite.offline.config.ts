// The same viewer as classic scripts, to be put inside one HTML file: PART=viewer and PART=worker.

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { alias, here, OUTPUT } from './vite.config.ts';

const part = process.env.PART === 'worker' ? 'worker' : 'viewer';
const entry = { viewer: here('src/offline.ts'), worker: here('../engine/src/browser_worker.ts') }[
  part
];

export default defineConfig({
  root: here('.'),
  plugins: [svelte()],
  publicDir: false,
  resolve: { alias },
  build: {
    outDir: `${OUTPUT}/offline`,
    emptyOutDir: false,
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    lib: {
      entry,
      name: 'loadpath',
      formats: ['iife'],
      fileName: () => `${part}.js`,
      cssFileName: part,
    },
  },
});
