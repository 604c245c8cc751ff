// Runs inside a worker (browser or Node): one request, one answer.

import { type Answer, Engine, type Progress } from './abi.ts';
import type { Circumstances } from './answer.gen.ts';
import { sha256 } from './sha256.ts';
import { help, type JobReply, type Order, solveInJobs } from './solve_in_jobs.ts';
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
  /** Instances that may solve it at once; as many as are worth it by default. */
  workers?: number;
  /** Another worker has begun the document: this one does some of its jobs. */
  helps?: true;
}

export type Message = Request | Order;

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

export type Reply = { phase: Phase; progress?: Progress } | JobReply | Outcome | { error: string };

type Send = (reply: Reply, transfer?: ArrayBuffer[]) => void;

let deliver: (order: Order) => void;
const nextOrder = () =>
  new Promise<Order>((resolve) => {
    deliver = resolve;
  });

export async function serve(
  request: Message,
  read: ReadEngine,
  reply: Send,
  cores: number,
): Promise<void> {
  if (!('wasm' in request)) return deliver(request);
  try {
    if (request.helps) {
      const module = await compileEngine(request.wasm, read);
      return await help({ ...request, module, cores }, reply, nextOrder);
    }
    if (request.lightest !== undefined) {
      const engine = new Engine(await compileEngine(request.wasm, read), (progress) =>
        reply({ phase: 'solving', progress }),
      );
      reply({ told: engine.lightest(request.text, request.lightest) });
      return;
    }
    const { module, answer, duration_s } = await solve(request, read, reply, cores);
    const bytes = new TextEncoder().encode(request.text);
    const circumstances = {
      document_sha256: sha256(bytes),
      document_bytes: bytes.length,
      duration_s,
    };
    reply({ answer, circumstances, module }, [answer.json.buffer, answer.numbers.buffer]);
  } catch (error) {
    reply({ error: error instanceof Error ? error.message : String(error) });
  }
}

async function solve(
  { wasm, whole, text, workers }: Request,
  read: ReadEngine,
  tell: Send,
  cores: number,
): Promise<{ module: WebAssembly.Module; answer: Answer; duration_s: number }> {
  tell({ phase: 'compiling' });
  const module = await compileEngine(wasm, read);
  tell({ phase: 'solving' });
  const started = performance.now();
  const answer = hasJobs(module)
    ? await solveInJobs({ module, text, workers, cores }, tell, nextOrder)
    : new Engine(module, (progress) => tell({ phase: 'solving', progress })).solve(text);
  if (answer !== null) return { module, answer, duration_s: (performance.now() - started) / 1000 };
  if (whole === undefined)
    throw new Error('this engine leaves out an analysis that the document asks for');
  return solve({ wasm: whole, text, workers }, read, tell, cores);
}

/** The engine that leaves out what takes long has none. */
const hasJobs = (module: WebAssembly.Module): boolean =>
  WebAssembly.Module.exports(module).some(({ name }) => name === 'begin');
