// The clause and equation that a utilization comes from.

import type { CheckedPart } from 'loadpath';
import { arrangeTrace } from './trace_order';
import { clauseText } from './trace_text';

/** "6.3.3 (6.62)"; of a formula of the document its title; nothing where no step has the value. */
export function governingClause({ trace }: CheckedPart): string {
  const step = arrangeTrace(trace).governing ?? trace.find((each) => each.is_utilization);
  return step ? clauseText(step) || step.title : '';
}
