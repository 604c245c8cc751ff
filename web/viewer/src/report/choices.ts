// What a report has results of.

import type { ResultEnvelope, ResultSet, Results } from 'loadpath';
import { type Chosen, chooseSet } from '../results/chosen_set';

export const usable = ({ sets }: Results): ResultSet[] => sets.filter((set) => set.isUsable);

/** The envelope of each limit state, of strength before serviceability; without combinations every load case by itself. */
export function choices(results: Results): Chosen[] {
  const wishes = results.envelopes.length
    ? [...results.envelopes]
        .sort(bySeverity)
        .map((e) => ({ kind: 'envelope' as const, limitState: e.limit_state }))
    : usable(results).map(({ kind, name }) => ({ kind, name }));
  return wishes.flatMap((wish) => chooseSet(results, wish) ?? []);
}

const isOfUse = ({ limit_state }: ResultEnvelope): boolean =>
  limit_state?.startsWith('SLS') ?? false;

const bySeverity = (a: ResultEnvelope, b: ResultEnvelope): number =>
  Number(isOfUse(a)) - Number(isOfUse(b));
