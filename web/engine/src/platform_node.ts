// Node: the engine is read from disk, the worker is a thread.

import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { Listener, RunningWorker } from './platform.ts';
import type { Reply } from './solve_in_worker.ts';

export async function readEngine(url: URL): Promise<WebAssembly.Module> {
  return WebAssembly.compile(new Uint8Array(await readFile(url)));
}

export function readText(url: URL): Promise<string> {
  return readFile(url, 'utf8');
}

export function startWorker(listener: Listener): RunningWorker {
  const worker = new Worker(new URL('./node_worker.js', import.meta.url));
  worker.on('message', (reply: Reply) => listener.reply(reply));
  worker.on('error', (error) => listener.fail(error));
  return {
    send: (message, transfer = []) => worker.postMessage(message, transfer),
    stop: () => void worker.terminate(),
  };
}
