// The engine as files of the service. It is compiled while it arrives; browsers keep the machine
// code of what they compile as a stream.

import wasmUrl from '../../../../src/loadpath/engine/engine.wasm?url';
import workerUrl from '../../../engine/src/browser_worker.ts?worker&url';
import type { EngineSource } from './engine_source';
import { trustedUrl } from './trusted_url';

export const wasmAddress = new URL(wasmUrl, location.href).href;

export const hostedEngine: EngineSource = {
  wasm: () => WebAssembly.compileStreaming(fetch(wasmAddress)),
  createWorker: () => new Worker(trustedUrl(workerUrl), { type: 'module' }),
};
