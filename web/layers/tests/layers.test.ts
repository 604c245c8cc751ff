import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { importedNames, readImports } from '../imports.mjs';
import { findProblems } from '../problems.mjs';

const problemsOf = (imports: Record<string, string[]>): string[] =>
  findProblems(new Map(Object.entries(imports)));

describe('the order of layers', () => {
  test('is kept by the files of web/', () => {
    const imports = readImports(fileURLToPath(new URL('../..', import.meta.url)));
    expect(imports.get('viewer/src/Viewer.svelte')).toContain('viewer/src/scene/scene.svelte.ts');
    expect(imports.get('viewer/src/results/solution.ts')).toContain('engine/src/browser.ts');
    expect(findProblems(imports)).toEqual([]);
  });

  test('lets a folder import from those before it and from itself', () => {
    const imports = {
      'viewer/src/panels/Tab.svelte': ['viewer/src/model/find.ts', 'viewer/src/panels/Row.svelte'],
      'viewer/src/Viewer.svelte': ['viewer/src/panels/Tab.svelte', 'engine/src/browser.ts'],
      'engine/src/client/client.ts': ['engine/src/document.gen.ts'],
    };
    expect(problemsOf(imports)).toEqual([]);
  });

  test.each([
    ['viewer/src/model/a.ts', 'viewer/src/panels/b.svelte', 'panels stands above model'],
    ['viewer/src/page/a.ts', 'viewer/src/Viewer.svelte', '. stands above page'],
    ['engine/src/results/a.ts', 'engine/src/client/b.ts', 'client stands above results'],
    ['engine/src/index.ts', 'viewer/src/model/b.ts', 'package engine does not stand on viewer'],
    ['mcp/src/main.ts', 'viewer/src/model/b.ts', 'package mcp does not stand on viewer'],
    ['engine/src/a.gen.ts', 'engine/src/solve.ts', 'a generated file imports only generated ones'],
  ])('forbids %s to import %s', (file, other, why) => {
    expect(problemsOf({ [file]: [other] })).toEqual([`${file} imports ${other}: ${why}`]);
  });

  test('has a place for every folder', () => {
    expect(problemsOf({ 'viewer/src/extras/a.ts': [] })).toEqual([
      'viewer/src/extras: has no place in the order of layers/order.mjs',
    ]);
  });

  test('has no circle between files', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((name) => `viewer/src/model/${name}.ts`);
    expect(problemsOf({ [a]: [b], [b]: [c], [c]: [b] })).toEqual([
      `a circle: ${b} -> ${c} -> ${b}`,
    ]);
  });
});

test('imports are found in every spelling', () => {
  const script = `
    import type { A } from './a';
    export * from './b.ts';
    const later = import('./c');
    import url from './d.wasm?url';
    // import './not_this';`;
  expect(importedNames('x.ts', script)).toEqual(['./a', './b.ts', './c', './d.wasm']);
  const component = `<p>import './neither'</p><script lang="ts">${script}</script>`;
  expect(importedNames('X.svelte', component)).toHaveLength(4);
});
