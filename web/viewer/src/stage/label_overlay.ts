// Draws the labels of all visible layers on a canvas above the scene, the weightiest first, leaves out
// what would cover another label, and shows the global axes in a corner.

import { compassBox, drawCompass } from './compass';
import type { Label } from './label';
import { OccupiedCells } from './occupied_cells';
import type { Projector } from './projector';
import { hex, type Theme } from './theme';

const FONT = '600 12px system-ui, "Segoe UI", "DejaVu Sans", sans-serif';
const HALF_HEIGHT = 8;
const MOST = 400;

export class LabelOverlay {
  private readonly context: CanvasRenderingContext2D;
  private readonly widths = new Map<string, number>();
  /** What was written last, the weightiest first. */
  written: string[] = [];

  constructor(readonly canvas: HTMLCanvasElement) {
    this.context = canvas.getContext('2d')!;
  }

  resize(width: number, height: number, ratio: number): void {
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
    this.context.setTransform(ratio, 0, 0, ratio, 0, 0);
  }

  /** `ordered` has the weightiest first. */
  draw(
    ordered: readonly Label[],
    toScreen: Projector,
    width: number,
    height: number,
    theme: Theme,
  ) {
    const { context } = this;
    this.written = [];
    context.clearRect(0, 0, width, height);
    context.font = FONT;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    drawCompass(context, toScreen, width, height, theme);
    const taken = new OccupiedCells();
    taken.claim(...compassBox(width, height));
    for (const label of ordered) {
      if (this.written.length >= MOST) break;
      const [px, py] = toScreen(label.at);
      if (px < 0 || py < 0 || px > width || py > height) continue;
      const half = this.widthOf(label.text) / 2 + (label.fill === undefined ? 2 : 7);
      // What stands near the edge is moved in rather than cut.
      const x = within(px + (label.shift?.[0] ?? 0), half, width - half);
      const y = within(py + (label.shift?.[1] ?? 0), HALF_HEIGHT, height - HALF_HEIGHT);
      if (!taken.claim(x - half, y - HALF_HEIGHT, x + half, y + HALF_HEIGHT)) continue;
      if (label.fill === undefined) this.write(label, x, y, theme);
      else this.writeOnPlate(label.text, label.fill, x, y, half, theme);
      this.written.push(label.text);
    }
  }

  private write({ text, color }: Label, x: number, y: number, theme: Theme): void {
    const { context } = this;
    context.lineWidth = 3.5;
    context.strokeStyle = theme.halo;
    context.strokeText(text, x, y);
    context.fillStyle = color === undefined ? theme.text : hex(color);
    context.fillText(text, x, y);
  }

  private writeOnPlate(
    text: string,
    fill: number,
    x: number,
    y: number,
    half: number,
    theme: Theme,
  ): void {
    const { context } = this;
    context.beginPath();
    context.roundRect(x - half, y - HALF_HEIGHT - 1, 2 * half, 2 * HALF_HEIGHT + 2, 5);
    context.fillStyle = hex(fill);
    context.fill();
    context.lineWidth = 1.5;
    context.strokeStyle = theme.halo;
    context.stroke();
    // The colours of plates are dark on light pages and light on dark ones.
    context.fillStyle = theme.name === 'dark' ? '#10171c' : '#ffffff';
    context.fillText(text, x, y + 0.5);
  }

  private widthOf(text: string): number {
    let width = this.widths.get(text);
    if (width === undefined) {
      if (this.widths.size > 5000) this.widths.clear();
      width = this.context.measureText(text).width;
      this.widths.set(text, width);
    }
    return width;
  }
}

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);
