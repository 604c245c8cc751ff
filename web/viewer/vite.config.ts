import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';

export const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
export const OUTPUT = here('../../src/loadpath/service/static/viewer');
const BASE = '/static/viewer/';
export const alias = { loadpath: here('../engine/src/browser.ts') };

/** The page of a link begins with a small script; what that imports later is asked for at once. */
function preloadViewer(): Plugin {
  return {
    name: 'preload-viewer',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle, chunk }) {
        const later = chunk?.dynamicImports.map((name) => bundle?.[name]) ?? [];
        return later.flatMap((part) => {
          if (part?.type !== 'chunk') return [];
          const styles = [...(part.viteMetadata?.importedCss ?? [])];
          return [
            ...[part.fileName, ...part.imports]
              .filter((name) => !chunk?.imports.includes(name))
              .map((name) => link('modulepreload', name)),
            ...styles.map((name) => link('stylesheet', name)),
          ];
        });
      },
    },
  };
}

function link(rel: string, name: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel, crossorigin: '', href: BASE + name }, injectTo: 'head' };
}

export default defineConfig({
  root: here('.'),
  base: BASE,
  plugins: [svelte(), preloadViewer()],
  resolve: { alias },
  worker: { format: 'es' },
  build: {
    outDir: OUTPUT,
    emptyOutDir: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { open: here('open.html'), start: here('start.html') },
      // Browsers keep it while the viewer changes, and read less text again to compile one panel.
      output: { manualChunks: (id) => (id.includes('/node_modules/three/') ? 'three' : undefined) },
    },
  },
});
