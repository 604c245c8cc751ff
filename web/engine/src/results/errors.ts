// Why there is nothing to give: the engine refuses a document, a result set has no numbers, or a
// text cannot be made of results.

import type { Issue, IssueCode, Verdict } from '../answer.gen.ts';

/** What can be wrong with a request beside what is wrong with its ids. */
export type RequestCode =
  | 'missing_parameter'
  | 'invalid_parameter'
  | 'unknown_parameter'
  | 'unknown_section'
  | 'unknown_family';

/** No usable result; `path` is a place in the document. */
export class EngineError extends Error {
  override readonly name: string = 'EngineError';

  constructor(
    message: string,
    readonly code: IssueCode | 'not_a_digest' | RequestCode,
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
    /** Every error, then every warning. */
    readonly issues: readonly Issue[],
    /** `not_solved`, with every error. */
    readonly verdict: Verdict,
    /** The verdict in a line. */
    readonly headline: string,
  ) {
    super(message, code, path);
  }
}

/** A document from which no combinations can be generated. */
export class NoCombinations extends EngineError {
  override readonly name = 'NoCombinations';

  constructor(
    /** Every reason, in the order of the document. */
    readonly issues: readonly Issue[],
  ) {
    const [{ message, code, path }] = issues;
    super(`${path}: ${message}`, code, path);
  }
}

/** What was asked beside the document cannot be: a group or a family is not there. */
export class RequestRefused extends EngineError {
  override readonly name = 'RequestRefused';

  constructor(
    message: string,
    code: IssueCode | RequestCode,
    /** The parameter that it is about. */
    path: string,
  ) {
    super(message, code, path);
  }
}

/** A text cannot be made of results: it would be too long, or what was asked for is not there. */
export class NotWritten extends EngineError {
  override readonly name = 'NotWritten';

  constructor(
    message: string,
    code: IssueCode,
    /** The option that it is about. */
    path: string | null,
    readonly suggestion: string | null,
  ) {
    super(message, code, path);
  }
}

/** What results should be compared with is neither a digest nor a receipt nor results. */
export class NotADigest extends EngineError {
  override readonly name = 'NotADigest';

  constructor(message: string) {
    super(message, 'not_a_digest', null);
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
