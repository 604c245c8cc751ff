// Bands of colour for a range of values, readable with any colour vision: where the sign changes
// blue below zero and red above through a pale middle, else dark violet to yellow.

import type { Range } from './contour_faces';

export interface Band extends Range {
  /** 0xrrggbb */
  color: number;
}

const BANDS = 12;
const DIVERGING = [0x2166ac, 0x67a9cf, 0xf4f1ea, 0xef8a62, 0xb2182b];
const SEQUENTIAL = [0x3b0f70, 0x3f4a8a, 0x1f838c, 0x49b265, 0xf2e34b];

/** From the lowest band to the highest. */
export function contourBands({ low, high }: Range): Band[] {
  const step = (high - low) / BANDS;
  return Array.from({ length: BANDS }, (_, i) => {
    const [from, to] = [low + i * step, i === BANDS - 1 ? high : low + (i + 1) * step];
    return { low: from, high: to, color: colorOf((from + to) / 2, low, high) };
  });
}

function colorOf(value: number, low: number, high: number): number {
  if (low < 0 && high > 0) {
    const size = Math.max(-low, high);
    return blend(DIVERGING, (value / size + 1) / 2);
  }
  return blend(SEQUENTIAL, high > low ? (value - low) / (high - low) : 0.5);
}

function blend(colors: readonly number[], t: number): number {
  const place = Math.min(1, Math.max(0, t)) * (colors.length - 1);
  const i = Math.min(colors.length - 2, Math.floor(place));
  return [16, 8, 0].reduce((mixed, shift) => {
    const [from, to] = [colors[i], colors[i + 1]].map((color) => (color >> shift) & 255);
    return mixed | (Math.round(from + (to - from) * (place - i)) << shift);
  }, 0);
}
