// The engine as files of the service. Its smaller part is fetched first: few documents ask for more.
// It is compiled while it arrives; browsers keep the machine code of what they compile as a stream.

import staticsUrl from '../../../../.build/engine/statics.wasm?url';
import wasmUrl from '../../../../src/loadpath/engine/engine.wasm?url';
import workerUrl from '../../../engine/src/browser_worker.ts?worker&url';
import type { EngineSource } from './engine_source';
import { trustedUrl } from './trusted_url';

export const wasmAddress = new URL(wasmUrl, location.href).href;

export const hostedEngine: EngineSource = {
  wasm: () => WebAssembly.compileStreaming(fetch(new URL(staticsUrl, location.href).href)),
  whole: wasmAddress,
  createWorker: () => new Worker(trustedUrl(workerUrl), { type: 'module' }),
};
