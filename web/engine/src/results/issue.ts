// An issue of a document, and a document that the engine refuses.

export interface Issue {
  path: string;
  message: string;
  severity: 'error' | 'warning';
  code?: string;
  suggestion?: string;
}

/** There is no usable result: the document is invalid, or holds what the engine does not honour. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    message: string,
    readonly code: string,
    readonly path: string | null,
    readonly issues: readonly Issue[] = [],
  ) {
    super(message);
  }
}
