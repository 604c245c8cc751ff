// One document on its way to results, as the page shows it: state, progress, failure and issues,
// over one attempt or several.

import { Refusal, type Results, type SolveProgress } from 'loadpath';
import type { Notice } from '../model/notice';
import { listIssues } from '../results/listed_issues';
import type { Said } from '../results/verdict_words';
import { Attempt } from './attempt';
import { type PageState, setPageState, setPageVerdict } from './automation';
import type { Begun } from './begin';
import { nextTurn } from './next_turn';

export interface Failure {
  message: string;
  code: string;
  path: string | null;
}

export class SolveSession {
  state = $state<PageState>('limited');
  progress = $state.raw<SolveProgress | null>(null);
  results = $state.raw<Results | null>(null);
  failure = $state.raw<Failure | null>(null);
  /** What validation says. */
  validated = $state.raw<readonly Notice[]>([]);
  /** What the engine says where it refuses. */
  private told = $state.raw<readonly Notice[]>([]);
  readonly issues = $derived.by(() => listIssues(this.results, this.told, this.validated));
  /** The engine's verdict; null while it has come to none. */
  said = $state.raw<Said | null>(null);
  private attempt: Attempt | null = null;

  constructor(readonly begun: Begun) {
    if (begun.attempt) void this.follow(begun.attempt);
    else if (begun.isWithinTier) this.enter('solving');
  }

  /** Set the engine to work where it waits for the page. */
  pageStands(): void {
    if (this.begun.isWithinTier && !this.begun.attempt) this.solve();
  }

  /** Solve, also once more. */
  solve(): void {
    const { text, engine } = this.begun;
    void this.follow(new Attempt(text, engine));
  }

  cancel(): void {
    this.attempt?.cancel();
  }

  private async follow(attempt: Attempt): Promise<void> {
    this.attempt = attempt;
    this.failure = null;
    this.told = [];
    this.say(null);
    this.progress = attempt.progress;
    this.enter('solving');
    attempt.onProgress = (progress) => {
      this.progress = progress;
    };
    try {
      const results = await attempt.results;
      await nextTurn();
      this.results = results;
      this.say(results);
      this.enter(results.sets.some((set) => set.isUsable) ? 'solved' : 'failed');
    } catch (error) {
      this.failure = attempt.isCancelled
        ? { message: 'Solving was cancelled.', code: 'cancelled', path: null }
        : failureOf(error);
      if (error instanceof Refusal) {
        this.told = error.issues;
        const { verdict, headline } = error;
        if (verdict && headline) this.say({ verdict, headline });
      }
      this.enter('failed');
    }
  }

  private say(said: Said | null): void {
    this.said = said;
    setPageVerdict(said?.verdict.state ?? null);
  }

  private enter(state: PageState): void {
    this.state = state;
    setPageState(state);
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof Refusal) {
    return { message: error.message, code: error.code, path: error.path };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { message, code: 'engine_failed', path: null };
}
