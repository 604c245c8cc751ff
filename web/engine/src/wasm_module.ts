// The engine's code, from wherever it is given.

export type WasmSource = string | URL | Uint8Array | WebAssembly.Module;

export type ReadEngine = (url: URL) => Promise<WebAssembly.Module>;

export async function compileEngine(
  source: WasmSource,
  read: ReadEngine,
): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof Uint8Array) return WebAssembly.compile(source as Uint8Array<ArrayBuffer>);
  return read(new URL(source));
}
