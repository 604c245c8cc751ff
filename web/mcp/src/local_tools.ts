// Every tool by its name: solved here, or forwarded to the service.

import type { CallToolResult } from '@modelcontextprotocol/server';
import { madeOf, memberSetsOf } from '../../engine/src/asked_member.ts';
import {
  type Detail,
  type Document,
  findLightest,
  NotADigest,
  NotWritten,
  type Receipt,
  Refusal,
  RequestRefused,
  type Results,
  type SectionGroup,
  solve,
  type WriteOptions,
} from '../../engine/src/node.ts';
import { checkArguments, type Given } from './arguments.ts';
import { idsOf, membersOf } from './asked_parts.ts';
import { type Hosted, isHandle } from './hosted.ts';
import { tellLightest } from './lightest_answer.ts';
import { searchProgress } from './search_progress.ts';
import { ToolError } from './tool_error.ts';
import { MORE, RUN_HERE, type RunHere, TOOLS } from './tools.gen.ts';

type Answer = Record<string, unknown>;

/** Whom to tell how far a call is, and what ends it. */
export interface Listener {
  signal?: AbortSignal;
  note?: (progress: number, message: string) => void;
}

const RESULTS_KEPT = 2;
const MOST_ISSUES = 25;

export class LocalTools {
  /** The last results by the text they are of: asking for more detail is quick. */
  private readonly kept = new Map<string, Promise<Results>>();

  /** What runs a tool that is not only forwarded. */
  private readonly run: Record<RunHere, (given: Given, to: Listener) => Promise<CallToolResult>> = {
    solve_model: (given) => this.solveModel(given),
    run_checks: (given) => this.runChecks(given),
    explain: (given) => this.explain(given),
    find_lightest: (given, to) => this.findLightest(given, to),
    verify_results: (given) => this.verifyResults(given),
    check_beam: (given) => this.checkBeam(given),
    hand_off_model: (given) => this.hosted.call('solve_model', given),
  };

  constructor(private readonly hosted: Hosted) {}

  /** The answer of a tool; others than those run here are the service's. */
  async call(name: string, given: Given, to: Listener = {}): Promise<CallToolResult> {
    try {
      return await (isRunHere(name) ? this.run[name](given, to) : this.hosted.call(name, given));
    } catch (error) {
      to.signal?.throwIfAborted();
      if (error instanceof ToolError) return error.toResult();
      if (error instanceof Refusal) return refused(error).toResult();
      if (error instanceof RequestRefused) return badRequest(error).toResult();
      if (error instanceof NotWritten)
        return new ToolError(
          `${error.message}.`,
          error.code,
          ARGUMENTS[error.path ?? ''] ?? error.path,
          error.suggestion,
        ).toResult();
      if (error instanceof NotADigest)
        return new ToolError(`${error.message}.`, error.code, 'against').toResult();
      console.error(error);
      const text = "Something failed here; the server's standard error says what.";
      return new ToolError(text, 'internal_error').toResult();
    }
  }

  private async solveModel(given: Given): Promise<CallToolResult> {
    checkArguments(declared('solve_model'), given);
    const text = await this.textOf(given.model);
    const results = await this.solve(text);
    const names = results.sets.map((each) => each.name);
    const set = nameOf(names, given, 'set');
    const members = membersOf(JSON.parse(text) as Document, given);
    const nodes = idsOf(given, 'node');
    if (members === undefined && nodes === undefined)
      return asResult(tell(results, { form: detailOf(given), set }));
    const told = tell(results, { form: 'tables', set, members, nodes });
    return asResult({ ...told, more: MORE.solve_model });
  }

  private async runChecks(given: Given): Promise<CallToolResult> {
    checkArguments(declared('run_checks'), given);
    const text = await this.textOf(given.model);
    const results = await this.solve(text);
    const document = JSON.parse(text) as Document;
    const members = membersOf(document, given);
    const names = Object.keys(results.loadcombinations);
    const set = nameOf(names, given, 'combination');
    const clause = (given.clause as string | null | undefined) ?? undefined;
    if (members === undefined && set === undefined && clause === undefined) {
      const told = tell(results, { form: `checks_${detailOf(given)}` });
      const isAsked = results.checks.length > 0;
      return asResult(isAsked ? told : { ...told, more: MORE.not_checked });
    }
    const member_sets = memberSetsOf(document, members ?? []);
    const told = tell(results, { form: 'checks_tables', set, members, member_sets, clause });
    return asResult({ ...told, more: MORE.run_checks });
  }

  private async explain(given: Given): Promise<CallToolResult> {
    checkArguments(declared('explain'), given);
    const text = await this.textOf(given.model);
    const results = await this.solve(text);
    const document = JSON.parse(text) as Document;
    const member = given.member as number;
    const told = tell(results, {
      form: 'explained',
      members: [member],
      member_sets: memberSetsOf(document, [member]),
      made_of: madeOf(document, member),
    });
    return asResult({ ...told, more: MORE.explain });
  }

  private async findLightest(given: Given, to: Listener): Promise<CallToolResult> {
    checkArguments(declared('find_lightest'), given);
    const { group } = given;
    const isSeveral = Array.isArray(group) && group.some((each) => typeof each === 'object');
    const { document, ...told } = await findLightest(await this.textOf(given.model), {
      groups: (isSeveral ? group : [group]) as SectionGroup[],
      families: (given.families as string[] | null | undefined) ?? undefined,
      max_depth_m: (given.max_depth_m as number | null | undefined) ?? undefined,
      signal: to.signal,
      onProgress: to.note && searchProgress(to.note),
    });
    return asResult({ ...tellLightest(told), ...(told.found && (await this.keep(document))) });
  }

  /** Models are kept by the service; without it the model itself is given. */
  private async keep(model: Document): Promise<Answer> {
    const kept = await this.hosted
      .call('stash_model', { model })
      .catch((error: unknown) => ({ isError: true, error }));
    if (kept.isError || !('structuredContent' in kept)) return { model };
    const { handle, expires_at } = kept.structuredContent as Answer;
    return { handle, expires_at };
  }

  private async verifyResults(given: Given): Promise<CallToolResult> {
    checkArguments(declared('verify_results'), given);
    const results = await this.solve(await this.textOf(given.model));
    const found = results.verify(given.against as string | Receipt);
    return asResult({ ...found });
  }

  /** The service builds the beam and parks it behind a link; the verdict is found here. */
  private async checkBeam({ detail, ...given }: Given): Promise<CallToolResult> {
    const asked = detail === undefined ? {} : { detail };
    checkArguments(DETAIL_ONLY, asked);
    const handedOff = await this.hosted.call('check_beam', given);
    if (handedOff.isError) return handedOff;
    const { model, ...link } = handedOff.structuredContent as Answer;
    const results = await this.solve(JSON.stringify(model));
    return asResult({
      ...tell(results, { form: `checks_${detailOf(asked)}` }),
      extremes: tell(results, { form: 'summary' }).extremes,
      open_url: link.open_url,
      expires_at: link.expires_at,
      model_ref: link.model_ref,
      note: link.note,
    });
  }

  private async textOf(model: unknown): Promise<string> {
    if (typeof model !== 'string') return JSON.stringify(model);
    return isHandle(model) ? this.hosted.read(model) : model;
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

/** What tools call the engine's options. */
const ARGUMENTS: Record<string, string> = { members: 'member', nodes: 'node' };

const isRunHere = (name: string): name is RunHere => (RUN_HERE as readonly string[]).includes(name);

/** What the engine tells agents of results. */
const tell = (results: Results, options: WriteOptions) =>
  JSON.parse(results.write(options)) as Answer;

function nameOf(names: string[], given: Given, argument: string): string | undefined {
  const chosen = given[argument] as string | null | undefined;
  if (typeof chosen === 'string' && !names.includes(chosen))
    throw new ToolError(
      `'${argument}' is '${chosen.slice(0, 60)}'; there are ${names.slice(0, 20).join(', ')}.`,
      'invalid_parameter',
      argument,
      names[0] ?? null,
    );
  return chosen ?? undefined;
}

const detailOf = (given: Given) => (given.detail ?? 'summary') as Detail;

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

/** Agents give `group`, which the engine is asked for as the first of `groups`. */
function badRequest({ message, code, path }: RequestRefused): ToolError {
  return new ToolError(`${message}.`, code, path?.startsWith('group') ? 'group' : path);
}

function refused(error: Refusal): ToolError {
  const errors = error.issues.filter((issue) => issue.severity === 'error');
  return new ToolError(error.message, error.code, error.path, null, {
    errors: errors.slice(0, MOST_ISSUES),
    error_count: errors.length,
  });
}
