import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { searchProgress } from '../src/search_progress.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('notes rise over groups and rounds, and tell the stage of the search alone', () => {
  const told: [number, string][] = [];
  const tell = searchProgress((...note) => told.push(note));
  const after = (stage: 'assembling' | 'checking', fraction: number) => {
    vi.advanceTimersByTime(600);
    tell({ phase: 'solving', stage, fraction });
  };
  after('assembling', 0.9);
  after('checking', 0.5);
  after('checking', 0.0);
  after('checking', 0.25);
  expect(told.map(([progress]) => progress)).toEqual([0.5, 1, 1.25]);
  expect(told[0][1]).toBe('tried 50% of the candidates');
  expect(told[2][1]).toBe('tried 25% of the candidates, list 2');
});

test('there are not many a second', () => {
  let count = 0;
  const tell = searchProgress(() => {
    count += 1;
  });
  for (let step = 0; step < 100; step += 1) {
    vi.advanceTimersByTime(10);
    tell({ phase: 'solving', stage: 'checking', fraction: step / 100 });
  }
  expect(count).toBe(2);
});
