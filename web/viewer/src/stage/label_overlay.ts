// Draws the labels of all visible layers on a canvas above the scene, the weightiest first. What would
// cover another label stands aside with a line to its point where it matters, else it is left out and
// counted. What buttons or a legend would cover stands beside them. The global axes are in a corner.

import type { Label } from './label';
import { type Box, OccupiedCells } from './occupied_cells';
import type { Projector } from './projector';
import { hex, type Theme } from './theme';
import { cubeBox, drawCube } from './view_cube';

const FONT = '600 12px system-ui, "Segoe UI", "DejaVu Sans", sans-serif';
export const HALF_HEIGHT = 8;
/** No label is narrower: a letter and its edges. */
const LEAST_HALF = 3;
const MOST = 400;
/** Share of the drawing under plates of labels from which on those that can be spared are left out. */
const FULL = 0.08;
/** Pixels from the point to a label that stands aside. */
const ASIDE = [26, 46, 70];
const WAYS = [-2, -1, -3, 2, 1, 3, 0, 4].map((eighth) => (eighth * Math.PI) / 4);

export interface Placed {
  label: Label;
  x: number;
  y: number;
  half: number;
  /** Where its line ends. */
  point: readonly [number, number] | null;
}

export class LabelOverlay {
  private readonly context: CanvasRenderingContext2D;
  private readonly widths = new Map<string, number>();
  /** What was written last, the weightiest first. */
  placed: readonly Placed[] = [];
  /** How many labels in view found no place. */
  unwritten = 0;

  constructor(readonly canvas: HTMLCanvasElement) {
    this.context = canvas.getContext('2d')!;
  }

  resize(width: number, height: number, ratio: number): void {
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
    this.context.setTransform(ratio, 0, 0, ratio, 0, 0);
  }

  /** `ordered` has the weightiest first; nothing is written where it would be `covered`. */
  draw(
    ordered: readonly Label[],
    toScreen: Projector,
    width: number,
    height: number,
    theme: Theme,
    covered: readonly Box[] = [],
  ) {
    const { context } = this;
    context.clearRect(0, 0, width, height);
    context.font = FONT;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    drawCube(context, toScreen, width, height, theme);
    const placed = this.place(ordered, toScreen, width, height, covered);
    for (const each of placed) this.lead(each, theme);
    for (const { label, x, y, half } of placed) {
      if (label.fill === undefined) this.write(label, x, y, theme);
      else this.writeOnPlate(label.text, label.fill, x, y, half, theme);
    }
    this.placed = placed;
    if (this.unwritten) this.tellUnwritten(width, height, theme, covered);
  }

  private place(
    ordered: readonly Label[],
    toScreen: Projector,
    width: number,
    height: number,
    covered: readonly Box[],
  ): Placed[] {
    const placed: Placed[] = [];
    this.unwritten = 0;
    const taken = new OccupiedCells();
    for (const box of [cubeBox(width, height), ...covered]) taken.take(box);
    let room = FULL * width * height;
    for (const label of ordered) {
      const [px, py] = toScreen(label.at);
      if (px < 0 || py < 0 || px > width || py > height) continue;
      const isFull = placed.length >= MOST;
      const over = covered.find((box) => isOver(box, px, py));
      // What not even a letter has room for need not be measured.
      if (isFull || (!label.leads && !over && !this.hasRoom(taken, label, px, py, width, height))) {
        this.unwritten++;
        continue;
      }
      const half = this.widthOf(label.text) / 2 + (label.fill === undefined ? 2 : 7);
      if (label.canBeSpared && room < 0) {
        this.unwritten++;
        continue;
      }
      const claim = (wishX: number, wishY: number) => {
        // What stands near the edge is moved in rather than cut.
        const x = within(wishX, half, width - half);
        const y = within(wishY, HALF_HEIGHT, height - HALF_HEIGHT);
        const isFree = taken.claim(x - half, y - HALF_HEIGHT, x + half, y + HALF_HEIGHT);
        return isFree ? { label, x, y, half } : null;
      };
      const [right, down] = label.shift ?? [0, 0];
      const own = claim(px + right, py + down);
      const out = !own && over ? this.out(px, py, over, claim) : null;
      const aside = out ?? (!own && label.leads ? this.aside(px, py, half, claim) : null);
      if (own) placed.push({ ...own, point: null });
      else if (aside) placed.push({ ...aside, point: [px, py] });
      else this.unwritten++;
      if ((own || aside) && label.fill !== undefined) room -= 4 * half * HALF_HEIGHT;
    }
    return placed;
  }

  private hasRoom(
    taken: OccupiedCells,
    { shift: [right, down] = [0, 0] }: Label,
    px: number,
    py: number,
    width: number,
    height: number,
  ): boolean {
    const x = within(px + right, LEAST_HALF, width - LEAST_HALF);
    const y = within(py + down, HALF_HEIGHT, height - HALF_HEIGHT);
    const [left, top] = [x - LEAST_HALF, y - HALF_HEIGHT];
    return taken.isFree(left, top, x + LEAST_HALF, y + HALF_HEIGHT);
  }

  /** Above or below what covers it, whichever is nearer. */
  private out<T>(
    px: number,
    py: number,
    [, top, , bottom]: Box,
    claim: (x: number, y: number) => T | null,
  ): T | null {
    const [above, below] = [top - HALF_HEIGHT - 1, bottom + HALF_HEIGHT + 1];
    const [near, far] = py - top < bottom - py ? [above, below] : [below, above];
    return claim(px, near) ?? claim(px, far);
  }

  private aside<T>(
    px: number,
    py: number,
    half: number,
    claim: (x: number, y: number) => T | null,
  ): T | null {
    for (const reach of ASIDE) {
      for (const way of WAYS) {
        const x = px + Math.cos(way) * (reach + half);
        const found = claim(x, py + Math.sin(way) * reach);
        if (found) return found;
      }
    }
    return null;
  }

  private lead({ label, x, y, half, point }: Placed, theme: Theme): void {
    if (!point) return;
    const { context } = this;
    context.lineWidth = 1;
    context.strokeStyle = hex(label.fill ?? label.color ?? theme.dimension);
    context.beginPath();
    context.moveTo(...point);
    context.lineTo(
      within(point[0], x - half, x + half),
      within(point[1], y - HALF_HEIGHT, y + HALF_HEIGHT),
    );
    context.stroke();
  }

  /** Beside the cube at the bottom, or above what covers that place. */
  private tellUnwritten(
    width: number,
    height: number,
    theme: Theme,
    covered: readonly Box[],
  ): void {
    const text = `${this.unwritten} label${this.unwritten === 1 ? ' has' : 's have'} no room here: zoom in`;
    const [left] = cubeBox(width, height);
    const label = { at: [0, 0, 0] as const, text, color: theme.dimension };
    const half = this.widthOf(text) / 2;
    const x = Math.max(half, left - half - 4);
    const over = covered.filter(
      ([from, top, to, bottom]) =>
        from < x + half && to > x - half && top < height && bottom > height - 14 - HALF_HEIGHT,
    );
    const y = Math.min(height - 14, ...over.map(([, top]) => top - HALF_HEIGHT - 1));
    this.write(label, x, y, theme);
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

/** Whether text at a point would lie under it. */
const isOver = ([left, top, right, bottom]: Box, x: number, y: number): boolean =>
  x > left && x < right && y > top - HALF_HEIGHT && y < bottom + HALF_HEIGHT;

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);
