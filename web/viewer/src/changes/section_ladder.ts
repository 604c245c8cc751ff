// The next lighter and the next heavier section of a series (IPE, IPEA, UB ...). Steps that gain
// nothing are left out: each rung has a larger plastic modulus than all that are lighter.

import { spelled } from './same_section';

export interface Weighed {
  name: string;
  mass_per_metre: number;
  wpl: number;
}

/** The letters of a name: IPE of IPE750x196. */
export const seriesOf = (name: string): string =>
  spelled(name)
    .replaceAll(/x(?=\d)/g, '')
    .replaceAll(/[^a-z]/g, '');

/** `family` has the lightest first; null where there is none, or the name is not of the family. */
export function nextOf(
  family: readonly Weighed[],
  name: string,
  way: 'lighter' | 'heavier',
): string | null {
  const own = family.find((each) => spelled(each.name) === spelled(name));
  if (!own) return null;
  const rungs = ladder(family.filter((each) => seriesOf(each.name) === seriesOf(name)));
  const found =
    way === 'heavier'
      ? rungs.find((each) => each.mass_per_metre > own.mass_per_metre && each.wpl > own.wpl)
      : rungs.findLast((each) => each.mass_per_metre < own.mass_per_metre && each.wpl < own.wpl);
  return found?.name ?? null;
}

function ladder(series: readonly Weighed[]): Weighed[] {
  let strongest = 0;
  return series.filter(({ wpl }) => {
    const isRung = wpl > strongest;
    strongest = Math.max(strongest, wpl);
    return isRung;
  });
}
