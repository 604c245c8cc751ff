import type { Curve, Step } from 'loadpath';
import { describe, expect, test } from 'vitest';
import { displayUnits, formatUse } from '../src/format/display_units';
import type { Vec3 } from '../src/model/vector';
import { bySize } from '../src/results/chosen_set';
import { type Band, contourBands } from '../src/results/contour_bands';
import { contourRange } from '../src/results/contour_faces';
import { samples } from '../src/results/curve_samples';
import { envelopeTitle, whatIsMissing } from '../src/results/envelope_title';
import type { MeshFace } from '../src/results/plate_mesh';
import { statusBounds } from '../src/results/status';
import { stretchedFace, stretchedFaceText } from '../src/results/stretched_face';
import { stepText } from '../src/results/trace_text';
import { faceUnder, valueUnder } from '../src/stage/face_under';
import { OccupiedCells } from '../src/stage/occupied_cells';
import { cellText, plain } from '../src/tables/table';

const units = displayUnits('kN, m, mm');

describe('a step of a calculation', () => {
  const step: Step = {
    title: 'Bending',
    clause: '6.2.5',
    equation: '6.13',
    axis: 'y',
    symbol: 'M_y,Ed / M_c,y,Rd',
    expression: 'M_y,Ed / (W_pl,y · f_y / gamma_M0)',
    value: 0.42193,
    unit: 'N·m',
    demand: 45e3,
    capacity: 147.7e3,
    is_utilization: true,
    quantities: [
      { symbol: 'M_y,Ed', value: 45e3, unit: 'N·m' },
      { symbol: 'W_pl,y', value: 628.4e-6, unit: 'm³' },
      { symbol: 'f_y', value: 235e6, unit: 'Pa' },
      { symbol: 'gamma_M0', value: 1, unit: '' },
      { symbol: 'x', value: 3, unit: 'm' },
    ],
  };

  test('reads as label, formula, numbers in display units and value', () => {
    expect(stepText(step, units)).toEqual({
      label: 'Bending y (6.2.5)',
      symbols: 'M_y,Ed / M_c,y,Rd = M_y,Ed / (W_pl,y · f_y / gamma_M0)',
      substituted: '45 kN m / (628.4 cm³ · 235 MPa / 1)',
      formula: 'M_y,Ed / M_c,y,Rd = M_y,Ed / (W_pl,y · f_y / gamma_M0) (6.13)',
      numbers: '45 kN m / (628.4 cm³ · 235 MPa / 1), x = 3 m',
      note: '',
      value: '0.422',
    });
    expect(formatUse(5.5e-15)).toBe('0');
  });

  test('has its value in display units where it is no utilization', () => {
    const value = (value: number | null, unit: string) =>
      stepText({ ...step, is_utilization: false, value, unit }, units).value;
    expect(value(101575, 'N·m')).toBe('101.6 kN m');
    expect(value(0.0026, 'm²')).toBe('2600 mm²');
    expect(value(0.0107, 'm')).toBe('10.7 mm');
    expect(value(1.5, '')).toBe('1.5');
    expect(value(1.5, 'rad/m')).toBe('1.5 rad/m');
    expect(value(null, '')).toBe('');
  });

  test('puts what is raised to a power in parentheses', () => {
    const { numbers } = stepText(
      {
        ...step,
        expression: 'pi^2 · E · I_z / L_cr,z^2',
        quantities: [
          { symbol: 'E', value: 210e9, unit: 'Pa' },
          { symbol: 'I_z', value: 604e-8, unit: 'm⁴' },
          { symbol: 'L_cr,z', value: 6, unit: 'm' },
        ],
      },
      units,
    );
    expect(numbers).toBe('pi^2 · 210000 MPa · 604 cm⁴ / (6 m)^2');
  });

  test('replaces whole symbols only, and says no expression twice', () => {
    const quantities = [
      { symbol: 'f', value: 2, unit: '' },
      { symbol: 'chi_LT', value: 0.5, unit: '' },
    ];
    const numbers = (expression: string) =>
      stepText({ ...step, expression, quantities }, units).numbers;
    expect(numbers('chi_LT / f')).toBe('0.5 / 2');
    expect(numbers('chi_LT / f_y')).toBe('0.5 / f_y, f = 2');
    expect(numbers('M_cr of uniform moment')).toBe('f = 2, chi_LT = 0.5');
  });

  test('of a formula of the document counts in SI', () => {
    const { clause: _, symbol: __, equation: ___, ...own } = step;
    const quantities = [{ symbol: 'N', value: 5000, unit: 'N' }];
    const text = stepText({ ...own, expression: 'N / 10', quantities }, units);
    expect([text.formula, text.numbers]).toEqual(['N / 10', '5000 N / 10']);
  });
});

describe('bands of a contour', () => {
  const parts = ({ color }: Band) => [16, 8, 0].map((shift) => (color >> shift) & 255);

  test('cover the range without gaps', () => {
    const bands = contourBands({ low: -3, high: 9 });
    expect(bands[0].low).toBe(-3);
    expect(bands.at(-1)!.high).toBe(9);
    bands.slice(1).forEach((band, i) => {
      expect(band.low).toBeCloseTo(bands[i].high, 12);
    });
  });

  test('are blue below zero and red above where the sign changes', () => {
    const bands = contourBands({ low: -1, high: 1 });
    const [[redBelow, , blueBelow], [redAbove, , blueAbove]] = [bands[0], bands.at(-1)!].map(parts);
    expect(blueBelow).toBeGreaterThan(redBelow);
    expect(redAbove).toBeGreaterThan(blueAbove);
  });

  test('grow lighter upwards where it does not', () => {
    const brightness = contourBands({ low: 5, high: 6 }).map((band) =>
      parts(band).reduce((a, b) => a + b),
    );
    expect(brightness.at(-1)!).toBeGreaterThan(2 * brightness[0]);
  });

  test('of nothing are bands of zero', () => {
    expect(contourRange([])).toEqual({ low: 0, high: 0 });
    expect(contourBands({ low: 0, high: 0 })).toHaveLength(12);
  });
});

describe('the face under the pointer', () => {
  const square = (id: number, depth: number): MeshFace => ({
    place: id,
    id,
    surface: null,
    nodes: [1, 2, 3, 4],
    corners: [
      [0, 0, depth],
      [2, 0, depth],
      [2, 2, depth],
      [0, 2, depth],
    ],
    centre: [1, 1, depth],
    normal: [0, 0, 1],
    thickness: 0.1,
  });
  const toScreen = ([x, y, z]: Vec3) => [x, y, z] as const;

  test('is the nearest one', () => {
    const hit = faceUnder([square(1, 5), square(2, 3)], toScreen, 0.5, 0.4)!;
    expect(hit.face.id).toBe(2);
    expect(faceUnder([square(1, 5)], toScreen, 2.5, 0.4)).toBeNull();
  });

  test('gives a linear field exactly, on edges between triangles too', () => {
    const face = square(1, 0);
    // v = 3 + x - 2 y
    const contour = { face, corners: face.corners, values: [3, 5, 1, -1], middle: 2 };
    for (const [x, y] of [
      [0.3, 1.1],
      [1, 1],
      [0.5, 0.5],
      [2, 0],
    ]) {
      const hit = faceUnder([face], toScreen, x, y)!;
      expect(valueUnder(contour, hit)).toBeCloseTo(3 + x - 2 * y, 12);
    }
  });
});

test('a straight piece is drawn with two points, a bent one with many', () => {
  const straight: Curve = [{ x0: 0, x1: 2, c: [1, 3, 1e-20, 0] }];
  const bent: Curve = [{ x0: 0, x1: 2, c: [1, 3, -2] }];
  expect(samples(straight)).toHaveLength(2);
  expect(samples(bent).length).toBeGreaterThan(10);
});

test('an envelope keeps the sign of the largest size', () => {
  expect(bySize([3, -5, 4])).toBe(-5);
  expect(bySize([])).toBe(0);
});

test('of two ends of equal size the positive one is told, whatever their last digits', () => {
  const last = 1 + Number.EPSILON;
  for (const [high, low] of [
    [48.6, -48.6],
    [48.6, -48.6 * last],
    [48.6 * last, -48.6],
  ]) {
    expect(bySize([high, low])).toBe(high);
    expect(bySize([low, high])).toBe(high);
  }
  expect(bySize([48.6, -48.7])).toBe(-48.7);
});

test('the face that a positive moment stretches is named by where it is', () => {
  expect(stretchedFace([[0, 1, 0]])).toBe('the lower face');
  expect(stretchedFace([[0, -1, 0]])).toBe('the upper face');
  expect(stretchedFace([[0.6, 0.8, 0]])).toBe('the lower face');
  expect(stretchedFace([[0, 0, -1]])).toBe('the face towards +Z');
  expect(stretchedFace([[0.9, 0.01, 0.1]])).toBe('the face towards −X');
  expect(
    stretchedFaceText([
      [0, 1, 0],
      [0, -1, 0],
    ]),
  ).toContain('differs between these plates');
});

test('an envelope is named by its limit state and says what it lacks', () => {
  const head = { combinations: ['ULS 1'], unsolved_combinations: ['ULS 2', 'ULS 3'] };
  const uls = { ...head, limit_state: 'ULS' as const };
  expect(envelopeTitle(uls)).toBe('Envelope of ULS combinations, without 2 unsolved');
  expect(whatIsMissing(uls)).toContain('lacks “ULS 2”, “ULS 3”');
  const bare = { combinations: ['C'], unsolved_combinations: [], limit_state: null };
  expect(envelopeTitle(bare)).toBe('Envelope of combinations without limit state');
  expect(whatIsMissing(bare)).toBe('');
});

test('bounds of a status are given where all checks agree on them', () => {
  expect(statusBounds([null, [0.8, 0.95, 1]])?.Yellow).toBe('≤ 0.95');
  expect(statusBounds([null, [0.7, 0.95, 1]])).toBeNull();
});

test('ids are written as they are, measures with four digits', () => {
  expect(cellText(plain('Member'), 123456)).toBe('123456');
  expect(cellText({ title: 'Fx (kN)' }, 1.234567)).toBe('1.235');
  expect(cellText({ title: 'Fx (kN)' }, null)).toBe('–');
});

test('a label is left out where another is', () => {
  const cells = new OccupiedCells();
  expect(cells.claim(0, 0, 50, 10)).toBe(true);
  expect(cells.claim(40, 5, 90, 15)).toBe(false);
  expect(cells.claim(51, 0, 90, 10)).toBe(true);
});
