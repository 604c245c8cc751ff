// The candidates of a search for the lightest section as rows: the one that was found first, then what
// was tried before it, the heaviest first; what was not solved stands apart.

import type { GroupResult, Trial, TrialState } from 'loadpath';

const SIGNS: Record<TrialState, string> = {
  passes: '✓',
  fails: '✗',
  undecided: '?',
  not_solved: '✗',
  harms_others: '✗',
  too_deep: '–',
  heavier: '–',
};

export interface TrialRows {
  tried: Trial[];
  /** Too deep, or not lighter than the one that was found. */
  left: Trial[];
}

export const trialSign = ({ state }: Trial): string => SIGNS[state];

/** Why it is not the one, or what governs the one that is. */
export function trialWords({ reason, governing }: Trial): string {
  if (reason !== null) return reason;
  return [governing?.clause, governing?.combination].filter(Boolean).join(' · ');
}

export function trialRows({ candidates, best_rejected }: GroupResult): TrialRows {
  const isLeft = ({ state }: Trial) => state === 'too_deep' || state === 'heavier';
  const isFirst = ({ state, name }: Trial) => state === 'passes' || name === best_rejected;
  const tried = candidates.filter((each) => !isLeft(each)).reverse();
  const first = tried.filter(isFirst);
  return {
    tried: [...first, ...tried.filter((each) => !isFirst(each))],
    left: candidates.filter(isLeft),
  };
}
