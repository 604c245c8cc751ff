// Keeps answers short: lists give way, from the end, until an answer fits.

/** Bytes of a summary. It goes out twice, structured and as text: together under 2 kB. */
const SHORT = 850;
const LONGEST_NAME = 40;
/** Bytes of the longest answer. */
export const LARGEST = 256 * 1024;
/** Rows of a table. */
export const MOST_ROWS = 200;

type Answer = Record<string, unknown>;

export const sizeOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

/** Drop entries of these lists, those of the longest first; say how many are left out. */
export function fitLists(answer: Answer, lists: readonly string[]): Answer {
  const fitted: Answer = { ...answer };
  for (const name of lists) {
    fitted[name] = (answer[name] as unknown[]).map(shortened);
  }
  while (sizeOf(fitted) > SHORT) {
    const longest = lists.reduce((a, b) => (sizeOf(fitted[b]) > sizeOf(fitted[a]) ? b : a));
    const entries = fitted[longest] as unknown[];
    if (entries.length === 0) break;
    const drop = Math.max(1, Math.floor(entries.length / 4));
    fitted[longest] = entries.slice(0, -drop);
    fitted[`${longest}_left_out`] = ((fitted[`${longest}_left_out`] as number) ?? 0) + drop;
  }
  return fitted;
}

/** An entry whose texts are not longer than a line or two. */
function shortened(entry: unknown): unknown {
  if (typeof entry === 'string') return entry.length > 160 ? `${entry.slice(0, 157)}...` : entry;
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return entry;
  return Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, shortened(value)]));
}

/** A name that does not fill an answer by itself. */
export function shortName(name: string): string {
  return name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME - 3)}...`;
}
