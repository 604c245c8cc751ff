// A sentence of a calculation as words and symbols: "M_N,Rd counts" is M with N,Rd below it, and what
// follows. Names of fields, such as ltb_length, stay as they are.

import { isSentence } from '../format/sentence';
import { type Formula, isGreek, readSymbol } from './formula';

export type NotePart = string | Extract<Formula, { kind: 'symbol' }>;

/** A letter or a Greek one by its name, with a subscript where it is a letter of ours. */
const SYMBOL =
  /(?<![\p{L}\d_'])(\p{L}|[a-zA-Z]{2,7})((?:_[\p{L}\d]+)+(?:,[\p{L}\d]+)*)?(?![\p{L}\d_])/gu;
const SIGNS: readonly [RegExp, string][] = [
  [/<=/g, '≤'],
  [/>=/g, '≥'],
  [/ - /g, ' − '],
  [/\bsqrt\b/g, '√'],
];

export function noteParts(note: string): NotePart[] {
  const parts: NotePart[] = [];
  let from = 0;
  for (const found of note.matchAll(SYMBOL)) {
    const [name, head, below] = found;
    if (!isGreek(head) && !(head.length === 1 && below)) continue;
    if (found.index > from) parts.push(signs(note.slice(from, found.index)));
    parts.push(readSymbol(name));
    from = found.index + name.length;
  }
  if (from < note.length) parts.push(signs(note.slice(from)));
  const [first] = parts;
  if (typeof first === 'string') parts[0] = begun(first);
  return parts;
}

const signs = (text: string): string =>
  SIGNS.reduce((written, [plain, sign]) => written.replace(plain, sign), text);

/** With a capital, where it begins with a word and not with a name. */
const begun = (text: string): string =>
  isSentence(text) && /^[a-z]{2}/.test(text) ? text[0].toUpperCase() + text.slice(1) : text;
