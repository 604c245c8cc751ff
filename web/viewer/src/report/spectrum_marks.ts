// What is written on the plot of a spectrum: round values on its axes, and numbers of modes.

import { roundStep } from '../format/round_step';

/** From zero to the most, five or more steps where they fit. */
export function roundTicks(most: number): number[] {
  const step = roundStep(most / 3);
  return Array.from({ length: Math.floor(most / step + 1e-9) + 1 }, (_, i) =>
    Number((i * step).toPrecision(6)),
  );
}

export interface Dot {
  mode: number;
  x: number;
  y: number;
  /** Share of the mass that moves in the mode. */
  share: number;
}

const [WIDTH, HEIGHT] = [14, 11];

/** The modes whose numbers can be read: those of more mass first, each clear of those before. */
export function numberedModes(dots: readonly Dot[]): number[] {
  const placed: Dot[] = [];
  for (const dot of [...dots].sort((a, b) => b.share - a.share || a.mode - b.mode)) {
    const clashes = (other: Dot) =>
      Math.abs(other.x - dot.x) < WIDTH && Math.abs(other.y - dot.y) < HEIGHT;
    if (!placed.some(clashes)) placed.push(dot);
  }
  return placed.map(({ mode }) => mode);
}
