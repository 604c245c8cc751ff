// One thing that somebody tries: what it is about, from what to what, and how it makes a document
// another. Changes are values; the document they are applied to is never touched.

import type { Document } from 'loadpath';

export interface Change {
  /** What is changed, in words: "Members 1–4, section". */
  subject: string;
  from: string;
  to: string;
  apply(document: Document): Document;
}

type Model = Document['model'];
type Analysis = Document['analysis'];

/** The document with a part of its model replaced. */
export const withModel = (document: Document, part: Partial<Model>): Document => ({
  ...document,
  model: { ...document.model, ...part },
});

export const withAnalysis = (document: Document, part: Partial<Analysis>): Document => ({
  ...document,
  analysis: { ...document.analysis, ...part },
});

/** The next number that nothing in a list has. */
export const nextId = (records: readonly { id: number }[]): number =>
  records.reduce((largest, { id }) => Math.max(largest, id), 0) + 1;
