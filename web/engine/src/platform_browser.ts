// Browsers: the engine is fetched, the worker is a module worker.

import type { Listener, RunningWorker } from './platform.ts';
import type { Reply } from './solve_in_worker.ts';

/** Compiled while it arrives: browsers keep the machine code of what they compile as a stream. */
export async function readEngine(url: URL): Promise<WebAssembly.Module> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url.pathname} answered ${answer.status}; expected the engine`);
  if (answer.headers.get('content-type') !== 'application/wasm')
    return WebAssembly.compile(await answer.arrayBuffer());
  return WebAssembly.compileStreaming(answer);
}

export async function readText(url: URL): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url.pathname} answered ${answer.status}; expected a file`);
  return answer.text();
}

const WORKER = './browser_worker.js';
/** Milliseconds until a worker is ended that has given a large answer. Freeing its memory holds locks
 * that the page needs to compile code, and a page has most to do right after an answer. */
const REST = 2000;
const LARGE_ANSWER = 2 ** 23; // bytes

export function startWorker(listener: Listener, create?: () => Worker): RunningWorker {
  const worker = create
    ? create()
    : new Worker(new URL(/* @vite-ignore */ WORKER, import.meta.url), { type: 'module' });
  let pause = 0;
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    if ('answer' in data && data.answer.numbers.byteLength > LARGE_ANSWER) pause = REST;
    listener.reply(data);
  };
  worker.onerror = (event) => listener.fail(new Error(event.message || 'the worker did not start'));
  return {
    send: (message, transfer = []) => worker.postMessage(message, transfer),
    stop: () => (pause ? void setTimeout(() => worker.terminate(), pause) : worker.terminate()),
  };
}
