// Bands of colour for a range of values, readable with any colour vision: where the sign changes
// blue below zero and red above through a pale middle, else dark violet to yellow.

import { Color } from 'three';
import type { Range } from '../results/contour_faces';

export interface Band extends Range {
  color: Color;
}

const BANDS = 12;
const DIVERGING = [0x2166ac, 0x67a9cf, 0xf4f1ea, 0xef8a62, 0xb2182b].map((hex) => new Color(hex));
const SEQUENTIAL = [0x3b0f70, 0x3f4a8a, 0x1f838c, 0x49b265, 0xf2e34b].map((hex) => new Color(hex));

/** From the lowest band to the highest. */
export function contourBands({ low, high }: Range): Band[] {
  const step = (high - low) / BANDS;
  return Array.from({ length: BANDS }, (_, i) => {
    const [from, to] = [low + i * step, i === BANDS - 1 ? high : low + (i + 1) * step];
    return { low: from, high: to, color: colorOf((from + to) / 2, low, high) };
  });
}

function colorOf(value: number, low: number, high: number): Color {
  if (low < 0 && high > 0) {
    const size = Math.max(-low, high);
    return blend(DIVERGING, (value / size + 1) / 2);
  }
  return blend(SEQUENTIAL, high > low ? (value - low) / (high - low) : 0.5);
}

function blend(colors: readonly Color[], t: number): Color {
  const place = Math.min(1, Math.max(0, t)) * (colors.length - 1);
  const i = Math.min(colors.length - 2, Math.floor(place));
  return colors[i].clone().lerp(colors[i + 1], place - i);
}
