// Where this page has the engine and its worker: files of the service, or parts of an offline copy.
// Under Trusted Types a worker's address must come from a policy; this is the only one we make.

import workerUrl from 'loadpath/browser_worker?worker&url';
import wasmUrl from 'loadpath/engine.wasm?url';

export interface EngineSource {
  wasm: string | Uint8Array;
  createWorker: () => Worker;
}

interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): {
    createScriptURL(url: string): string;
  };
}

declare global {
  /** Set by an offline copy, which carries the engine inside itself. */
  var loadpathOffline: { wasm: string; worker: string } | undefined;
}

let trusted: ((url: string) => string) | null = null;

function trustedUrl(url: string): string {
  if (!trusted) {
    const factory = (globalThis as { trustedTypes?: TrustedTypePolicyFactory }).trustedTypes;
    const policy = factory?.createPolicy('loadpath', { createScriptURL: (given) => given });
    trusted = policy ? (given) => policy.createScriptURL(given) : (given) => given;
  }
  return trusted(url);
}

export async function engineSource(): Promise<EngineSource> {
  const offline = globalThis.loadpathOffline;
  if (!offline) {
    return {
      wasm: new URL(wasmUrl, location.href).href,
      createWorker: () => new Worker(trustedUrl(workerUrl), { type: 'module' }),
    };
  }
  const bytes = Uint8Array.from(atob(offline.wasm), (c) => c.charCodeAt(0));
  const code = new Blob([offline.worker], { type: 'text/javascript' });
  return {
    wasm: bytes,
    createWorker: () => new Worker(trustedUrl(URL.createObjectURL(code))),
  };
}
