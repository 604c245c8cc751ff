import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rollup } from 'vite';

export const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
export const OUTPUT = here('../../src/loadpath/service/static/viewer');
const BASE = '/static/viewer/';
export const alias = { loadpath: here('../engine/src/browser.ts') };

/** Letters of a file that is worth fetching ahead. */
const LARGE = 30_000;

/** The page of a link begins with a small script; what that imports next is asked for at once, and so
 * is the engine: the service takes its link out where nothing is to be solved at once. The drawing
 * comes after the results; its links say `later` until the page has time for it. */
function preloadViewer(): Plugin {
  return {
    name: 'preload-viewer',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle, chunk }) {
        const chunks = (names: string[] = []) =>
          names.map((name) => bundle?.[name]).filter((part) => part?.type === 'chunk');
        const shown = chunks(chunk?.dynamicImports);
        if (!shown.length) return [];
        const drawing = chunks(shown.flatMap((part) => part.dynamicImports)).filter(
          (part) => part.name === 'Drawing',
        );
        const known = new Set(chunk?.imports);
        const files = (parts: Rollup.OutputChunk[]) =>
          parts
            .flatMap((part) => [part.fileName, ...part.imports])
            .filter((name) => !known.has(name) && known.add(name));
        const engine = Object.keys(bundle ?? {}).find((name) => /statics-[^/]*\.wasm$/.test(name));
        return [
          link('preload', engine!, { as: 'fetch' }),
          ...files(shown).map((name) => link('modulepreload', name)),
          ...shown
            .flatMap((part) => [...(part.viteMetadata?.importedCss ?? [])])
            .map((name) => link('stylesheet', name)),
          ...chunks(files(drawing))
            .filter((part) => part.code.length > LARGE)
            .map((part) => link('later', part.fileName, { as: 'script' })),
        ];
      },
    },
  };
}

function link(rel: string, name: string, more: Record<string, string> = {}): HtmlTagDescriptor {
  const attrs = { rel, ...more, crossorigin: '', href: BASE + name };
  return { tag: 'link', attrs, injectTo: 'head' };
}

/** What draws, but for layers that few models have. */
const DRAWING = new RegExp(
  [
    'panels/Drawing\\.svelte',
    'scene/(\\w+_layers\\.svelte|reading|plan_fetched)\\.ts',
    'stage/(?!theme|view_names)',
    'layers/(?!compared|deflection_limit|imperfections|long_supports|tapered_solids)',
    'model/(section_outline|hinge_releases)',
  ]
    .map((part) => `/viewer/src/${part}`)
    .join('|'),
);

/** What the drawing shares with the report, which needs no drawing. */
const DRAWN = /\/viewer\/src\/(results\/(contour_bands|curve_samples)|format\/round_step)\.ts/;

/** three.js apart: browsers keep it while the viewer changes. What the drawing shares with pictures and
 * comparisons stands in its own file: each more costs a request and packs worse. */
function chunkOf(id: string): string | undefined {
  if (id.includes('/node_modules/three/')) return 'three';
  if (DRAWN.test(id)) return 'drawn';
  return DRAWING.test(id) ? 'Drawing' : undefined;
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
      output: { manualChunks: chunkOf, onlyExplicitManualChunks: true },
    },
  },
});
