import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { alias } from './viewer/vite.config.ts';

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias },
  test: { include: ['*/tests/*.test.ts'], environment: 'node' },
});
