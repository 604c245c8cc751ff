// What can go wrong with a service, as one tree of errors:
//
// LoadpathError
// ├── ConnectionFailed            no answer: refused, broken, timed out
// ├── UnreadableAnswer            an answer that is not one of this service
// └── ApiError                    the service answered with a failure; status, code, requestId
//     ├── RequestError            400, 409, 412, 413, 415: the request should be changed
//     │   └── InvalidModelError   422: the model fails validation; errors, warnings
//     ├── UnauthorizedError       401: no, wrong, expired or revoked credentials
//     ├── ForbiddenError          403: the credential may not do this
//     │   └── ProRequiredError    403 `pro_required`: saving models is part of the Pro tier
//     ├── NotFoundError           404, 410
//     ├── RateLimitedError        429; retryAfter in seconds
//     └── ServiceUnavailableError 5xx; retryAfter in seconds where the service said so

import type { Issue } from '../answer.gen.ts';

export class LoadpathError extends Error {
  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

export class ConnectionFailed extends LoadpathError {}

export class UnreadableAnswer extends LoadpathError {}

/** What a failing answer says. */
export interface Failure {
  status: number;
  code: string | null;
  requestId: string | null;
  /** Seconds to wait before another try, where the service said so. */
  retryAfter: number | null;
  errors: Issue[];
  warnings: Issue[];
}

export class ApiError extends LoadpathError {
  readonly status: number;
  readonly code: string | null;
  readonly requestId: string | null;
  readonly retryAfter: number | null;

  constructor(message: string, failure: Failure) {
    super(message);
    this.status = failure.status;
    this.code = failure.code;
    this.requestId = failure.requestId;
    this.retryAfter = failure.retryAfter;
  }
}

export class RequestError extends ApiError {}

export class InvalidModelError extends RequestError {
  readonly errors: readonly Issue[];
  readonly warnings: readonly Issue[];

  constructor(message: string, failure: Failure) {
    const lines = failure.errors.map((issue) => `${issue.path}: ${issue.message}`);
    super([message, ...lines].join('\n'), failure);
    this.errors = failure.errors;
    this.warnings = failure.warnings;
  }
}

export class UnauthorizedError extends ApiError {}

export class ForbiddenError extends ApiError {}

export class ProRequiredError extends ForbiddenError {}

export class NotFoundError extends ApiError {}

export class RateLimitedError extends ApiError {}

export class ServiceUnavailableError extends ApiError {}

/** The error that a failing answer amounts to. */
export function errorOf(status: number, headers: Headers, body: string): ApiError {
  const said = readFailure(body);
  const failure: Failure = {
    status,
    code: said.code ?? null,
    requestId: headers.get('x-request-id'),
    retryAfter: readRetryAfter(headers),
    errors: said.errors ?? [],
    warnings: said.warnings ?? [],
  };
  const message = said.error ?? `The service answered ${status} without saying why.`;
  return new (classOf(status, failure.code))(message, failure);
}

function readFailure(body: string): {
  error?: string;
  code?: string;
  errors?: Issue[];
  warnings?: Issue[];
} {
  try {
    const said: unknown = JSON.parse(body);
    return typeof said === 'object' && said !== null ? said : {};
  } catch {
    return {};
  }
}

function classOf(status: number, code: string | null): typeof ApiError {
  if (code === 'invalid_model') return InvalidModelError;
  if (code === 'pro_required') return ProRequiredError;
  if (status >= 500) return ServiceUnavailableError;
  switch (status) {
    case 401:
      return UnauthorizedError;
    case 403:
      return ForbiddenError;
    case 404:
    case 410:
      return NotFoundError;
    case 429:
      return RateLimitedError;
    default:
      return RequestError;
  }
}

function readRetryAfter(headers: Headers): number | null {
  const text = headers.get('retry-after') ?? '';
  return /^\d+$/.test(text) ? Number(text) : null;
}
