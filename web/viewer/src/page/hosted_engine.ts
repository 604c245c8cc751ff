// The engine as files of the service. Its smaller part is fetched first: few documents ask for more.
// It is compiled while it arrives. The first solve takes what the page's first script has prepared.

import staticsUrl from '../../../../.build/engine/statics.wasm?url';
import wasmUrl from '../../../../src/loadpath/engine/engine.wasm?url';
import workerUrl from '../../../engine/src/browser_worker.ts?worker&url';
import type { EngineSource } from './engine_source';
import type { Prepared } from './prepared';
import { trustedUrl } from './trusted_url';

export const wasmAddress = new URL(wasmUrl, location.href).href;

const compile = () => WebAssembly.compileStreaming(fetch(new URL(staticsUrl, location.href).href));
const createWorker = () => new Worker(trustedUrl(workerUrl), { type: 'module' });

export const hostedEngine: EngineSource = {
  wasm: () => take('wasm') ?? compile(),
  whole: wasmAddress,
  createWorker: () => take('worker') ?? createWorker(),
};

/** What is prepared serves one solve. */
function take<K extends 'wasm' | 'worker'>(what: K): Prepared[K] | null {
  const taken = window.prepared?.[what] ?? null;
  if (window.prepared) window.prepared[what] = null;
  return taken;
}
