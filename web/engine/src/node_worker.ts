// The worker of Node.

import { parentPort } from 'node:worker_threads';
import { readEngine } from './platform_node.ts';
import { type Request, serve } from './solve_in_worker.ts';

parentPort?.on('message', (request: Request) => {
  void serve(request, readEngine, (r, transfer) => parentPort?.postMessage(r, transfer));
});
