// generateCombinations(document), whatever the platform: combinations by EN 1990, found by inspect.wasm.

import type { Issue } from './answer.gen.ts';
import type { Action, ActionCategory, Document, LoadCombination } from './document.gen.ts';
import { type MemoryExports, ModuleInstance, textOf } from './module_instance.ts';
import { NoCombinations } from './results/errors.ts';
import { newestVersion } from './schema_version.ts';
import { compileEngine, type ReadEngine, type WasmSource } from './wasm_module.ts';

export interface CombineOptions {
  /** For strength: expression (6.10), or (6.10a) and (6.10b). */
  rule?: '6.10' | '6.10ab';
  /** Whose factors: those that EN 1990 recommends, or a country's. */
  annex?: 'recommended' | 'UK' | 'BE' | 'DE' | 'FR' | 'NL';
  /** By name of load case; put into the document. Cases without an action are left out. */
  actions?: Readonly<Record<string, ActionCategory | Action>>;
  /** Where inspect.wasm is, or its code; beside the package's own files by default. */
  wasm?: WasmSource;
}

interface Combined {
  combinations?: LoadCombination[];
  kept?: number[];
  issues?: Issue[];
}

interface Exports extends MemoryExports {
  combine(text: number, bytes: number, options: number, optionsBytes: number): number;
}

const INSPECT = './inspect.wasm';

class Combiner extends ModuleInstance<Exports> {
  combine(text: string, options: object): Combined {
    const document = this.putText(text);
    const asked = this.putText(JSON.stringify(options));
    const answer = this.exports.combine(document.block, document.bytes, asked.block, asked.bytes);
    this.exports.free(document.block);
    this.exports.free(asked.block);
    return JSON.parse(textOf(this.take(answer)));
  }
}

export async function combineWith(
  read: ReadEngine,
  document: Document | string,
  { rule = '6.10', annex = 'recommended', actions, wasm }: CombineOptions = {},
): Promise<Document> {
  const source = wasm ?? new URL(/* @vite-ignore */ INSPECT, import.meta.url);
  const combiner = new Combiner(await compileEngine(source, read));
  let text = typeof document === 'string' ? document : JSON.stringify(document);
  if (actions) text = JSON.stringify(withActions(JSON.parse(text), actions));
  const { combinations = [], kept = [], issues = [] } = combiner.combine(text, { rule, annex });
  if (issues.length > 0) throw new NoCombinations(issues);
  const made = JSON.parse(text) as Document;
  const before = made.analysis.load_combinations ?? [];
  made.analysis.load_combinations = [...kept.map((place) => before[place]), ...combinations];
  made.schema_version = newestVersion(made);
  return made;
}

function withActions(document: Document, actions: NonNullable<CombineOptions['actions']>) {
  const cases = document.analysis?.load_cases ?? [];
  for (const [name, action] of Object.entries(actions)) {
    const found = cases.find((each) => each.name === name);
    if (!found) {
      const names = cases.map((each) => `'${each.name}'`).join(', ') || 'none';
      throw new RangeError(`actions names '${name}', which is no load case (${names})`);
    }
    found.action = typeof action === 'string' ? { category: action } : action;
  }
  return document;
}
