// Where a page has the engine: bytes or an address, and a way to start its worker.

export interface EngineSource {
  wasm: string | Uint8Array;
  createWorker: () => Worker;
}
