// Jobs of one document among workers that are played here: whatever they do, each job ends up with
// the first worker once, and it finishes.

import { expect, test } from 'vitest';
import type { Listener } from '../src/platform.ts';
import { SideBySide } from '../src/side_by_side.ts';
import type { Message, Reply } from '../src/solve_in_worker.ts';

class Played {
  readonly sent: Message[] = [];
  isStopped = false;
  constructor(readonly listener?: Listener) {}
  send(message: Message): void {
    this.sent.push(message);
  }
  stop(): void {
    this.isStopped = true;
  }
  reply(reply: Reply): void {
    this.listener?.reply(reply);
  }
  get last(): Message {
    return this.sent[this.sent.length - 1];
  }
}

const module = new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
const found = () => new Uint8Array(3);

function play(all: number, workers: number, left = all) {
  const first = new Played();
  const helpers: Played[] = [];
  const told: number[] = [];
  const start = (listener: Listener) => {
    helpers.push(new Played(listener));
    return helpers[helpers.length - 1];
  };
  const shared = { all, left, workers, module };
  const side = new SideBySide(first, shared, '{}', start, undefined, (f) => told.push(f));
  return { first, helpers, told, side };
}

test('the first worker begins at once, a helper when it has begun the document', () => {
  const { first, helpers } = play(4, 2);
  expect(first.sent).toEqual([{ work: 3 }]);
  expect(helpers[0].sent).toEqual([{ wasm: module, text: '{}', helps: true }]);
  helpers[0].reply({ begun: true });
  expect(helpers[0].last).toEqual({ work: 2 });
});

test('what a helper finds is given to the first, which finishes when all is done', () => {
  const { first, helpers, told, side } = play(3, 2, 2);
  helpers[0].reply({ begun: true });
  helpers[0].reply({ job: 0, found: found() });
  expect(first.last).toEqual({ give: 0, found: found() });
  side.firstDid();
  expect(first.last).toEqual({ finish: true });
  expect(told).toEqual([2 / 3, 1]);
  expect(helpers[0].isStopped).toBe(true);
});

test.each(['error', 'fail'])('a job of a helper that dies (%s) is done by the first', (how) => {
  const { first, helpers, side } = play(2, 2);
  helpers[0].reply({ begun: true });
  if (how === 'error') helpers[0].reply({ error: 'out of memory' });
  else helpers[0].listener?.fail(new Error('out of memory'));
  expect(helpers[0].isStopped).toBe(true);
  side.firstDid();
  expect(first.last).toEqual({ work: 0 });
  side.firstDid();
  expect(first.last).toEqual({ finish: true });
});

test('a helper that dies while the first waits sets it to work', () => {
  const { first, helpers, side } = play(2, 2);
  helpers[0].reply({ begun: true });
  side.firstDid();
  expect(first.sent).toEqual([{ work: 1 }]);
  helpers[0].reply({ error: 'out of memory' });
  expect(first.last).toEqual({ work: 0 });
});

test('there are no more helpers than jobs, and stopping ends all', () => {
  const { helpers, side } = play(3, 8);
  expect(helpers.length).toBe(2);
  side.stop();
  expect(helpers.every(({ isStopped }) => isStopped)).toBe(true);
});
