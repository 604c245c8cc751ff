// A line of words above a picture, for pictures that leave the page.

import { hex, type Theme } from './theme';

export interface Caption {
  text: string;
  /** As CSS spells it. */
  color: string;
}

/** Of the picture's width; words stay readable whatever its size. */
const SIZE = 1 / 48;
const LINE = 1.35;

/** The same picture with the words above it, on as many lines as they need. */
export function captioned(
  drawn: HTMLCanvasElement,
  caption: Caption,
  theme: Theme,
): HTMLCanvasElement {
  const size = Math.max(12, Math.round(drawn.width * SIZE));
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d')!;
  const font = `700 ${size}px system-ui, "DejaVu Sans", sans-serif`;
  context.font = font;
  const lines = wrapped(context, caption.text, drawn.width - 2 * size);
  const band = Math.round(size * (lines.length * LINE + 0.8));
  canvas.width = drawn.width;
  canvas.height = drawn.height + band;
  context.fillStyle = hex(theme.background);
  context.fillRect(0, 0, canvas.width, band);
  context.font = font;
  context.fillStyle = caption.color;
  lines.forEach((line, i) => {
    context.fillText(line, size, size * (1.4 + i * LINE));
  });
  context.drawImage(drawn, 0, band);
  return canvas;
}

function wrapped(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines[lines.length - 1]} ${word}` : word;
    if (lines.length && context.measureText(longer).width <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
