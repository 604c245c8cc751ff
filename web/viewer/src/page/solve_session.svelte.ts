// One document on its way from text to results: its state, progress, cancel, failure and issues.

import { type Issue, type Phase, Refusal, type Results, solve } from 'loadpath';
import type { Tier } from '../config';
import type { Structure } from '../model/structure';
import { type PageState, setPageState } from './automation';
import type { EngineSource } from './engine_source';
import { nextTurn } from './next_turn';

export interface Failure {
  message: string;
  code: string;
  path: string | null;
}

const PHASES: Record<Phase, string> = {
  compiling: 'Starting the engine',
  solving: 'Solving',
  reading: 'Reading results',
};

export class SolveSession {
  state = $state<PageState>('loading');
  activity = $state('');
  startedAt = $state(0);
  results = $state.raw<Results | null>(null);
  failure = $state.raw<Failure | null>(null);
  issues = $state.raw<readonly Issue[]>([]);
  private stopper: AbortController | null = null;

  constructor(
    readonly text: string,
    readonly structure: Structure,
    readonly tier: Tier,
    private readonly engine: EngineSource,
  ) {}

  /** Members as the tier counts them: plates are free. */
  get members(): number {
    return this.structure.document.model.members?.length ?? 0;
  }

  async start(): Promise<void> {
    if (this.members > this.tier.member_limit) {
      this.enter('limited');
      return;
    }
    this.enter('solving');
    this.failure = null;
    this.startedAt = performance.now();
    this.stopper = new AbortController();
    try {
      const results = await solve(this.text, {
        wasm: this.engine.wasm(),
        createWorker: this.engine.createWorker,
        signal: this.stopper.signal,
        onProgress: ({ phase }) => {
          this.activity = PHASES[phase];
        },
      });
      await nextTurn();
      this.results = results;
      this.addIssues(results.warnings);
      this.enter(results.isUsable ? 'solved' : 'failed');
    } catch (error) {
      this.fail(error);
    }
  }

  /** Validation and the engine may say the same; it is listed once. */
  addIssues(more: readonly Issue[]): void {
    const isNew = (issue: Issue) =>
      !this.issues.some((known) => known.path === issue.path && known.message === issue.message);
    this.issues = [...this.issues, ...more.filter(isNew)];
  }

  cancel(): void {
    this.stopper?.abort();
  }

  private fail(error: unknown): void {
    if (error instanceof Refusal) {
      this.failure = { message: error.message, code: error.code, path: error.path };
      this.addIssues(error.issues);
    } else {
      const message = error instanceof Error ? error.message : String(error);
      const isCancelled = this.stopper?.signal.aborted ?? false;
      this.failure = isCancelled
        ? { message: 'Solving was cancelled.', code: 'cancelled', path: null }
        : { message, code: 'engine_failed', path: null };
    }
    this.enter('failed');
  }

  private enter(state: PageState): void {
    this.state = state;
    setPageState(state);
  }
}
