// The order in which a calculation is read: what governs first, then every step it took, and apart
// from them the clauses that nothing acts on.

import { namesGoverning, type Step, stepLabel } from 'loadpath';

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
  const named = trace.find(namesGoverning);
  const others = trace.filter((step) => step !== named);
  const governing =
    others.find((step) => step.is_utilization && stepLabel(step) === named?.expression) ?? null;
  const isIdle = (step: Step) =>
    step !== governing && step.is_utilization && step.value !== null && Math.abs(step.value) < ZERO;
  return {
    governing,
    steps: others.filter((step) => step !== governing && !isIdle(step)),
    idle: others.filter(isIdle),
  };
}
