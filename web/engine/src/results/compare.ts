// Whether results are those of a digest, or of a receipt or results document that was kept. The
// engine compares digests; what is written beside a digest is compared here, tree by tree. It is
// `verifying.py` in Python; tests/hosts/comparisons.json holds both to one table.

import type { DigestPart, Verification, WriteOptions } from '../answer.gen.ts';
import { NotADigest, NotWritten } from './errors.ts';

type Tree = Record<string, unknown>;
/** `Results.write`. */
type Write = (options: WriteOptions) => string;

const GROUPS = ['loadcases', 'loadcombinations'] as const;
/** What a solve on another day or by another build may have otherwise. */
const OF_THE_OCCASION = [
  ...['engine_version', 'engine_build', 'digest'],
  ...['document_sha256', 'document_bytes', 'duration_s'],
];
const WORDS: Record<string, string> = { unity_check_results: 'checks' };

export function compare(write: Write, against: unknown): Verification {
  const written = treeOf(against);
  const found = ofDigest(write, written ? digestIn(written) : String(against).trim());
  return written && found.same ? withWritten(write, found, written) : found;
}

function ofDigest(write: Write, digest: string): Verification {
  try {
    return JSON.parse(write({ form: 'verification', digest })) as Verification;
  } catch (error) {
    if (error instanceof NotWritten) throw new NotADigest(`the digest ${error.message}`);
    throw error;
  }
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A receipt or a results document, where it is one and not a digest. */
function treeOf(against: unknown): Tree | null {
  if (isTree(against)) return against;
  const text = String(against);
  if (!text.trimStart().startsWith('{')) return null;
  try {
    return JSON.parse(text) as Tree;
  } catch {
    throw new NotADigest('the results document is no JSON');
  }
}

/** A receipt may stand alone. */
const receiptIn = (written: Tree): unknown => ('receipt' in written ? written.receipt : written);

function digestIn(written: Tree): string {
  const receipt = receiptIn(written);
  const digest = isTree(receipt) ? receipt.digest : null;
  if (typeof digest === 'string') return digest;
  throw new NotADigest(
    'receipt.digest is missing: this is no results document, or one of an engine that made no digest',
  );
}

/** The digest is right; now what the file itself says. */
function withWritten(write: Write, found: Verification, written: Tree): Verification {
  const stations = stationsOf(written);
  const ours = JSON.parse(write({ form: 'document', stations })) as Tree;
  const sets = 'receipt' in written ? setsThatDiffer(ours, written) : [];
  const parts = partsThatDiffer(ours, written);
  if (sets.length === 0 && parts.length === 0) return found;
  const named = [...sets.map((name) => `'${name}'`), ...parts.map((part) => `the ${part}`)];
  return {
    ...found,
    same: false,
    message:
      'The digest is right, but not what is written beside it: the results document was changed ' +
      `in ${named.join(', ')}${found.same_engine ? '' : ', or its engine wrote that otherwise'}.`,
    differing_sets: sets,
    differing_parts: parts.filter((part): part is DigestPart => part === 'checks'),
  };
}

function setsThatDiffer(ours: Tree, written: Tree): string[] {
  return GROUPS.flatMap((group) => {
    const [mine, theirs] = [ours[group] as Tree, isTree(written[group]) ? written[group] : {}];
    const names = Object.keys({ ...mine, ...theirs });
    return names.filter((name) => !isEqual(mine[name], theirs[name]));
  });
}

function partsThatDiffer(ours: Tree, written: Tree): string[] {
  const parts = 'receipt' in written ? Object.keys(ours) : [];
  const others = parts.filter((name) => ![...GROUPS, 'receipt', ...OF_THE_OCCASION].includes(name));
  const differing = others.filter((name) => !isEqual(ours[name], written[name]));
  const [mine, theirs] = [ours.receipt as Tree, receiptIn(written) as Tree];
  const lasting = Object.keys(mine).filter((name) => !OF_THE_OCCASION.includes(name));
  if (lasting.some((name) => !isEqual(mine[name], theirs[name]))) differing.push('receipt');
  return differing.map((name) => WORDS[name] ?? name);
}

/** How many section forces inside each member were written. */
function stationsOf(written: Tree): number {
  for (const group of GROUPS)
    for (const set of valuesOf(written[group]))
      for (const member of valuesOf((set as Tree | null)?.member_results)) {
        const inside = (member as Tree | null)?.section_forces;
        return Array.isArray(inside) ? inside.length : 0;
      }
  return 3;
}

const valuesOf = (tree: unknown): unknown[] => (isTree(tree) ? Object.values(tree) : []);

function isEqual(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, i) => isEqual(item, b[i]));
  if (!isTree(a) || !isTree(b)) return a === b;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length && names.every((n) => n in b && isEqual(a[n], b[n]))
  );
}
