// The first script of a link's page starts the engine's worker and compiles its code, before the page's
// own scripts are read. The page waits for it, so it is small and imports nothing; where the files are
// stands beside its name. What fails here is not taken: the solve tries again, and says why.

import type { Prepared } from './page/prepared';

{
  const { worker = '', engine = '' } = document.currentScript!.dataset;
  const rules = { createScriptURL: (given: string) => given };
  const policy = window.trustedTypes?.createPolicy('loadpath', rules) ?? null;
  const wasm = WebAssembly.compileStreaming(fetch(engine));
  const prepared: Prepared = { policy, worker: null, wasm };
  wasm.catch(() => {
    prepared.wasm = null;
  });
  try {
    prepared.worker = new Worker(policy?.createScriptURL(worker) ?? worker, { type: 'module' });
    prepared.worker.onerror = () => {
      prepared.worker = null;
    };
  } catch {
    // Not everywhere are there workers.
  }
  window.prepared = prepared;
}
