// The words around a drawing, placed: title and verdict above it, legend, units and a scale below.
// PNG and SVG draw the same marks.

import type { Theme } from '../stage/theme';
import type { PictureWords } from './words';

export type Mark =
  | {
      kind: 'text';
      x: number;
      y: number;
      text: string;
      size: number;
      isBold: boolean;
      color: string;
    }
  | { kind: 'box'; x: number; y: number; width: number; height: number; color: string };

export interface Frame {
  marks: Mark[];
  /** The words' size in pixels. */
  size: number;
  /** Where the drawing goes, in pixels. */
  top: number;
  height: number;
}

export const FONT = 'system-ui, "Segoe UI", "DejaVu Sans", sans-serif';
/** Of the picture's shorter side; words stay readable whatever its size. */
const SIZE = 1 / 45;
const LINE = 1.4;
/** The bar of the scale is at most this share of the width. */
const BAR = 0.2;

/** How wide a text of one pixel's size is. */
export type Measure = (text: string, isBold: boolean) => number;

/** The words of a picture, placed, and the room that is left for drawing and scale. */
export function frame(
  words: PictureWords,
  width: number,
  height: number,
  theme: Theme,
  measure: Measure,
): Frame {
  const size = Math.max(11, Math.min(width, height) * SIZE);
  const marks: Mark[] = [];
  let y = size * 0.5;
  const write = ({ text, isBold = false, color = theme.text }: PictureWords['head'][number]) => {
    for (const line of wrapped(text, (width - 2 * size) / size, (t) => measure(t, isBold))) {
      marks.push({ kind: 'text', x: size, y: y + size, text: line, size, isBold, color });
      y += size * LINE;
    }
  };
  words.head.forEach(write);
  const top = y + size * 0.5;
  // Below: laid out from zero, then moved to the foot.
  const above = marks.length;
  y = size * 0.5;
  words.foot.forEach(write);
  let x = size;
  for (const { color, text } of words.swatches) {
    const wide = size * (2.2 + measure(text, false) + 1.2);
    if (x > size && x + wide > width - size) [x, y] = [size, y + size * LINE];
    marks.push({ kind: 'box', x, y: y + size * 0.2, width: size * 1.6, height: size * 0.9, color });
    const at = { x: x + size * 2.1, y: y + size, size };
    marks.push({ kind: 'text', ...at, text, isBold: false, color: theme.text });
    x += wide;
  }
  if (words.swatches.length) y += size * LINE;
  // One more line for the scale.
  const foot = height - (y + size * LINE + size * 0.4);
  for (const mark of marks.slice(above)) mark.y += foot;
  return { marks, size, top, height: foot - top };
}

/** The bar of the scale, on the last line. */
export function scaleBar(
  pixelsPerMetre: number,
  text: (metres: number) => string,
  width: number,
  height: number,
  theme: Theme,
): Mark[] {
  const size = Math.max(11, Math.min(width, height) * SIZE);
  const metres = roundLength((BAR * width) / pixelsPerMetre);
  const long = metres * pixelsPerMetre;
  const y = height - size * 0.9;
  const color = theme.text;
  const tick = (x: number): Mark => {
    return { kind: 'box', x, y: y - size * 0.3, width: 1.5, height: size * 0.6, color };
  };
  return [
    { kind: 'box', x: size, y: y - 0.75, width: long, height: 1.5, color },
    tick(size),
    tick(size + long - 1.5),
    {
      kind: 'text',
      x: size * 1.6 + long,
      y: y + size * 0.35,
      text: text(metres),
      size,
      isBold: false,
      color,
    },
  ];
}

/** The longest of 1, 2 and 5 times a power of ten that is not longer. */
export function roundLength(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return power * ([5, 2].find((step) => step * power <= most) ?? 1);
}

function wrapped(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines[lines.length - 1]} ${word}` : word;
    if (lines.length && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
