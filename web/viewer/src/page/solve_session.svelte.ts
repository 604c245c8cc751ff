// One document on its way to results, as the page shows it: state, progress, failure and issues,
// over one attempt or several. What is shown may be a changed copy of what was sent; a copy takes the
// place of what is shown once it is solved, so that numbers and structure always belong together.

import { Refusal, type Results, type SolveProgress } from 'loadpath';
import { errorWords } from '../format/error_words';
import type { Notice } from '../model/notice';
import type { Structure } from '../model/structure';
import { hasNumbers } from '../results/has_numbers';
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

/** A document as text, and as something to draw. */
export interface Copy {
  text: string;
  structure: Structure;
}

export class SolveSession {
  private copy = $state.raw<Copy>() as Copy;
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

  constructor(
    readonly begun: Begun,
    structure: Structure,
  ) {
    this.copy = { text: begun.text, structure };
    if (begun.attempt) void this.follow(begun.attempt);
    else if (begun.isWithinTier) this.enter('solving');
  }

  get structure(): Structure {
    return this.copy.structure;
  }

  get text(): string {
    return this.copy.text;
  }

  /** Whether a changed copy is shown, not the document as it was sent. */
  get isChanged(): boolean {
    return this.copy.text !== this.begun.text;
  }

  /** Set the engine to work where it waits for the page, or say that it is not to be asked. */
  pageStands(): void {
    if (!this.begun.isWithinTier) this.enter('limited');
    else if (!this.begun.attempt) this.solve();
  }

  /** Solve, also once more. */
  solve(): void {
    this.show(this.copy);
  }

  /** Solve a copy and show it; with results that are known, at once. */
  show(copy: Copy, known: Results | null = null): void {
    this.attempt?.cancel();
    if (!known) return void this.follow(new Attempt(copy.text, this.begun.engine), copy);
    this.attempt = null;
    this.settle(copy, known);
  }

  cancel(): void {
    this.attempt?.cancel();
  }

  private async follow(attempt: Attempt, copy = this.copy): Promise<void> {
    this.attempt = attempt;
    if (copy === this.copy) this.forget();
    this.progress = attempt.progress;
    this.enter('solving');
    attempt.onProgress = (progress) => {
      this.progress = progress;
    };
    try {
      const results = await attempt.results;
      await nextTurn();
      if (attempt === this.attempt) this.settle(copy, results);
    } catch (error) {
      if (attempt === this.attempt) this.fail(copy, attempt, error);
    }
  }

  private settle(copy: Copy, results: Results): void {
    this.forget();
    this.copy = copy;
    this.results = results;
    this.say(results);
    this.enter(hasNumbers(results) ? 'solved' : 'failed');
  }

  private fail(copy: Copy, attempt: Attempt, error: unknown): void {
    this.forget();
    this.copy = copy;
    this.results = null;
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

  /** What was said of the document that was shown before. */
  private forget(): void {
    this.failure = null;
    this.told = [];
    this.say(null);
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
  const message = errorWords(error);
  return { message, code: 'engine_failed', path: null };
}
