import type { Step } from 'loadpath';
import { describe, expect, test } from 'vitest';
import { displayUnits } from '../src/format/display_units';
import { type Formula, pieces, readFormula, replaceSymbols } from '../src/results/formula';
import { stepMath } from '../src/results/step_math';
import { arrangeTrace } from '../src/results/trace_order';

/** Written back with every line of a fraction and every root as brackets, to be read by eye. */
function spell(part: Formula | { kind: 'operator'; text: string }): string {
  switch (part.kind) {
    case 'number':
    case 'operator':
      return part.text;
    case 'value':
      return `${part.number} ${part.unit}`.trim();
    case 'symbol':
      return part.letter + (part.hasBar ? '¯' : '') + (part.below && `[${part.below}]`);
    case 'fraction':
      return `{${spell(part.over)} / ${spell(part.under)}}`;
    case 'root':
      return `√{${spell(part.of)}}`;
    case 'power':
      return `${spell(part.base)}^{${spell(part.exponent)}}`;
    case 'group':
      return part.signs[0] + spell(part.of) + part.signs[1];
    case 'row':
      return part.parts.map(spell).join(' ');
  }
}
const spelled = (text: string) => {
  const read = readFormula(text);
  return read && spell(read);
};

describe('a formula', () => {
  test.each([
    ['M_y,Ed / (W_pl,y · f_y / gamma_M0)', '{M[y,Ed] / {W[pl,y] · f[y] / γ[M0]}}'],
    ['1 / (Phi_LT + sqrt(Phi_LT^2 - lambda_bar_LT^2))', '{1 / Φ[LT] + √{Φ[LT]^{2} − λ¯[LT]^{2}}}'],
    // Factors after a division stand beside the fraction, not below its line.
    ['C_1 · pi^2 · E / L^2 · sqrt(I_w)', '{C[1] · π^{2} · E / L^{2}} · √{I[w]}'],
    ['(M / M_R)^alpha + (N / u)^beta = 1', '({M / M[R]})^{α} + ({N / u})^{β} = 1'],
    ['|Demand| / Capacity', '{|Demand| / Capacity}'],
    ['a / b / c', '{{a / b} / c}'],
    ['a - (b - c)', 'a − (b − c)'],
  ])('%s', (text, expected) => {
    expect(spelled(text)).toBe(expected);
  });

  test('is left as text where it is words, a list or not whole', () => {
    const texts = ['M_cr / M_cr of uniform moment', 'dy of its end', 'a +', '(a', 'max(a, b)', ''];
    expect(texts.map(readFormula)).toEqual(texts.map(() => null));
  });

  test('takes numbers for symbols, in parentheses where a length is squared', () => {
    const put = (name: string): Formula | null =>
      name === 'L' ? { kind: 'value', number: '6', unit: 'm' } : null;
    expect(spell(replaceSymbols(readFormula('E / L^2')!, put))).toBe('{E / (6 m)^{2}}');
  });
});

const step = (given: Partial<Step>): Step => ({
  title: 'Bending',
  value: 0,
  unit: '',
  is_utilization: true,
  quantities: [],
  ...given,
});
const UNITS = displayUnits('kN, m, mm');

test('a step has its symbols, its numbers and what else it rests on', () => {
  const math = stepMath(
    step({
      clause: '6.2.5',
      symbol: 'M_y,Ed / M_c,y,Rd',
      expression: 'M_y,Ed / (W_pl,y · f_y)',
      quantities: [
        { symbol: 'M_y,Ed', value: 72_900, unit: 'N·m' },
        { symbol: 'f_y', value: 235e6, unit: 'Pa' },
        { symbol: 'x', value: 3, unit: 'm' },
      ],
    }),
    UNITS,
  );
  expect(spell(math.symbols!.formula!)).toBe('{M[y,Ed] / M[c,y,Rd]} = {M[y,Ed] / W[pl,y] · f[y]}');
  expect(spell(math.numbers!.formula!)).toBe('{72.9 kN m / W[pl,y] · 235 MPa}');
  expect(math.numbers!.text).toBe('72.9 kN m / (W_pl,y · 235 MPa)');
  expect(math.given.map(({ text }) => text)).toEqual(['x = 3 m']);
});

test('a long formula breaks before its signs, a product before roots and fractions', () => {
  const broken = (text: string) =>
    pieces(readFormula(text)!).map(({ sign, part }) => `${sign} ${spell(part)}`.trim());
  expect(broken('a + b / c - d')).toEqual(['a', '+ {b / c}', '− d']);
  expect(broken('M = a · b / c · sqrt(d) · e')).toEqual(['M', '= {a · b / c}', '· √{d} · e']);
  expect(broken('k · L · i')).toEqual(['k · L · i']);
});

test('names of the document are its own and stay as they are', () => {
  const math = stepMath(step({ expression: 'gap_min / gamma_x' }), UNITS);
  expect(math.symbols).toEqual({ formula: null, text: 'gap_min / gamma_x' });
});

test('what governs comes first and clauses without a load last', () => {
  const [idle, class1, governs] = [
    step({ clause: '6.2.5', axis: 'z', value: 1e-16 }),
    step({ title: 'Class', value: 1, is_utilization: false }),
    step({ clause: '6.2.5', axis: 'y', value: 1.2 }),
  ];
  const named = step({ title: 'Governing', expression: 'Bending y (6.2.5)', value: 1.2 });
  const { governing, steps, idle: last } = arrangeTrace([class1, idle, governs, named]);
  expect(governing).toBe(governs);
  expect(steps).toEqual([class1]);
  expect(last).toEqual([idle]);
});
