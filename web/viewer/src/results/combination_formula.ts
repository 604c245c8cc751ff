// A combination in one line: "1.35 G + 1.5 S".

import { formatNumber } from '../format/display_units';
import type { Term } from '../model/combined_loads';

export function combinationFormula(terms: readonly Term[]): string {
  const written = terms.map(({ factor, loadCase }, i) => {
    const size = Math.abs(factor) === 1 ? '' : `${formatNumber(Math.abs(factor))} `;
    const sign = factor < 0 ? (i === 0 ? '\u2212' : ' \u2212 ') : i === 0 ? '' : ' + ';
    return sign + size + loadCase.name;
  });
  return written.join('');
}
