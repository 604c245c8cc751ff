// Sections of the library have dimensions, which documents have since version 4 of the format.

import type { Document } from 'loadpath';

const SINCE = 4;

/** The changed document, of the version that what was added to it needs. */
export function withNeededVersion(original: Document, changed: Document): Document {
  const known = new Set(original.model.sections?.map(({ id }) => id));
  const needs = changed.model.sections?.some(({ id, dimensions }) => dimensions && !known.has(id));
  if (!needs || (changed.schema_version ?? 1) >= SINCE) return changed;
  return { ...changed, schema_version: SINCE };
}
