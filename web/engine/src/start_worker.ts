// The one place where Node and browsers differ about workers.

import type { Reply, Request } from './solve_in_worker.ts';

export interface RunningWorker {
  send(request: Request): void;
  stop(): void;
}

export interface Listener {
  reply(reply: Reply): void;
  fail(error: Error): void;
}

export async function startWorker(
  listener: Listener,
  browserWorker?: () => Worker,
): Promise<RunningWorker> {
  if (browserWorker || typeof Worker !== 'undefined') {
    return startBrowserWorker(
      listener,
      browserWorker ??
        (() => new Worker(new URL('./browser_worker.js', import.meta.url), { type: 'module' })),
    );
  }
  const threads = await import('node:worker_threads');
  const worker = new threads.Worker(new URL('./node_worker.js', import.meta.url));
  worker.on('message', (reply: Reply) => listener.reply(reply));
  worker.on('error', (error) => listener.fail(error));
  return { send: (request) => worker.postMessage(request), stop: () => void worker.terminate() };
}

function startBrowserWorker(listener: Listener, create: () => Worker): RunningWorker {
  const worker = create();
  worker.onmessage = (event: MessageEvent<Reply>) => listener.reply(event.data);
  worker.onerror = (event) => listener.fail(new Error(event.message || 'the worker did not start'));
  return { send: (request) => worker.postMessage(request), stop: () => worker.terminate() };
}
