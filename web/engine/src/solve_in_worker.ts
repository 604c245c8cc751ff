// Runs inside a worker (browser or Node): one request, one answer.

import { Engine } from './abi.ts';
import { sha256 } from './sha256.ts';
import { compileEngine, type WasmSource } from './wasm_module.ts';

export interface Request {
  wasm: WasmSource;
  text: string;
}

export type Phase = 'compiling' | 'solving' | 'reading';

export type Reply =
  | { phase: Phase }
  | {
      header: unknown;
      numbers: Float64Array<ArrayBuffer>;
      document_hash: string;
      solve_time_ms: number;
    }
  | { error: string };

export async function serve(request: Request, reply: (r: Reply, transfer: ArrayBuffer[]) => void) {
  try {
    reply({ phase: 'compiling' }, []);
    const engine = await Engine.instantiate(await compileEngine(request.wasm));
    reply({ phase: 'solving' }, []);
    const started = performance.now();
    const { header, numbers } = engine.solve(request.text);
    const solve_time_ms = performance.now() - started;
    const document_hash = sha256(new TextEncoder().encode(request.text));
    reply({ header, numbers, document_hash, solve_time_ms }, [numbers.buffer]);
  } catch (error) {
    reply({ error: error instanceof Error ? error.message : String(error) }, []);
  }
}
