// Numbers for people: SI in, the chosen display units out, with enough digits and no more.

export interface Quantity {
  symbol: string;
  /** Display value of an SI value. */
  of(si: number): number;
  /** Number only. */
  number(si: number, digits?: number): string;
  /** Number and unit. */
  text(si: number): string;
}

export type QuantityName =
  | 'length'
  | 'displacement'
  | 'rotation'
  | 'force'
  | 'moment'
  | 'line_load'
  | 'area_load'
  | 'line_moment'
  | 'stress'
  | 'area'
  | 'modulus'
  | 'second_moment'
  | 'warping_constant'
  | 'bimoment'
  | 'temperature';

export type Units = Record<QuantityName, Quantity>;

export const UNIT_SYSTEMS = {
  'kN, m, mm': {
    length: ['m', 1],
    displacement: ['mm', 1e3],
    rotation: ['mrad', 1e3],
    force: ['kN', 1e-3],
    moment: ['kN m', 1e-3],
    line_load: ['kN/m', 1e-3],
    area_load: ['kN/m²', 1e-3],
    line_moment: ['kN m/m', 1e-3],
    stress: ['MPa', 1e-6],
    area: ['mm²', 1e6],
    modulus: ['cm³', 1e6],
    second_moment: ['cm⁴', 1e8],
    warping_constant: ['cm⁶', 1e12],
    bimoment: ['kN m²', 1e-3],
    temperature: ['K', 1],
  },
  'N, m (SI)': {
    length: ['m', 1],
    displacement: ['m', 1],
    rotation: ['rad', 1],
    force: ['N', 1],
    moment: ['N m', 1],
    line_load: ['N/m', 1],
    area_load: ['N/m²', 1],
    line_moment: ['N m/m', 1],
    stress: ['Pa', 1],
    area: ['m²', 1],
    modulus: ['m³', 1],
    second_moment: ['m⁴', 1],
    warping_constant: ['m⁶', 1],
    bimoment: ['N m²', 1],
    temperature: ['K', 1],
  },
  'N, mm': {
    length: ['mm', 1e3],
    displacement: ['mm', 1e3],
    rotation: ['rad', 1],
    force: ['N', 1],
    moment: ['N mm', 1e3],
    line_load: ['N/mm', 1e-3],
    area_load: ['N/mm²', 1e-6],
    line_moment: ['N mm/mm', 1],
    stress: ['N/mm²', 1e-6],
    area: ['mm²', 1e6],
    modulus: ['mm³', 1e9],
    second_moment: ['mm⁴', 1e12],
    warping_constant: ['mm⁶', 1e18],
    bimoment: ['N mm²', 1e6],
    temperature: ['K', 1],
  },
  'kip, ft, in': {
    length: ['ft', 1 / 0.3048],
    displacement: ['in', 1 / 0.0254],
    rotation: ['mrad', 1e3],
    force: ['kip', 1 / 4448.2216152605],
    moment: ['kip ft', 1 / (4448.2216152605 * 0.3048)],
    line_load: ['kip/ft', 0.3048 / 4448.2216152605],
    area_load: ['ksf', 0.3048 ** 2 / 4448.2216152605],
    line_moment: ['kip ft/ft', 1 / 4448.2216152605],
    stress: ['ksi', 0.0254 ** 2 / 4448.2216152605],
    area: ['in²', 1 / 0.0254 ** 2],
    modulus: ['in³', 1 / 0.0254 ** 3],
    second_moment: ['in⁴', 1 / 0.0254 ** 4],
    warping_constant: ['in⁶', 1 / 0.0254 ** 6],
    bimoment: ['kip ft²', 1 / (4448.2216152605 * 0.3048 ** 2)],
    temperature: ['°F', 1.8],
  },
} as const satisfies Record<string, Record<QuantityName, readonly [string, number]>>;

export type UnitSystemName = keyof typeof UNIT_SYSTEMS;

export function displayUnits(name: UnitSystemName): Units {
  const entries = Object.entries(UNIT_SYSTEMS[name]).map(([quantity, [symbol, factor]]) => {
    const number = (si: number, digits?: number) => formatNumber(si * factor, digits);
    return [
      quantity,
      {
        symbol,
        of: (si: number) => si * factor,
        number,
        text: (si: number) => `${number(si)} ${symbol}`,
      },
    ];
  });
  return Object.fromEntries(entries) as Units;
}

const EXPONENT_BELOW = 1e-3;
const EXPONENT_FROM = 1e7;

/** Enough digits to tell what somebody typed from what it was. */
export const TYPED_DIGITS = 7;

/** Four significant digits unless more are wanted; a true minus sign; exponents only where plain digits would mislead. */
export function formatNumber(value: number | null, digits = 4): string {
  if (value === null || !Number.isFinite(value)) return '–';
  if (value === 0) return '0';
  const size = Math.abs(value);
  const text =
    size < EXPONENT_BELOW || size >= EXPONENT_FROM
      ? value.toExponential(2)
      : size >= 10 ** digits
        ? value.toFixed(0)
        : Number(value.toPrecision(digits)).toString();
  return text.replaceAll('-', '\u2212');
}

/** How many, with commas between thousands. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A utilization: three decimals are more than any check is worth. */
export function formatUse(utilization: number): string {
  return String(Number(utilization.toFixed(3)));
}
