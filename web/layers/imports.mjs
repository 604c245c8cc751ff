// The source files of web/ and what each imports of the others: values, types and what is loaded
// later alike.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { NAMES, PACKAGES } from './order.mjs';

const ENDINGS = ['', '.ts', '.svelte'];

/** From each file to those it imports, as paths from web/. */
export function readImports(web) {
  const files = Object.keys(PACKAGES).flatMap((name) =>
    readdirSync(join(web, name, 'src'), { recursive: true })
      .filter((file) => /\.(ts|svelte)$/.test(file))
      .map((file) => join(name, 'src', file)),
  );
  const known = new Set(files);
  return new Map(
    files.sort().map((file) => {
      const imported = importedNames(file, readFileSync(join(web, file), 'utf8'));
      return [file, imported.flatMap((name) => resolve(file, name, known) ?? [])];
    }),
  );
}

export function importedNames(file, text) {
  const code = file.endsWith('.svelte') ? scripts(text) : text;
  return ts.preProcessFile(code).importedFiles.map(({ fileName }) => fileName.replace(/\?.*$/, ''));
}

const scripts = (text) =>
  [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code).join('\n');

function resolve(file, name, known) {
  if (!name.startsWith('.')) return NAMES[name];
  const path = join(dirname(file), name);
  return ENDINGS.map((ending) => path + ending).find((candidate) => known.has(candidate));
}
