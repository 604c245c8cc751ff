// Another document beside the one that is shown, and what it comes to.

import { Refusal, type Results } from 'loadpath';
import { errorWords } from '../format/error_words';
import { parseDocument } from '../model/parse_document';
import { placeStructure, type Structure } from '../model/structure';
import type { Said } from '../results/verdict_words';
import { Attempt } from './attempt';
import type { Tier } from './config';
import type { EngineSource } from './engine_source';

export class ComparedDocument {
  readonly structure: Structure;
  results = $state.raw<Results | null>(null);
  said = $state.raw<Said | null>(null);
  /** Why it has no results; nothing while it is being solved. */
  problem = $state('');
  isSolving = $state(false);
  private attempt: Attempt | null = null;

  constructor(
    /** Where it came from: a link or the name of a file. */
    readonly source: string,
    private readonly text: string,
  ) {
    this.structure = placeStructure(parseDocument(text));
  }

  get name(): string {
    return this.structure.document.settings.general_info?.project_name || this.source;
  }

  async solve(tier: Tier, engine: EngineSource): Promise<void> {
    const members = this.structure.document.model.members?.length ?? 0;
    if (members > tier.member_limit) {
      this.problem = `It has ${members} members, above the ${tier.member_limit} that are solved here: only the documents are compared.`;
      return;
    }
    this.isSolving = true;
    this.attempt = new Attempt(this.text, engine);
    try {
      this.results = await this.attempt.results;
      this.said = this.results;
    } catch (error) {
      if (error instanceof Refusal && error.verdict && error.headline)
        this.said = { verdict: error.verdict, headline: error.headline };
      this.problem = errorWords(error);
    }
    this.isSolving = false;
  }

  /** Nobody waits for it any longer. */
  leave(): void {
    this.attempt?.cancel();
  }
}
