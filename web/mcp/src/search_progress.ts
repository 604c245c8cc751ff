// How far a search for sections is, as notes of the protocol: rising, and not many a second.

import type { SolveOptions } from '../../engine/src/node.ts';

const LEAST_MILLISECONDS = 500;

/** Tells `note` a number that only rises, and words. */
export function searchProgress(
  note: (progress: number, message: string) => void,
): NonNullable<SolveOptions['onProgress']> {
  let reportedAt = performance.now();
  let rounds = 0;
  let share = 0;
  return ({ stage, fraction }) => {
    // Other stages are those of one solve of many.
    if (stage !== 'checking' || fraction === undefined) return;
    if (fraction < share) rounds += 1;
    share = fraction;
    if (performance.now() - reportedAt < LEAST_MILLISECONDS) return;
    reportedAt = performance.now();
    const again = rounds > 0 ? `, list ${rounds + 1}` : '';
    note(rounds + fraction, `tried ${Math.round(100 * fraction)}% of the candidates${again}`);
  };
}
