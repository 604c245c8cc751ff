// Many numbers in few words: "1–4, 7, 9–12".

export function idRanges(ids: readonly number[]): string {
  const sorted = [...new Set(ids)].sort((a, b) => a - b);
  const parts: string[] = [];
  for (let i = 0; i < sorted.length; ) {
    let last = i;
    while (sorted[last + 1] === sorted[last] + 1) last += 1;
    const [from, to] = [sorted[i], sorted[last]];
    // Two neighbours are shorter with a comma.
    if (last - i >= 2) parts.push(`${from}–${to}`);
    else parts.push(...sorted.slice(i, last + 1).map(String));
    i = last + 1;
  }
  return parts.join(', ');
}
