// A quantity along a member as pieces of polynomials: exact values, extremes and zeros.
// A curve may jump between pieces (point loads), so a station has a value on either side.

export interface CurvePiece {
  x0: number;
  x1: number;
  /** Ascending powers of x - x0. */
  c: ArrayLike<number>;
}

export type Curve = readonly CurvePiece[];

export interface CurveExtreme {
  x: number;
  value: number;
}

export function evaluate(c: ArrayLike<number>, s: number): number {
  let value = 0;
  for (let i = c.length - 1; i >= 0; i--) value = value * s + c[i];
  return value;
}

const inPiece = (piece: CurvePiece, x: number): number => evaluate(piece.c, x - piece.x0);

/** By how much of the length a station that was computed may miss the ends. */
const ROUNDING = 1e-9;

/** The value at x as seen from its start side, which is just before x (at the start: just after). */
export function valueAt(curve: Curve, x: number): number {
  const [first] = onCurve(curve, x);
  return inPiece(curve.findLast((piece) => x > piece.x0) ?? first, x);
}

/** The value just after x (at the end of the member: just before). */
export function valueAfter(curve: Curve, x: number): number {
  const pieces = onCurve(curve, x);
  return inPiece(curve.find((piece) => x < piece.x1) ?? pieces[pieces.length - 1], x);
}

/** The curve where x lies on it; beside the member there is no value. */
function onCurve(curve: Curve, x: number): Curve {
  const [start, end] = [curve[0]?.x0 ?? Number.NaN, curve[curve.length - 1]?.x1 ?? Number.NaN];
  const slack = ROUNDING * (end - start);
  if (x >= start - slack && x <= end + slack) return curve;
  if (curve.length === 0) throw new RangeError('the curve is empty and has no value anywhere');
  const [from, to, found] = [start, end, x].map((value) => Number(value.toPrecision(10)));
  throw new RangeError(`x should lie on the member, from ${from} to ${to} m, found ${found}`);
}

export function maximum(curve: Curve): CurveExtreme {
  return best(curve, (a, b) => a > b);
}

export function minimum(curve: Curve): CurveExtreme {
  return best(curve, (a, b) => a < b);
}

function best(curve: Curve, isBetter: (a: number, b: number) => boolean): CurveExtreme {
  let found: CurveExtreme | null = null;
  for (const piece of curve) {
    for (const s of [
      0,
      ...rootsWithin(derivative(piece.c), piece.x1 - piece.x0),
      piece.x1 - piece.x0,
    ]) {
      const value = evaluate(piece.c, s);
      if (!found || isBetter(value, found.value)) found = { x: piece.x0 + s, value };
    }
  }
  return found ?? { x: 0, value: 0 };
}

export function derivative(c: ArrayLike<number>): number[] {
  return Array.from({ length: Math.max(0, c.length - 1) }, (_, i) => c[i + 1] * (i + 1));
}

/** Real roots strictly inside (0, length), ascending: bisection between the derivative's roots. */
export function rootsWithin(c: ArrayLike<number>, length: number): number[] {
  let degree = c.length - 1;
  while (degree > 0 && c[degree] === 0) degree--;
  if (degree < 1 || !(length > 0)) return [];
  if (degree === 1) {
    const root = -c[0] / c[1];
    return root > 0 && root < length ? [root] : [];
  }
  const stations = [
    0,
    ...rootsWithin(derivative(Array.from(c).slice(0, degree + 1)), length),
    length,
  ];
  const roots: number[] = [];
  for (let i = 0; i + 1 < stations.length; i++) {
    let [low, high] = [stations[i], stations[i + 1]];
    const [a, b] = [evaluate(c, low), evaluate(c, high)];
    if (a === 0 || b === 0) {
      if (a === 0 && low > 0 && roots[roots.length - 1] !== low) roots.push(low);
      continue;
    }
    if (a > 0 === b > 0) continue;
    for (let step = 0; step < 80 && high - low > Number.EPSILON * length; step++) {
      const middle = (low + high) / 2;
      if (evaluate(c, middle) > 0 === a > 0) low = middle;
      else high = middle;
    }
    roots.push((low + high) / 2);
  }
  return roots;
}
