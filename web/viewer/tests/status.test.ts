import { STATUS } from 'loadpath';
import { Color } from 'three';
import { describe, expect, test } from 'vitest';
import { type ShownStatus, STATUSES, statusWord } from '../src/results/status';
import { verdictLook } from '../src/results/verdict_words';

type Row = readonly [number, number, number];

// Machado, Oliveira and Fernandes (2009), severity 1.0, of linear RGB.
const VISIONS: Record<string, readonly [Row, Row, Row]> = {
  'without red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'without green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};

/** CIE L*a*b* of a colour as somebody sees it, D65. */
function lab(hex: number, vision: readonly [Row, Row, Row]): number[] {
  const { r, g, b } = new Color(hex);
  const seen = vision.map((row) => row[0] * r + row[1] * g + row[2] * b);
  const [red, green, blue] = seen.map((part) => Math.min(1, Math.max(0, part)));
  const bent = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = bent((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = bent(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = bent((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** What stands side by side: under a verdict that passes, and under one that has reasons for doubt. */
const TOGETHER = [
  STATUS,
  ['Provisional', 'Near', 'Red', 'Indeterminate'],
] satisfies (readonly ShownStatus[])[];

describe.each(['light', 'dark'] as const)('colours of checks on a %s page', (theme) => {
  test.each(Object.entries(VISIONS))('are told apart %s', (_, vision) => {
    expect(new Set(TOGETHER.flat())).toEqual(new Set(STATUSES));
    for (const statuses of TOGETHER) {
      const colors = statuses.map((status) => lab(statusWord(status)[theme], vision));
      for (const [i, a] of colors.entries()) {
        for (const b of colors.slice(i + 1)) {
          // About ten times what is noticed between patches side by side.
          expect(Math.hypot(...a.map((part, k) => part - b[k]))).toBeGreaterThan(20);
        }
      }
    }
  });
});

test('a sign means the same at a part as in the verdict', () => {
  const states = ['passes', 'fails', 'incomplete'] as const;
  const signs = new Map(
    states.map((state) => {
      const { sign } = verdictLook({ verdict: { state, reasons: [] } as never, headline: '' });
      return [sign, state] as const;
    }),
  );
  for (const status of STATUSES) {
    const { symbol, text } = statusWord(status);
    const means = signs.get(symbol);
    if (means) expect(text.split(',')[0]).toBe(means);
  }
  // No part is incomplete, and what is close to its limit passes.
  expect(statusWord('Orange')).toMatchObject({ symbol: '✓', text: 'passes, close to the limit' });
});
