// The drawing as a file of a chosen size, with what it shows in words around it: pixels or lines.

import type { Scene } from '../scene/scene.svelte';
import { HALF_HEIGHT, type Placed } from '../stage/label_overlay';
import type { Stage } from '../stage/stage';
import { hex, type Theme } from '../stage/theme';
import { FONT, type Frame, frame, type Mark, scaleBar } from './frame';
import { vectorLayers } from './vector_layers';
import { type Line, pictureWords } from './words';

export interface Wish {
  format: 'png' | 'svg';
  /** Pixels. */
  width: number;
  height: number;
}

/** Lines cover each other well; solids in lines would not. */
const SOLIDS = ['member_solids', 'tapered_solids'];

/** Labels of the drawing, 12 pixels on the screen, are a little smaller than the words around it. */
const WORDS = 15;
const LEAST_RATIO = 0.8;

export async function takePicture(
  scene: Scene,
  stage: Stage,
  head: Line[],
  { format, width, height }: Wish,
): Promise<Blob> {
  const { theme, units } = scene.view;
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d')!;
  const measure = (text: string, isBold: boolean) => {
    pen.font = font(100, isBold);
    return pen.measureText(text).width / 100;
  };
  const framed = frame(pictureWords(scene, head), width, height, theme, measure);
  const ratio = Math.max(LEAST_RATIO, framed.size / WORDS);
  const bar = () =>
    scaleBar(stage.eye.place().pixels_per_metre * ratio, units.length.text, width, height, theme);
  if (format === 'svg') {
    const text = stage.inSize(width, framed.height, ratio, () =>
      svgText(stage, framed, bar(), ratio, width, height, theme),
    );
    return new Blob([text], { type: 'image/svg+xml' });
  }
  canvas.width = width;
  canvas.height = height;
  pen.fillStyle = hex(theme.background);
  pen.fillRect(0, 0, width, height);
  const marks = stage.inSize(width, framed.height, ratio, (drawn) => {
    pen.drawImage(drawn, 0, framed.top, width, framed.height);
    return [...framed.marks, ...bar()];
  });
  for (const mark of marks) draw(pen, mark);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('too large'))), 'image/png'),
  );
}

const font = (size: number, isBold: boolean) => `${isBold ? 700 : 400} ${size}px ${FONT}`;

function draw(pen: CanvasRenderingContext2D, mark: Mark): void {
  pen.fillStyle = mark.color;
  if (mark.kind === 'box') {
    pen.fillRect(mark.x, mark.y, mark.width, mark.height);
    return;
  }
  pen.font = font(mark.size, mark.isBold);
  pen.fillText(mark.text, mark.x, mark.y);
}

function svgText(
  stage: Stage,
  { marks, top, height: inner }: Frame,
  bar: Mark[],
  ratio: number,
  width: number,
  height: number,
  theme: Theme,
): string {
  const toScreen = stage.eye.projector();
  // The ground lies under everything, however long its lines are.
  const grid = stage.shownLayers((name) => name === 'grid');
  const layers = stage.shownLayers((name) => name !== 'grid' && !SOLIDS.includes(name));
  const shapes = vectorLayers(grid, toScreen) + vectorLayers(layers, toScreen);
  const labels = stage.placedLabels().map((placed) => labelText(placed, theme));
  const ground = hex(theme.background);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    `<svg y="${top}" width="${width}" height="${inner}" viewBox="0 0 ${width / ratio} ${inner / ratio}" overflow="hidden">`,
    `<g fill="none" stroke-linecap="round">${shapes}</g>`,
    `<g font-family='${FONT}' font-size="12" font-weight="600" text-anchor="middle">${labels.join('')}</g>`,
    '</svg>',
    `<g font-family='${FONT}'>${[...marks, ...bar].map(markText).join('')}</g>`,
    '</svg>\n',
  ].join('\n');
}

function markText(mark: Mark): string {
  const { x, y, color } = mark;
  if (mark.kind === 'box')
    return `<rect x="${x}" y="${y}" width="${mark.width}" height="${mark.height}" fill="${color}"/>`;
  const weight = mark.isBold ? ' font-weight="700"' : '';
  return `<text x="${x}" y="${y}" font-size="${mark.size}"${weight} fill="${color}">${escaped(mark.text)}</text>`;
}

function labelText({ label, x, y, half, point }: Placed, theme: Theme): string {
  const color = label.color === undefined ? theme.text : hex(label.color);
  const lead = point
    ? `<path d="M${point[0]} ${point[1]}L${x} ${y}" stroke="${hex(label.fill ?? label.color ?? theme.dimension)}"/>`
    : '';
  const text = escaped(label.text);
  if (label.fill === undefined)
    return `${lead}<text x="${x}" y="${y + 4}" fill="${color}" stroke="${theme.halo}" stroke-width="3.5" paint-order="stroke" stroke-linejoin="round">${text}</text>`;
  const ink = theme.name === 'dark' ? '#10171c' : '#ffffff';
  return `${lead}<rect x="${x - half}" y="${y - HALF_HEIGHT - 1}" width="${2 * half}" height="${2 * HALF_HEIGHT + 2}" rx="5" fill="${hex(label.fill)}"/><text x="${x}" y="${y + 4}" fill="${ink}">${text}</text>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
