// Every tool by its name: solved here, or forwarded to the service.

import type { CallToolResult } from '@modelcontextprotocol/server';
import {
  type Detail,
  Refusal,
  type Results,
  solve,
  type WriteOptions,
} from '../../engine/src/node.ts';
import { checkArguments, type Given } from './arguments.ts';
import type { Hosted } from './hosted.ts';
import { ToolError } from './tool_error.ts';
import { TOOLS } from './tools.gen.ts';

const HANDLE = /^(stash|saved)_/;
const RESULTS_KEPT = 2;
const MOST_ISSUES = 25;

type Answer = Record<string, unknown>;

export class LocalTools {
  /** The last results by the text they are of: asking for more detail is quick. */
  private readonly kept = new Map<string, Promise<Results>>();

  constructor(private readonly hosted: Hosted) {}

  async call(name: string, given: Given): Promise<CallToolResult> {
    try {
      switch (name) {
        case 'solve_model':
        case 'run_checks':
          checkArguments(declared(name), given);
          return asResult(await this.solveHere(name, given));
        case 'check_beam':
          return await this.checkBeam(given);
        case 'hand_off_model':
          return await this.hosted.call('solve_model', given);
        default:
          return await this.hosted.call(name, given);
      }
    } catch (error) {
      if (error instanceof ToolError) return error.toResult();
      if (error instanceof Refusal) return refused(error).toResult();
      console.error(error);
      const text = "Something failed here; the server's standard error says what.";
      return new ToolError(text, 'internal_error').toResult();
    }
  }

  private async solveHere(name: string, given: Given): Promise<Answer> {
    const results = await this.solve(await this.textOf(given.model));
    const detail = (given.detail ?? 'summary') as Detail;
    if (name === 'run_checks') return tell(results, { form: `checks_${detail}` });
    return tell(results, { form: detail, set: setOf(results, given.set as string | null) });
  }

  /** The service builds the beam and parks it behind a link; the verdict is found here. */
  private async checkBeam({ detail, ...given }: Given): Promise<CallToolResult> {
    checkArguments(DETAIL_ONLY, detail === undefined ? {} : { detail });
    const handedOff = await this.hosted.call('check_beam', given);
    if (handedOff.isError) return handedOff;
    const { model, ...link } = handedOff.structuredContent as Answer;
    const results = await this.solve(JSON.stringify(model));
    return asResult({
      ...tell(results, { form: `checks_${(detail ?? 'summary') as Detail}` }),
      extremes: tell(results, { form: 'summary' }).extremes,
      open_url: link.open_url,
      expires_at: link.expires_at,
      model_ref: link.model_ref,
      note: link.note,
    });
  }

  private async textOf(model: unknown): Promise<string> {
    if (typeof model !== 'string') return JSON.stringify(model);
    return HANDLE.test(model) ? this.hosted.read(model) : model;
  }

  private solve(text: string): Promise<Results> {
    const results = this.kept.get(text) ?? solve(text);
    this.kept.delete(text);
    this.kept.set(text, results);
    results.catch(() => this.kept.delete(text));
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= RESULTS_KEPT) break;
      this.kept.delete(oldest);
    }
    return results;
  }
}

/** What the engine tells agents of results. */
const tell = (results: Results, options: WriteOptions) =>
  JSON.parse(results.write(options)) as Answer;

function setOf(results: Results, chosen: string | null | undefined): string | undefined {
  const names = results.sets.map((set) => set.name);
  if (typeof chosen === 'string' && !names.includes(chosen))
    throw new ToolError(
      `'set' is '${chosen.slice(0, 60)}'; there are ${names.slice(0, 20).join(', ')}.`,
      'invalid_parameter',
      'set',
      names[0] ?? null,
    );
  return chosen ?? undefined;
}

const declared = (name: string) => TOOLS.find((tool) => tool.name === name)!;

/** What check_beam takes that the service does not know. */
const DETAIL_ONLY = {
  name: 'check_beam',
  inputSchema: { properties: { detail: declared('check_beam').inputSchema.properties!.detail } },
};

function asResult(answer: Answer): CallToolResult {
  return {
    content: [{ type: 'text', text: JSON.stringify(answer) }],
    structuredContent: answer,
  };
}

function refused(error: Refusal): ToolError {
  const errors = error.issues.filter((issue) => issue.severity === 'error');
  return new ToolError(error.message, error.code, error.path, null, {
    errors: errors.slice(0, MOST_ISSUES),
    error_count: errors.length,
  });
}
