// The engine as files of the service. Its smaller part is fetched first: few documents ask for more.
// It is compiled while it arrives. A page that knows that it will solve prepares code and worker before
// it has a document; the first solve takes them.

import staticsUrl from '../../../../.build/engine/statics.wasm?url';
import wasmUrl from '../../../../src/loadpath/engine/engine.wasm?url';
import workerUrl from '../../../engine/src/browser_worker.ts?worker&url';
import type { EngineSource } from './engine_source';
import { trustedUrl } from './trusted_url';

export const wasmAddress = new URL(wasmUrl, location.href).href;

let readyWasm: Promise<WebAssembly.Module> | null = null;
let readyWorker: Worker | null = null;

const compile = () => WebAssembly.compileStreaming(fetch(new URL(staticsUrl, location.href).href));
const createWorker = () => new Worker(trustedUrl(workerUrl), { type: 'module' });

/** What fails here is not taken: the solve tries again, and says why. */
export function prepareEngine(): void {
  try {
    readyWorker = createWorker();
  } catch {
    return;
  }
  readyWorker.onerror = () => {
    readyWorker = null;
  };
  readyWasm = compile();
  readyWasm.catch(() => {
    readyWasm = null;
  });
}

export const hostedEngine: EngineSource = {
  wasm: () => {
    const wasm = readyWasm ?? compile();
    readyWasm = null;
    return wasm;
  },
  whole: wasmAddress,
  createWorker: () => {
    const worker = readyWorker ?? createWorker();
    readyWorker = null;
    return worker;
  },
};
