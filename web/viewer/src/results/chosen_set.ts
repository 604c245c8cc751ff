// The results a choice stands for: one load case or combination, or the envelope of the combinations
// of one limit state.

import { OFFSETS, type ResultEnvelope, type ResultSet, type Results, WIDTHS } from 'loadpath';
import type { SetName } from '../model/place';
import { envelopeTitle } from './envelope_title';

/** One load case or combination by name, or the envelope of a limit state; null for combinations
 * that name none. */
export type SetChoice = SetName | { kind: 'envelope'; limitState: string | null };

export interface Chosen {
  /** Usable sets: one, or for an envelope all its combinations. */
  sets: readonly ResultSet[];
  envelope: ResultEnvelope | null;
  /** For what only one set can show; of an envelope the one that moves most. */
  set: ResultSet;
  title: string;
}

/** The chosen load case or combination, where it has no usable numbers. Without a choice it is the
 * first that cannot be used, where none can. */
export function unsolvedSet({ sets }: Results, choice: SetChoice | null): ResultSet | null {
  const unsolved = sets.filter((set) => !set.isUsable);
  const first = unsolved.length === sets.length ? unsolved.find((set) => set.freeMotion()) : null;
  return unsolved.find((set) => isChosen(set, choice)) ?? first ?? null;
}

/** The chosen set; where the choice fits nothing the combination that the verdict names, else the
 * first, else the first case. Nothing stands in for a chosen set without usable numbers. */
export function chooseSet(results: Results, choice: SetChoice | null): Chosen | null {
  if (unsolvedSet(results, choice)) return null;
  const usable = results.sets.filter((set) => set.isUsable);
  const combinations = usable.filter((set) => set.kind === 'loadcombination');
  const envelope = choice?.kind === 'envelope' ? chooseEnvelope(results, choice.limitState) : null;
  if (envelope) {
    const sets = combinations.filter(({ name }) => envelope.combinations.includes(name));
    const moved = sets.map(largestDisplacement);
    const set = sets[moved.indexOf(Math.max(...moved))];
    return { sets, envelope, set, title: envelopeTitle(envelope) };
  }
  const governing = results.verdict.governing?.combination;
  const set =
    usable.find((s) => isChosen(s, choice)) ??
    combinations.find(({ name }) => name === governing) ??
    combinations[0] ??
    (usable[0] as ResultSet | undefined);
  return set ? { sets: [set], envelope: null, set, title: set.name } : null;
}

/** The envelope of a limit state; where there is none the first. */
function chooseEnvelope(
  { envelopes }: Results,
  limitState: string | null,
): ResultEnvelope | undefined {
  return envelopes.find((each) => each.limit_state === limitState) ?? envelopes.at(0);
}

function isChosen(set: ResultSet, choice: SetChoice | null): boolean {
  return choice !== null && choice.kind === set.kind && choice.name === set.name;
}

/** The size of the largest translation of any node or member, in metres; members to within √3. */
export function largestDisplacement({ tables }: ResultSet): number {
  let largest = 0;
  const moved = tables.all('displacements');
  for (let i = 0; i < moved.length; i += WIDTHS.Displacements) {
    largest = Math.max(largest, moved[i] ** 2 + moved[i + 1] ** 2 + moved[i + 2] ** 2);
  }
  largest = Math.sqrt(largest);
  const extremes = tables.all('extremes');
  const { dx, dy, dz } = OFFSETS.Extremes;
  const { max, min } = OFFSETS.Extreme;
  for (let row = 0; row < extremes.length; row += WIDTHS.Extremes) {
    for (const curve of [dx, dy, dz]) {
      const from = row + curve;
      largest = Math.max(largest, Math.abs(extremes[from + max]), Math.abs(extremes[from + min]));
    }
  }
  return largest;
}

/** What differs by less is of equal size: the last digits decide nothing. */
const TIE = 1e-9;

/** The value of largest size, with its sign; of two ends of equal size the positive one. */
export function bySize(values: Iterable<number>): number {
  let [high, low] = [0, 0];
  for (const value of values) {
    high = Math.max(high, value);
    low = Math.min(low, value);
  }
  return high >= -low * (1 - TIE) ? high : low;
}
