// The clause and equation that a utilization comes from.

import type { ReadPart } from 'loadpath';
import { clauseText } from './trace_text';

/** "6.3.3 (6.62)"; of a formula of the document its title; nothing where no step has the value. */
export function governingClause({ governing_step: step }: ReadPart): string {
  return step ? clauseText(step) || step.title : '';
}
