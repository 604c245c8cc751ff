// The engine's code, from wherever it is given.

import { readEngine } from '#platform';

export type WasmSource = string | URL | Uint8Array | WebAssembly.Module;

export async function compileEngine(source: WasmSource): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof Uint8Array) return WebAssembly.compile(source as Uint8Array<ArrayBuffer>);
  return WebAssembly.compile(await readEngine(new URL(source)));
}
