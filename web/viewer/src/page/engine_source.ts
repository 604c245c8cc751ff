// Where a page has the engine: its code, for every attempt anew, and a way to start its worker. What
// `wasm` leaves out is in `whole`.

export interface EngineSource {
  wasm: () => Promise<WebAssembly.Module | Uint8Array>;
  whole?: string;
  createWorker: () => Worker;
}
