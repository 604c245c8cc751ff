// What is wrong with imports, in words: against the order of folders and packages, or in a circle.

import { PACKAGES } from './order.mjs';

/** `imports`: from each file to those it imports, as paths like "viewer/src/model/find.ts". */
export function findProblems(imports) {
  const problems = unlisted(imports.keys());
  if (problems.length > 0) return problems;
  for (const [file, imported] of imports)
    for (const other of imported) {
      const why = reasonAgainst(file, other);
      if (why) problems.push(`${file} imports ${other}: ${why}`);
    }
  return [...problems, ...circles(imports)];
}

const isGenerated = (file) => file.endsWith('.gen.ts');

function placeOf(file) {
  const [name, , ...rest] = file.split('/');
  return { name, folder: rest.length > 1 ? rest[0] : '.' };
}

function unlisted(files) {
  const places = new Set();
  for (const file of files) {
    const { name, folder } = placeOf(file);
    if (!PACKAGES[name].folders.includes(folder)) places.add(`${name}/src/${folder}`);
  }
  return [...places].map((place) => `${place}: has no place in the order of layers/order.mjs`);
}

function reasonAgainst(file, other) {
  if (isGenerated(other)) return null;
  if (isGenerated(file)) return 'a generated file imports only generated ones';
  const [from, to] = [placeOf(file), placeOf(other)];
  if (from.name !== to.name)
    return PACKAGES[from.name].packages.includes(to.name)
      ? null
      : `package ${from.name} does not stand on ${to.name}`;
  const { folders } = PACKAGES[from.name];
  return folders.indexOf(to.folder) <= folders.indexOf(from.folder)
    ? null
    : `${to.folder} stands above ${from.folder}`;
}

/** Each circle once, from the file at which a walk over the imports met it. */
function circles(imports) {
  const found = [];
  const done = new Set();
  const walk = (file, path) => {
    const begin = path.indexOf(file);
    if (begin >= 0) found.push([...path.slice(begin), file]);
    if (begin >= 0 || done.has(file)) return;
    for (const other of imports.get(file) ?? []) walk(other, [...path, file]);
    done.add(file);
  };
  for (const file of imports.keys()) walk(file, []);
  return found.map((circle) => `a circle: ${circle.join(' -> ')}`);
}
