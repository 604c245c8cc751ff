// The results a choice stands for: one load case or combination, or the envelope of combinations.

import { OFFSETS, type ResultSet, type Results, WIDTHS } from 'loadpath';

/** One load case or combination by name, or the envelope over all combinations. */
export type SetChoice =
  | { kind: 'loadcase' | 'loadcombination'; name: string }
  | { kind: 'envelope' };

export interface Chosen {
  /** Usable sets: one, or for an envelope all combinations. */
  sets: readonly ResultSet[];
  isEnvelope: boolean;
  /** For what only one set can show; of an envelope the one that moves most. */
  set: ResultSet;
  title: string;
}

export const ENVELOPE_TITLE = 'Envelope of combinations';

/** The chosen set; where the choice fits nothing the first combination, else the first case. */
export function chooseSet(results: Results, choice: SetChoice | null): Chosen | null {
  const usable = results.sets.filter((set) => set.isUsable);
  const combinations = usable.filter((set) => set.kind === 'loadcombination');
  if (choice?.kind === 'envelope' && combinations.length) {
    const moved = combinations.map(largestDisplacement);
    const set = combinations[moved.indexOf(Math.max(...moved))];
    return { sets: combinations, isEnvelope: true, set, title: ENVELOPE_TITLE };
  }
  const set =
    usable.find((s) => isChosen(s, choice)) ??
    combinations[0] ??
    (usable[0] as ResultSet | undefined);
  return set ? { sets: [set], isEnvelope: false, set, title: set.name } : null;
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

/** The value of largest size, with its sign. */
export function bySize(values: Iterable<number>): number {
  let found = 0;
  for (const value of values) if (Math.abs(value) > Math.abs(found)) found = value;
  return found;
}
