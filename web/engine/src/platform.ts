// What differs between Node and browsers; platform_node.ts and platform_browser.ts provide it.

import type { Message, Reply } from './solve_in_worker.ts';

export interface RunningWorker {
  send(message: Message, transfer?: ArrayBuffer[]): void;
  stop(): void;
}

export interface Listener {
  reply(reply: Reply): void;
  fail(error: Error): void;
}

export type StartWorker = (listener: Listener, create?: () => Worker) => RunningWorker;
