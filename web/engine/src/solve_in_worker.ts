// Runs inside a worker (browser or Node): one request, one answer.

import { type Answer, Engine, type Progress } from './abi.ts';
import type { Circumstances } from './answer.gen.ts';
import { sha256 } from './sha256.ts';
import { compileEngine, type ReadEngine, type WasmSource } from './wasm_module.ts';

export interface Question {
  text: string;
  /** A LightestRequest as JSON: the lightest sections are sought, rather than results. */
  lightest?: string;
}

export interface Request extends Question {
  wasm: WasmSource;
  /** Asked where `wasm` leaves out what the document asks for. */
  whole?: WasmSource;
}

export type Phase = 'compiling' | 'solving' | 'reading';

export interface Solved {
  answer: Answer;
  circumstances: Circumstances;
  /** The compiled engine: it writes texts of this answer later. */
  module: WebAssembly.Module;
}

/** What a search tells, as JSON. */
export interface Sought {
  told: string;
}

export type Outcome = Solved | Sought;

export type Reply = { phase: Phase; progress?: Progress } | Outcome | { error: string };

export async function serve(
  request: Request,
  read: ReadEngine,
  reply: (r: Reply, transfer: ArrayBuffer[]) => void,
): Promise<void> {
  try {
    if (request.lightest !== undefined) {
      const engine = new Engine(await compileEngine(request.wasm, read), (progress) =>
        reply({ phase: 'solving', progress }, []),
      );
      reply({ told: engine.lightest(request.text, request.lightest) }, []);
      return;
    }
    const { module, answer, duration_s } = await solve(request, read, (r) => reply(r, []));
    const bytes = new TextEncoder().encode(request.text);
    const circumstances = {
      document_sha256: sha256(bytes),
      document_bytes: bytes.length,
      duration_s,
    };
    reply({ answer, circumstances, module }, [answer.json.buffer, answer.numbers.buffer]);
  } catch (error) {
    reply({ error: error instanceof Error ? error.message : String(error) }, []);
  }
}

async function solve(
  { wasm, whole, text }: Request,
  read: ReadEngine,
  tell: (r: Reply) => void,
): Promise<{ module: WebAssembly.Module; answer: Answer; duration_s: number }> {
  tell({ phase: 'compiling' });
  const module = await compileEngine(wasm, read);
  const engine = new Engine(module, (progress) => tell({ phase: 'solving', progress }));
  tell({ phase: 'solving' });
  const started = performance.now();
  const answer = engine.solve(text);
  if (answer !== null) return { module, answer, duration_s: (performance.now() - started) / 1000 };
  if (whole === undefined)
    throw new Error('this engine leaves out an analysis that the document asks for');
  return solve({ wasm: whole, text }, read, tell);
}
