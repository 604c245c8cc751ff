// The order in which a calculation is read: what governs first, then every step it took, and apart
// from them the clauses that nothing acts on.

import type { Step } from 'loadpath';
import { labelText } from './trace_text';

export interface ArrangedTrace {
  /** The step whose utilization is the largest; null where the trace names none. */
  governing: Step | null;
  steps: readonly Step[];
  /** Clauses that come to zero. */
  idle: readonly Step[];
}

/** What is written as zero. */
const ZERO = 5e-4;

export function arrangeTrace(trace: readonly Step[]): ArrangedTrace {
  const named = trace.find(isNaming);
  const others = trace.filter((step) => step !== named);
  const governing =
    others.find((step) => step.is_utilization && labelText(step) === named?.expression) ?? null;
  const isIdle = (step: Step) =>
    step !== governing && step.is_utilization && step.value !== null && Math.abs(step.value) < ZERO;
  return {
    governing,
    steps: others.filter((step) => step !== governing && !isIdle(step)),
    idle: others.filter(isIdle),
  };
}

/** The last row of a check by a standard names the step that governs. */
const isNaming = ({ title, clause, symbol }: Step): boolean =>
  title === 'Governing' && clause === undefined && symbol === undefined;
