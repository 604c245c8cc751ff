// Draws the labels of all visible layers on a canvas above the scene, the weightiest first, and
// leaves out what would cover another label.

import { type Camera, Vector3 } from 'three';
import type { Theme } from '../theme';
import type { Label } from './label';

const FONT_SIZE = 12;
const MOST = 400;

export class LabelOverlay {
  private readonly context: CanvasRenderingContext2D;
  private readonly point = new Vector3();

  constructor(readonly canvas: HTMLCanvasElement) {
    this.context = canvas.getContext('2d')!;
  }

  resize(width: number, height: number, ratio: number): void {
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
    this.context.setTransform(ratio, 0, 0, ratio, 0, 0);
  }

  draw(labels: Label[], camera: Camera, width: number, height: number, theme: Theme): void {
    const { context } = this;
    context.clearRect(0, 0, width, height);
    context.font = `600 ${FONT_SIZE}px system-ui, "DejaVu Sans", sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineWidth = 3;
    context.lineJoin = 'round';
    context.strokeStyle = theme.halo;
    const taken = new OccupiedCells();
    const ordered = [...labels].sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0));
    let drawn = 0;
    for (const label of ordered) {
      if (drawn >= MOST) break;
      this.point.set(...(label.at as [number, number, number])).project(camera);
      const x = ((this.point.x + 1) / 2) * width + (label.shift?.[0] ?? 0);
      const y = ((1 - this.point.y) / 2) * height + (label.shift?.[1] ?? 0);
      if (x < 0 || y < 0 || x > width || y > height) continue;
      const half = context.measureText(label.text).width / 2 + 2;
      if (!taken.claim(x - half, y - FONT_SIZE * 0.6, x + half, y + FONT_SIZE * 0.6)) continue;
      context.strokeText(label.text, x, y);
      context.fillStyle = label.color === undefined ? theme.text : hex(label.color);
      context.fillText(label.text, x, y);
      drawn++;
    }
  }
}

const hex = (color: number): string => `#${color.toString(16).padStart(6, '0')}`;

/** Rectangles already written on, found by coarse cells. */
class OccupiedCells {
  private readonly cells = new Map<string, number[][]>();

  claim(left: number, top: number, right: number, bottom: number): boolean {
    const box = [left, top, right, bottom];
    const keys: string[] = [];
    for (let i = Math.floor(left / 64); i <= Math.floor(right / 64); i++) {
      for (let j = Math.floor(top / 64); j <= Math.floor(bottom / 64); j++) keys.push(`${i},${j}`);
    }
    const overlaps = (other: number[]) =>
      left < other[2] && right > other[0] && top < other[3] && bottom > other[1];
    if (keys.some((key) => this.cells.get(key)?.some(overlaps))) return false;
    for (const key of keys) {
      const cell = this.cells.get(key);
      if (cell) cell.push(box);
      else this.cells.set(key, [box]);
    }
    return true;
  }
}
