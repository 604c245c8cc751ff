// Sections of the library have dimensions, which documents have since the newest version of the format.

import type { Document } from 'loadpath';
import { newestVersion } from '../../../engine/src/schema_version.ts';

/** The changed document, of the version that what was added to it needs. */
export function withNeededVersion(original: Document, changed: Document): Document {
  const known = new Set(original.model.sections?.map(({ id }) => id));
  const needs = changed.model.sections?.some(({ id, dimensions }) => dimensions && !known.has(id));
  return needs ? { ...changed, schema_version: newestVersion(changed) } : changed;
}
