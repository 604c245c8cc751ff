// The clause and equation that a utilization comes from.

import type { CheckedPart } from 'loadpath';

/** "6.3.3 (6.62)"; of a formula of the document its title; nothing where no step has the value. */
export function governingClause({ trace, utilization }: CheckedPart): string {
  const steps = trace.filter((each) => each.is_utilization && each.value === utilization);
  // The last step only says which of the others governs.
  const step = steps.find(({ clause }) => clause) ?? steps.at(0);
  const equation = step?.equation && `(${step.equation})`;
  return [step?.clause ?? step?.title, equation].filter(Boolean).join(' ');
}
