// The sums of loads and of reactions of one set along X, Y and Z; what is only rounding beside the
// largest of them is zero.

import type { ResultSet } from 'loadpath';
import type { Units } from '../format/display_units';

const ROUNDING = 1e-9;

/** "0, −60, 0" of the loads, then of the reactions. */
export function sumTexts(
  {
    sum_of_loads,
    sum_of_reactions,
  }: Pick<ResultSet['balance'], 'sum_of_loads' | 'sum_of_reactions'>,
  { force }: Units,
  digits?: number,
): [loads: string, reactions: string] {
  const both = [sum_of_loads, sum_of_reactions].map((sums) => sums.slice(0, 3));
  const floor = ROUNDING * Math.max(...both.flat().map(Math.abs));
  const number = (value: number) => force.number(Math.abs(value) <= floor ? 0 : value, digits);
  const [loads, reactions] = both.map((sums) => sums.map(number).join(', '));
  return [loads, reactions];
}
