// A formula as it is written in a trace, read into what it is made of: fractions, roots, powers,
// symbols with subscripts. Whoever draws it needs no text; what cannot be read stays text.

export type Formula =
  | { kind: 'number'; text: string }
  /** "lambda_bar_LT": the letter, whether it has a bar, and what stands below it. */
  | { kind: 'symbol'; name: string; letter: string; hasBar: boolean; below: string }
  /** A value in place of a symbol: "72.9" and "kN m". */
  | { kind: 'value'; number: string; unit: string }
  | { kind: 'fraction'; over: Formula; under: Formula }
  | { kind: 'root'; of: Formula }
  | { kind: 'power'; base: Formula; exponent: Formula }
  | { kind: 'group'; of: Formula; signs: readonly [string, string] }
  | { kind: 'row'; parts: readonly (Formula | Operator)[] };

export interface Operator {
  kind: 'operator';
  text: string;
}

const GREEK: Record<string, string> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  eta: 'η',
  theta: 'θ',
  kappa: 'κ',
  lambda: 'λ',
  mu: 'μ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  phi: 'φ',
  chi: 'χ',
  psi: 'ψ',
  omega: 'ω',
  Phi: 'Φ',
};

/** Numbers, names with their subscripts, comparisons and single signs. */
const TOKEN = /\s*(\d+(?:\.\d+)?|\p{L}\w*(?:,\w+)*|<=|>=|[-+·*/^()|=<>])\s*/uy;
const COMPARISONS: Record<string, string> = { '=': '=', '<': '<', '>': '>', '<=': '≤', '>=': '≥' };
const SIGNS: Record<string, string> = { '+': '+', '-': '−' };

/** Null where the text is not a formula: words, lists. */
export function readFormula(text: string): Formula | null {
  const tokens = tokensOf(text);
  if (!tokens) return null;
  const reader = new Reader(tokens);
  const found = reader.equation();
  return found && reader.isAtEnd ? found : null;
}

function tokensOf(text: string): string[] | null {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const found = TOKEN.exec(text);
    if (!found) return null;
    tokens.push(found[1]);
  }
  return tokens.length > 0 ? tokens : null;
}

/** "M_y,Ed" is M with "y,Ed" below it; a Greek name is its letter. */
export function readSymbol(name: string): Extract<Formula, { kind: 'symbol' }> {
  const [head, ...rest] = name.split('_');
  const hasBar = rest[0] === 'bar';
  const below = (hasBar ? rest.slice(1) : rest).map((part) => part.split(',').map(greek).join(','));
  return { kind: 'symbol', name, letter: greek(head), hasBar, below: below.join(' ') };
}

/** Whether it is the name of a Greek letter. */
export const isGreek = (name: string): boolean => Object.hasOwn(GREEK, name);

const greek = (name: string): string => GREEK[name] ?? name;

/** The same formula with something else in place of some of its symbols. */
export function replaceSymbols(
  formula: Formula,
  replaced: (name: string) => Formula | null,
): Formula {
  const inside = (part: Formula) => replaceSymbols(part, replaced);
  switch (formula.kind) {
    case 'symbol':
      return replaced(formula.name) ?? formula;
    case 'fraction':
      return { ...formula, over: inside(formula.over), under: inside(formula.under) };
    case 'root':
    case 'group':
      return { ...formula, of: inside(formula.of) };
    case 'power': {
      const base = inside(formula.base);
      // "L^2" of 6 m is "(6 m)^2".
      const isBare = base.kind === 'value' && base.unit !== '';
      const raised: Formula = isBare ? { kind: 'group', of: base, signs: ['(', ')'] } : base;
      return { kind: 'power', base: raised, exponent: inside(formula.exponent) };
    }
    case 'row':
      return {
        kind: 'row',
        parts: formula.parts.map((part) => (part.kind === 'operator' ? part : inside(part))),
      };
    default:
      return formula;
  }
}

interface Piece {
  sign: string;
  part: Formula;
}

/** What is added up or set equal, each with the sign before it; of a product, roots and fractions. */
export function pieces(formula: Formula): Piece[] {
  if (formula.kind !== 'row') return [{ sign: '', part: formula }];
  if (joins(formula, ['·'])) return factors(formula);
  let sign = '';
  return formula.parts.flatMap((part) => {
    if (part.kind === 'operator') {
      sign = part.text;
      return [];
    }
    const [first, ...rest] = pieces(part);
    return [{ ...first, sign: sign || first.sign }, ...rest];
  });
}

/** A product breaks before what is tall; letters and numbers stay together. */
function factors({ parts }: Row): Piece[] {
  const found: (Formula | Operator)[][] = [[]];
  parts.forEach((part, i) => {
    const next = parts[i + 1];
    const isBreak =
      part.kind === 'operator' && (next?.kind === 'root' || next?.kind === 'fraction');
    if (isBreak) found.push([]);
    else found[found.length - 1].push(part);
  });
  return found.map((inside, i) => {
    const [only] = inside;
    const isOne = inside.length === 1 && only.kind !== 'operator';
    return { sign: i > 0 ? '·' : '', part: isOne ? only : { kind: 'row', parts: inside } };
  });
}

/** Parentheses around what one of these signs joins. */
export function inParentheses(formula: Formula, signs: readonly string[]): Formula {
  const isJoined = formula.kind === 'row' && joins(formula, signs);
  return isJoined || (formula.kind === 'fraction' && signs.includes('·'))
    ? { kind: 'group', of: formula, signs: ['(', ')'] }
    : formula;
}

type Row = Extract<Formula, { kind: 'row' }>;
const joins = ({ parts }: Row, signs: readonly string[]): boolean =>
  parts.some((part) => part.kind === 'operator' && signs.includes(part.text));

/** Descends from comparisons over sums and products to what stands alone. */
class Reader {
  private at = 0;

  constructor(private readonly tokens: readonly string[]) {}

  get isAtEnd(): boolean {
    return this.at === this.tokens.length;
  }

  equation(): Formula | null {
    return this.joined(() => this.sum(), COMPARISONS);
  }

  private sum(): Formula | null {
    return this.joined(() => this.product(), SIGNS);
  }

  private joined(next: () => Formula | null, signs: Record<string, string>): Formula | null {
    const first = next();
    if (!first) return null;
    const parts: (Formula | Operator)[] = [first];
    for (let sign = this.take(signs); sign; sign = this.take(signs)) {
      const part = next();
      if (!part) return null;
      parts.push({ kind: 'operator', text: sign }, part);
    }
    return parts.length === 1 ? first : { kind: 'row', parts };
  }

  /** A division takes all factors before it above its line, and the one after it below. */
  private product(): Formula | null {
    let found = this.power();
    for (;;) {
      if (this.take({ '/': '/' })) {
        const under = this.power();
        if (!found || !under) return null;
        found = { kind: 'fraction', over: bare(found), under: bare(under) };
      } else if (this.take({ '·': '·', '*': '·' })) {
        const factor = this.power();
        if (!found || !factor) return null;
        const before = found.kind === 'row' && joins(found, ['·']) ? found.parts : [found];
        found = { kind: 'row', parts: [...before, { kind: 'operator', text: '·' }, factor] };
      } else return found;
    }
  }

  private power(): Formula | null {
    const base = this.single();
    if (!base || !this.take({ '^': '^' })) return base;
    const exponent = this.single();
    return exponent && { kind: 'power', base, exponent: bare(exponent) };
  }

  private single(): Formula | null {
    const token = this.tokens[this.at++];
    if (token === undefined) return null;
    if (token === '(') return this.enclosed('(', ')');
    if (token === '|') return this.enclosed('|', '|');
    if (token === '-') {
      const of = this.single();
      return of && { kind: 'row', parts: [{ kind: 'operator', text: '−' }, of] };
    }
    if (/^\d/.test(token)) return { kind: 'number', text: token };
    if (!/^\p{L}/u.test(token)) return null;
    if (token === 'sqrt' && this.take({ '(': '(' })) {
      const group = this.enclosed('(', ')');
      return group && { kind: 'root', of: bare(group) };
    }
    // A function of its own, or words in a row: left to the text.
    const next = this.tokens[this.at] as string | undefined;
    if (next === '(' || (next && /^\p{L}/u.test(next))) return null;
    return readSymbol(token);
  }

  private enclosed(open: string, close: string): Formula | null {
    const of = this.equation();
    return of && this.take({ [close]: close }) ? { kind: 'group', of, signs: [open, close] } : null;
  }

  private take(wanted: Record<string, string>): string | null {
    const token = this.tokens[this.at] as string | undefined;
    if (token === undefined || !Object.hasOwn(wanted, token)) return null;
    this.at++;
    return wanted[token];
  }
}

/** Lines of fractions and roots enclose as parentheses do. */
const bare = (formula: Formula): Formula =>
  formula.kind === 'group' && formula.signs[0] === '(' ? formula.of : formula;
