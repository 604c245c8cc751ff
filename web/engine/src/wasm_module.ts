// Where engine.wasm comes from: beside this file, read from disk in Node and fetched in browsers.

export type WasmSource = string | URL | Uint8Array | WebAssembly.Module;

export async function compileEngine(source: WasmSource): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof Uint8Array) return WebAssembly.compile(source as Uint8Array<ArrayBuffer>);
  const url = new URL(source, import.meta.url);
  if (url.protocol === 'file:' && typeof process !== 'undefined') {
    const { readFile } = await import('node:fs/promises');
    return WebAssembly.compile(new Uint8Array(await readFile(url)));
  }
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url.pathname} answered ${answer.status}; expected the engine`);
  return WebAssembly.compile(await answer.arrayBuffer());
}
