// Where a page has the engine: its code, for every attempt anew, and a way to start its worker.

export interface EngineSource {
  wasm: () => Promise<WebAssembly.Module> | Uint8Array;
  createWorker: () => Worker;
}
