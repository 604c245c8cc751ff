// Check statuses in words, symbols and colours: never colour alone.

import { STATUS, type Status } from 'loadpath';

export interface StatusWord {
  text: string;
  symbol: string;
  light: number;
  dark: number;
}

/** What a part is shown as. Within its own limit it passes only where the verdict allows to say so. */
export type ShownStatus = Status | 'Provisional';

const WORDS: Record<ShownStatus, StatusWord> = {
  Green: { text: 'passes', symbol: '✓', light: 0x2a8f68, dark: 0x58c9a3 },
  Provisional: { text: 'within its limit', symbol: '•', light: 0x5c7285, dark: 0x93a9ba },
  Yellow: { text: 'passes, well used', symbol: '✓', light: 0xb58900, dark: 0xe6c34a },
  Orange: { text: 'close to the limit', symbol: '△', light: 0xd2691e, dark: 0xff9e57 },
  Red: { text: 'fails', symbol: '✗', light: 0xb3261e, dark: 0xff7a6e },
  Indeterminate: { text: 'undecided', symbol: '?', light: 0x6c5b9e, dark: 0xb39ddb },
};

export const STATUSES: readonly ShownStatus[] = ['Provisional', ...STATUS];

export function statusWord(status: ShownStatus): StatusWord {
  return WORDS[status] ?? WORDS.Indeterminate;
}

/** Where the status turns yellow, orange and red. */
export type Thresholds = readonly [number, number, number];

const USUAL: Thresholds = [0.8, 0.95, 1];

/** The bounds of each status in words; null where checks differ in theirs. */
export function statusBounds(
  given: readonly (Thresholds | null)[],
): Record<ShownStatus, string> | null {
  // The engine lets nothing pass beyond 1, whatever the thresholds.
  const [first = USUAL, ...others] = given.map((t) => (t ?? USUAL).map((v) => Math.min(v, 1)));
  if (others.some((t) => t.some((v, i) => v !== first[i]))) return null;
  const [yellow, orange, red] = first;
  return {
    Green: `≤ ${yellow}`,
    Provisional: `≤ ${orange}`,
    Yellow: `≤ ${orange}`,
    Orange: `≤ ${red}`,
    Red: `> ${red}`,
    Indeterminate: '',
  };
}
