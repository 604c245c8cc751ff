// How a step of a calculation reads: label, formula, the formula with its numbers in display units,
// its value, and why it is so. The one place where the structure of a trace becomes words.

import { type Quantity, type Step, type StepName, stepLabel } from 'loadpath';
import { formatNumber, formatUse, type QuantityName, type Units } from '../format/display_units';

export interface StepText {
  /** "Bending y (6.2.5)" */
  label: string;
  /** "M_y,Ed / M_c,y,Rd = M_y,Ed / (W_pl,y · f_y / gamma_M0)" */
  symbols: string;
  /** The same with the number of its equation, "(6.13)". */
  formula: string;
  /** "45 kN m / (628.4 cm³ · 235 MPa / 1)" */
  substituted: string;
  /** The same with what it does not name, ", x = 3 m". */
  numbers: string;
  note: string;
  value: string;
}

export function stepText(step: Step, units: Units): StepText {
  const symbols = symbolsText(step);
  const { substituted, others } = numbersText(step, units);
  return {
    label: stepLabel(step),
    symbols,
    formula: [symbols, step.equation && `(${step.equation})`].filter(Boolean).join(' '),
    substituted,
    numbers: [substituted, ...others].filter(Boolean).join(', '),
    note: step.note ?? '',
    value: valueText(step, units),
  };
}

/** "6.2.5 (6.13)" */
export const clauseText = ({ clause, equation }: StepName): string =>
  [clause, equation && `(${equation})`].filter(Boolean).join(' ');

function symbolsText({ symbol, expression }: Step): string {
  const sides = symbol === expression ? [expression] : [symbol, expression];
  return sides.filter(Boolean).join(' = ');
}

/** A formula of the document counts in SI, as its bare numbers do, under names that are its own. */
export const isOfDocument = ({ clause, symbol }: Step): boolean =>
  clause === undefined && symbol === undefined;

/** The expression with numbers for symbols, then the quantities that it does not name. */
function numbersText(step: Step, units: Units): { substituted: string; others: string[] } {
  const { expression = '', quantities } = step;
  const text = isOfDocument(step) ? siText : (quantity: Measured) => quantityText(quantity, units);
  const named = new Set<string>();
  const replaced = expression.replace(anyOf(quantities), (symbol, at: number) => {
    const quantity = quantities.find((each) => each.symbol === symbol)!;
    named.add(symbol);
    // "L^2" of 6 m is "(6 m)^2"
    const isRaised = expression[at + symbol.length] === '^' && quantity.unit !== '';
    return isRaised ? `(${text(quantity)})` : text(quantity);
  });
  const others = quantities
    .filter(({ symbol }) => !named.has(symbol))
    .map((quantity) => `${quantity.symbol} = ${text(quantity)}`);
  // An expression that names none of the quantities is not said twice.
  return { substituted: named.size > 0 ? replaced : '', others };
}

/** Finds whole symbols, "M_y,Ed" before "M_y". */
function anyOf(quantities: readonly Quantity[]): RegExp {
  const symbols = quantities
    .map(({ symbol }) => symbol)
    .sort((a, b) => b.length - a.length)
    .map((symbol) => symbol.replace(/[^\p{L}\d_, ]/gu, '\\$&'));
  return symbols.length > 0
    ? new RegExp(`(?<![\\p{L}\\d_,])(?:${symbols.join('|')})(?![\\p{L}\\d_])`, 'gu')
    : /(?!)/g;
}

function valueText(step: Step, units: Units): string {
  if (step.value === null) return '';
  return step.is_utilization ? formatUse(step.value) : quantityText(step, units);
}

type Measured = Pick<Quantity, 'value' | 'unit'>;

const QUANTITY: Record<string, QuantityName> = {
  Pa: 'stress',
  N: 'force',
  N·m: 'moment',
  m: 'length',
  'm²': 'area',
  'm³': 'modulus',
  'm⁴': 'second_moment',
  'm⁶': 'warping_constant',
  'N·m²': 'bimoment',
  'N/m': 'line_load',
};
/** Newtons and newton metres below this are only rounding. */
const ROUNDING = 1e-6;
/** Lengths below this are those of sections. */
const SHORT = 0.1;

/** Number and unit in display units. */
export function measuredText(
  { value, unit }: Measured,
  units: Units,
): { number: string; unit: string } {
  const name = QUANTITY[unit] as QuantityName | undefined;
  if (!name || value === null) return { number: formatNumber(value), unit };
  const isRounding = (unit === 'N' || unit === 'N·m') && Math.abs(value) < ROUNDING;
  const isShort = name === 'length' && value !== 0 && Math.abs(value) < SHORT;
  const quantity = units[isShort ? 'displacement' : name];
  return { number: quantity.number(isRounding ? 0 : value), unit: quantity.symbol };
}

function quantityText(measured: Measured, units: Units): string {
  const { number, unit } = measuredText(measured, units);
  return `${number} ${unit}`.trim();
}

const siText = ({ value, unit }: Measured): string => `${formatNumber(value)} ${unit}`.trim();
