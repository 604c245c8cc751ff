import { Group } from 'three';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LayerQueue } from '../src/stage/layer_queue';
import type { Stage } from '../src/stage/stage';

/** Notes what a queue asks of its stage. */
function watchedStage() {
  const asked: string[] = [];
  const stage = {
    setLayer: (name: string, group: Group | null) => asked.push(group ? name : `no ${name}`),
    requestDraw: () => asked.push('draw'),
  } as unknown as Stage;
  return { asked, queue: new LayerQueue(stage) };
}

/** A layer that takes so many milliseconds per step. */
function* slow(steps: number, milliseconds: number): Generator<void, Group> {
  for (let i = 0; i < steps; i++) {
    vi.advanceTimersByTime(milliseconds);
    yield;
  }
  return new Group();
}

describe('layers are built in turns', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  test('quick ones come with one picture', () => {
    const { asked, queue } = watchedStage();
    queue.plan('nodes', () => new Group());
    queue.plan('members', () => new Group());
    vi.runAllTimers();
    expect(asked).toEqual(['nodes', 'members', 'draw']);
  });

  test('where building takes long, what is there so far is drawn first', () => {
    const { asked, queue } = watchedStage();
    queue.plan('nodes', () => new Group());
    queue.plan('loads', () => slow(20, 20));
    vi.runAllTimers();
    expect(asked).toEqual(['nodes', 'draw', 'loads', 'draw']);
  });

  test('a later wish replaces an earlier one that is not built yet', () => {
    const { asked, queue } = watchedStage();
    queue.plan('loads', () => new Group());
    queue.plan('loads', null);
    vi.runAllTimers();
    expect(asked).toEqual(['no loads', 'draw']);
  });
});
