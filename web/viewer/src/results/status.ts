// Check statuses in words, symbols and colours: never colour alone, and colours that differ in
// lightness, so that people who see no red or no green tell them apart.

import { STATUS, type Status } from 'loadpath';

export interface StatusWord {
  text: string;
  symbol: string;
  light: number;
  dark: number;
}

/** What a part is shown as. Within its own limit it passes only where the verdict allows to say so:
 * else it is provisional, and near where it is close to the limit. */
export type ShownStatus = Status | 'Provisional' | 'Near';

const WORDS: Record<ShownStatus, StatusWord> = {
  Green: { text: 'passes', symbol: '✓', light: 0x17a375, dark: 0x7ae4c3 },
  Provisional: { text: 'within its limit', symbol: '•', light: 0x4a6478, dark: 0x6e90ac },
  Yellow: { text: 'passes, well used', symbol: '✓', light: 0xba8e0a, dark: 0xfaf561 },
  Orange: { text: 'passes, close to the limit', symbol: '✓', light: 0xa8440a, dark: 0xcf7b1c },
  Near: { text: 'close to its limit', symbol: '•', light: 0xa8440a, dark: 0xcf7b1c },
  Red: { text: 'fails', symbol: '✗', light: 0x86102a, dark: 0xef4f62 },
  Indeterminate: { text: 'undecided', symbol: '?', light: 0x7839ab, dark: 0xc081fe },
};

export const STATUSES: readonly ShownStatus[] = ['Provisional', 'Near', ...STATUS];

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
    Near: `≤ ${red}`,
    Red: `> ${red}`,
    Indeterminate: '',
  };
}
