// How the steps of a calculation are named, and which of them names the one that governs.

import type { Step } from '../answer.gen.ts';

export type StepName = Pick<Step, 'title' | 'axis' | 'clause' | 'equation' | 'symbol'>;

/** "Bending y (6.2.5)", as the engine names the step that governs. */
export function stepLabel({ title, axis, clause }: StepName): string {
  return [title, axis, clause && `(${clause})`].filter(Boolean).join(' ');
}

/** The last row of a check by a standard names the step that governs. */
export const namesGoverning = ({ title, clause, symbol }: StepName): boolean =>
  title === 'Governing' && clause === undefined && symbol === undefined;
