// A step of a calculation as it is typeset: the formula in symbols, the same with its numbers, and the
// quantities beside it. Words for screen readers and for browsers without MathML are in trace_text.ts.

import type { Step } from 'loadpath';
import type { Units } from '../format/display_units';
import { type Formula, readFormula, replaceSymbols } from './formula';
import { isOfDocument, measuredText, stepText } from './trace_text';

export interface TypesetLine {
  /** Null where only the text can be shown. */
  formula: Formula | null;
  text: string;
}

export interface StepMath {
  /** "M_y,Ed / M_b,Rd = ..." in symbols. */
  symbols: TypesetLine | null;
  /** The right side with its numbers. */
  numbers: TypesetLine | null;
  /** "x = 3 m" and what else the step rests on. */
  given: readonly TypesetLine[];
}

export function stepMath(step: Step, units: Units): StepMath {
  const words = stepText(step, units);
  const { symbol, expression, quantities } = step;
  if (isOfDocument(step)) {
    const line = (text: string) => (text ? { formula: null, text } : null);
    return { symbols: line(words.formula), numbers: line(words.numbers), given: [] };
  }
  const side = expression ? readFormula(expression) : null;
  const named = new Set<string>();
  const put = (name: string): Formula | null => {
    const quantity = quantities.find((each) => each.symbol === name);
    if (!quantity) return null;
    named.add(name);
    return { kind: 'value', ...measuredText(quantity, units) };
  };
  const numbers = side && replaceSymbols(side, put);
  const isSame = symbol === expression || !symbol;
  const left = symbol ? readFormula(symbol) : null;
  const symbols = isSame ? side : side ? left && equal(left, side) : left;
  const others = quantities.filter((quantity) => !named.has(quantity.symbol));
  // A symbol alone is the left side of its value.
  const hasSymbols = words.symbols !== '';
  return {
    symbols: hasSymbols ? { formula: symbols, text: words.symbols } : null,
    numbers:
      numbers && named.size > 0
        ? { formula: numbers, text: words.substituted }
        : words.substituted
          ? { formula: null, text: words.substituted }
          : null,
    given: others.map((quantity) => {
      const name = readFormula(quantity.symbol);
      const { number, unit } = measuredText(quantity, units);
      const value: Formula = { kind: 'value', number, unit };
      const text = `${quantity.symbol} = ${`${number} ${unit}`.trim()}`;
      return { formula: name && equal(name, value), text };
    }),
  };
}

const equal = (left: Formula, right: Formula): Formula => ({
  kind: 'row',
  parts: [left, { kind: 'operator', text: '=' }, right],
});
