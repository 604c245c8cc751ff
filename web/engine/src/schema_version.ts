// The newest version of the format: what the package writes into documents needs no other.

import { type Document, SCHEMA_VERSION } from './document.gen.ts';

/** The version of a document that has what the newest one brought. */
export const newestVersion = ({ schema_version }: Document): number =>
  Math.max(schema_version ?? 1, SCHEMA_VERSION);
