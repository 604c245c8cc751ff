// The engine as files of the service. Fetching and compiling begin when the source is made, while
// the document is still on its way; browsers keep the machine code of what they compile as a stream.

import wasmUrl from '../../../../src/loadpath/engine/engine.wasm?url';
import workerUrl from '../../../engine/src/browser_worker.ts?worker&url';
import type { EngineSource } from './engine_source';
import { trustedUrl } from './trusted_url';

export const wasmAddress = new URL(wasmUrl, location.href).href;

const compile = () => WebAssembly.compileStreaming(fetch(wasmAddress));

export function hostedEngine(): EngineSource {
  let early: Promise<WebAssembly.Module> | null = compile();
  // Whoever asks for the code hears of a failure; a page that never solves need not.
  early.catch(() => {});
  return {
    wasm: () => {
      const code = early ?? compile();
      early = null;
      return code;
    },
    createWorker: () => new Worker(trustedUrl(workerUrl), { type: 'module' }),
  };
}
