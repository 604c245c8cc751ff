// What differs between two documents, record by record, as `loadpath diff` tells it. Records of a list
// are the same one where they have the same id, wherever they stand; null and nothing are one.

import type { Document } from 'loadpath';

export interface Difference {
  /** Like "model.members[id=3].rotation_angle". */
  path: string;
  change: 'added' | 'removed' | 'changed';
  before: unknown;
  after: unknown;
}

type Fields = Record<string, unknown>;

export function documentDifferences(before: Document, after: Document): Difference[] {
  return [...compare('', before, after)];
}

/** Whether two documents say the same. */
export function isSameDocument(a: Document, b: Document): boolean {
  return compare('', a, b).next().done === true;
}

function* compare(path: string, before: unknown, after: unknown): Generator<Difference> {
  // A changed copy shares with the original what was not changed.
  if (before === after) return;
  if (isObject(before) && isObject(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      yield* compare(path ? `${path}.${key}` : key, before[key], after[key]);
    }
    return;
  }
  const [old, now] = [recordsOf(before), recordsOf(after)];
  if (old && now) {
    for (const id of new Set([...old.keys(), ...now.keys()])) {
      yield* compare(`${path}[id=${id}]`, old.get(id), now.get(id));
    }
  } else if (!isSame(before, after)) {
    const change = before == null ? 'added' : after == null ? 'removed' : 'changed';
    yield { path, change, before, after };
  }
}

/** Records by their ids; none is an empty list; null for what is no list of records. */
function recordsOf(value: unknown): Map<unknown, Fields> | null {
  if (value == null) return new Map();
  if (!Array.isArray(value)) return null;
  const records = new Map<unknown, Fields>();
  for (const each of value) {
    if (!isObject(each) || each.id == null || records.has(each.id)) return null;
    records.set(each.id, each);
  }
  return records;
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values say the same, in whatever order their fields stand. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b || (a == null && b == null)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((each, i) => isSame(each, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) =>
    isSame(a[key], b[key]),
  );
}
