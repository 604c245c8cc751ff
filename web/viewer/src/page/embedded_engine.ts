// The engine of an offline copy: base64 and script text inside the page itself.

import type { EngineSource } from './engine_source';
import { trustedUrl } from './trusted_url';

export interface Embedded {
  wasm: string;
  worker: string;
}

export function embeddedEngine({ wasm, worker }: Embedded): EngineSource {
  const bytes = Uint8Array.from(atob(wasm), (c) => c.charCodeAt(0));
  const code = new Blob([worker], { type: 'text/javascript' });
  return {
    wasm: () => bytes,
    createWorker: () => new Worker(trustedUrl(URL.createObjectURL(code))),
  };
}
