// Whether two documents say the same: null and nothing are one, and so are lists without records.

import type { Document } from 'loadpath';

const isNothing = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.length === 0);

const plain = (document: Document): string =>
  JSON.stringify(document, (_, value) => (isNothing(value) ? undefined : value));

export const isSameDocument = (a: Document, b: Document): boolean =>
  a === b || plain(a) === plain(b);
