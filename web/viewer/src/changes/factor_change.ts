// Another factor of a load case in a combination.

import type { Document, LoadCombination } from 'loadpath';
import { formatNumber, TYPED_DIGITS } from '../format/display_units';
import { type Change, withAnalysis } from './change';

const BY_HAND = 'Factors were changed by hand.';

export function changeFactor(
  document: Document,
  combination: LoadCombination,
  loadCase: number,
  factor: number,
): Change {
  const { load_cases = [] } = document.analysis;
  const name = load_cases?.find(({ id }) => id === loadCase)?.name ?? `load case ${loadCase}`;
  const now = combination.load_case_factors.find((each) => each.load_case_id === loadCase)?.factor;
  return {
    subject: `${combination.name}, factor of ${name}`,
    from: formatNumber(now ?? 0, TYPED_DIGITS),
    to: formatNumber(factor, TYPED_DIGITS),
    apply: (given) =>
      withAnalysis(given, {
        load_combinations: given.analysis.load_combinations?.map((each) =>
          each.id === combination.id ? withFactor(each, loadCase, factor) : each,
        ),
      }),
  };
}

function withFactor(
  combination: LoadCombination,
  loadCase: number,
  factor: number,
): LoadCombination {
  const { generated } = combination;
  return {
    ...combination,
    load_case_factors: combination.load_case_factors.map((each) =>
      each.load_case_id === loadCase ? { ...each, factor } : each,
    ),
    // Why it was generated so no longer says what it is.
    ...(generated && !generated.reason.endsWith(BY_HAND)
      ? { generated: { ...generated, reason: `${generated.reason} ${BY_HAND}` } }
      : {}),
  };
}
