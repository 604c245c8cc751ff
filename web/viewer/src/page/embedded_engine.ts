// The engine inside the page itself: base64 of its compressed code, and the text of its worker.

import type { EngineSource } from './engine_source';
import { trustedUrl } from './trusted_url';
import { WorkerOrPage } from './worker_or_page';

export interface Embedded {
  /** engine.wasm, gzip, base64. */
  wasm: string;
  worker: string;
}

export function embeddedEngine({ wasm, worker }: Embedded): EngineSource {
  const code = new Blob([worker], { type: 'text/javascript' });
  const create = () => new Worker(trustedUrl(URL.createObjectURL(code)));
  return {
    wasm: () => unzip(wasm),
    createWorker: () => new WorkerOrPage(create) as unknown as Worker,
  };
}

async function unzip(base64: string): Promise<Uint8Array> {
  const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
  const whole = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(whole).arrayBuffer());
}
