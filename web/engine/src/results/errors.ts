// Why there are no numbers: the engine refuses a document, or one of its result sets has none.

import type { Issue, IssueCode, Verdict } from '../answer.gen.ts';

/** No usable result; `path` is a place in the document. */
export class EngineError extends Error {
  override readonly name: string = 'EngineError';

  constructor(
    message: string,
    readonly code: IssueCode,
    readonly path: string | null,
  ) {
    super(message);
  }
}

/** There is no usable result: the document is invalid, or holds what the engine does not honour. */
export class Refusal extends EngineError {
  override readonly name = 'Refusal';

  constructor(
    message: string,
    code: IssueCode,
    path: string | null,
    readonly issues: readonly Issue[] = [],
    /** `not_solved`, with every error; null where only a text cannot be written. */
    readonly verdict: Verdict | null = null,
    /** The verdict in a line. */
    readonly headline: string | null = null,
  ) {
    super(message, code, path);
  }
}

/** A load case or combination without usable numbers was asked for them. */
export class UnusableSet extends EngineError {
  override readonly name = 'UnusableSet';

  constructor(
    /** Its name. */
    readonly set: string,
    { code, message, path }: Issue,
    /** The node that the reason is about. */
    readonly node: number | null,
  ) {
    super(`'${set}' has no usable numbers: ${message}`, code, path || null);
  }
}
