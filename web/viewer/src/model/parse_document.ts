// A document's text as a document. Only what drawing and counting cannot do without is checked
// here; the engine says the rest.

import type { Document } from 'loadpath';

export function parseDocument(text: string): Document {
  const value: unknown = JSON.parse(text);
  const isObject = (v: unknown): v is Record<string, unknown> =>
    typeof v === 'object' && v !== null && !Array.isArray(v);
  if (!isObject(value))
    throw new Error('A model document is a JSON object; this is something else.');
  for (const key of ['settings', 'model', 'analysis']) {
    if (!isObject(value[key]))
      throw new Error(`The document has no "${key}"; it should be an object.`);
  }
  if (!Array.isArray((value.model as Record<string, unknown>).nodes)) {
    throw new Error('The document has no "model.nodes"; it should be a list.');
  }
  return value as unknown as Document;
}
