// When to try again, and after how long: arithmetic only, no waiting.

import { ApiError, ConnectionFailed } from './errors.ts';

const LONGEST_WAIT = 30;
/** Failures of the service that waiting does not mend. */
const LASTING = new Set([501, 505, 507]);

export interface RetryPolicy {
  /** How often a call is tried in all. */
  attempts: number;
  /** Seconds before the second try; doubled each time, with a random part. */
  firstWait: number;
}

export const PATIENT: RetryPolicy = { attempts: 4, firstWait: 0.25 };

/** Seconds to wait before another try, or null when the failure is final. */
export function waitBeforeNext(
  policy: RetryPolicy,
  failure: unknown,
  tries: number,
  isRepeatable: boolean,
): number | null {
  if (tries >= policy.attempts || !mayRepeat(failure, isRepeatable)) return null;
  const asked = failure instanceof ApiError ? failure.retryAfter : null;
  if (asked !== null) return asked <= LONGEST_WAIT ? asked : null;
  return Math.min(LONGEST_WAIT, policy.firstWait * 2 ** (tries - 1) * (1 + Math.random()));
}

function mayRepeat(failure: unknown, isRepeatable: boolean): boolean {
  if (failure instanceof ConnectionFailed) return isRepeatable;
  if (!(failure instanceof ApiError)) return false;
  // 429 and 503 say that nothing was done.
  if (failure.status === 429 || failure.status === 503) return true;
  return isRepeatable && failure.status >= 500 && !LASTING.has(failure.status);
}
