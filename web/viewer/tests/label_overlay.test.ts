// Labels of a large model: what has no room is counted without being measured.

import { expect, test } from 'vitest';
import { LabelOverlay } from '../src/stage/label_overlay';
import { OccupiedCells } from '../src/stage/occupied_cells';
import { LIGHT } from '../src/stage/theme';

/** A canvas whose letters are 7 pixels wide, and which counts how often it is asked. */
function fakeCanvas() {
  const asked = { measures: 0, written: [] as [string, number, number][] };
  const context = new Proxy(
    {
      measureText: (text: string) => {
        asked.measures += 1;
        return { width: 7 * text.length };
      },
      fillText: (text: string, x: number, y: number) => asked.written.push([text, x, y]),
    } as Record<string, unknown>,
    { get: (known, name: string) => known[name] ?? (() => undefined), set: () => true },
  );
  return { asked, canvas: { getContext: () => context } as unknown as HTMLCanvasElement };
}

test('of many labels at one place one is written, and few are measured', () => {
  const { asked, canvas } = fakeCanvas();
  const overlay = new LabelOverlay(canvas);
  const labels = Array.from({ length: 5000 }, (_, i) => ({
    at: [0, 0, 0] as const,
    text: `M${i}`,
  }));
  overlay.draw(labels, () => [200, 150, 0], 800, 600, LIGHT);
  expect(overlay.placed.map(({ label }) => label.text)).toEqual(['M0']);
  expect(overlay.unwritten).toBe(4999);
  expect(asked.measures).toBeLessThan(10);
});

test('a label at the edge is moved in, and one that may stand aside still does', () => {
  const { canvas } = fakeCanvas();
  const overlay = new LabelOverlay(canvas);
  const texts = [{ text: 'edge' }, { text: 'aside', leads: true }, { text: 'lost' }];
  const labels = texts.map((label) => ({ at: [0, 0, 0] as const, ...label }));
  overlay.draw(labels, () => [1, 300, 0], 800, 600, LIGHT);
  const [edge, aside] = overlay.placed;
  expect([edge.x - edge.half, edge.point]).toEqual([0, null]);
  expect(aside.point).toEqual([1, 300]);
  expect(overlay.unwritten).toBe(1);
});

test('nothing is written where something stands over the drawing', () => {
  const { canvas } = fakeCanvas();
  const overlay = new LabelOverlay(canvas);
  const labels = ['first', 'second'].map((text) => ({ at: [0, 0, 0] as const, text }));
  overlay.draw(labels, () => [200, 30, 0], 800, 600, LIGHT, [[100, 0, 300, 60]]);
  const [first, ...others] = overlay.placed;
  expect([first.x, first.y > 60 + 8, first.point]).toEqual([200, true, [200, 30]]);
  expect([others, overlay.unwritten]).toEqual([[], 1]);
});

test('what has no room is told where the legend does not cover it', () => {
  const { asked, canvas } = fakeCanvas();
  const overlay = new LabelOverlay(canvas);
  const labels = ['first', 'second'].map((text) => ({ at: [0, 0, 0] as const, text }));
  const [width, height, legend] = [390, 422, [10, 330, 260, 412] as const];
  overlay.draw(labels, () => [200, 150, 0], width, height, LIGHT, [[...legend]]);
  const [told, x, y] = asked.written[asked.written.length - 1];
  expect(told).toBe('1 label has no room here: zoom in');
  expect(x - (7 * told.length) / 2).toBeGreaterThanOrEqual(0);
  expect(y + 8).toBeLessThan(legend[1]);
});

test('labels that can be spared leave most of a small drawing free, and are counted', () => {
  const { canvas } = fakeCanvas();
  const overlay = new LabelOverlay(canvas);
  const labels = Array.from({ length: 60 }, (_, i) => ({
    at: [40 + 70 * (i % 5), 20 + 30 * Math.floor(i / 5), 0] as const,
    text: '✗ 1.25',
    fill: 0,
    canBeSpared: true,
  }));
  const covered = (width: number, height: number) => {
    overlay.draw(labels, ([x, y]) => [x, y, 0], width, height, LIGHT);
    const plates = overlay.placed.map(({ half }) => 2 * half * 16);
    return plates.reduce((sum, size) => sum + size, 0) / (width * height);
  };
  expect(covered(390, 420)).toBeLessThan(0.09);
  expect(overlay.placed.length + overlay.unwritten).toBe(60);
  expect(overlay.unwritten).toBeGreaterThan(30);
  covered(1400, 900);
  expect(overlay.unwritten).toBe(0);
});

test('a rectangle is free until one that covers it is taken', () => {
  const taken = new OccupiedCells();
  expect(taken.claim(60, 60, 70, 70)).toBe(true);
  expect(taken.isFree(69, 69, 90, 90)).toBe(false);
  expect(taken.isFree(70, 60, 90, 70)).toBe(true);
  expect(taken.claim(0, 0, 200, 200)).toBe(false);
});
