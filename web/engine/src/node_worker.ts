// The worker of Node.

import { availableParallelism } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { readEngine } from './platform_node.ts';
import { type Message, type Reply, serve } from './solve_in_worker.ts';

const reply = (r: Reply, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(r, transfer);
parentPort?.on('message', (message: Message) => {
  void serve(message, readEngine, reply, availableParallelism());
});
