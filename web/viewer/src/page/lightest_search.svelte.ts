// The search for the lightest section that passes all checks, for some members of what is shown. It is
// the whole engine's, in a worker; what it finds is put in as a change like any other.

import type { CandidateSection, Document, GroupResult, Lightest } from 'loadpath';
import { startWorker } from '../../../engine/src/platform_browser.ts';
import { seekLightest } from '../../../engine/src/seek_lightest.ts';
import { isSameDocument } from '../changes/document_difference';
import { membersTitle } from '../changes/reach';
import { errorWords } from '../format/error_words';
import { libraryCandidates, refuseOtherUnits } from './section_library';
import type { WhatIf } from './what_if.svelte';

export interface Wish {
  members: readonly number[];
  families: readonly string[];
  /** Metres; what is deeper is left out. */
  maxDepth: number | null;
}

export interface Found extends Omit<Lightest, 'groups'> {
  wish: Wish;
  group: GroupResult;
}

export class LightestSearch {
  isAtWork = $state(false);
  /** How much of the list was gone through; null where that is not known. */
  share = $state<number | null>(null);
  problem = $state('');
  found = $state.raw<Found | null>(null);
  /** The documents that the figures hold for: the one that was asked about, and that with a choice. */
  private holdsFor = $state.raw<readonly Document[]>([]);
  readonly isStale = $derived.by(
    () => !this.holdsFor.some((each) => isSameDocument(each, this.whatIf.document)),
  );
  private candidates: readonly CandidateSection[] = [];
  private stopper = new AbortController();

  constructor(private readonly whatIf: WhatIf) {}

  async run(wish: Wish): Promise<void> {
    this.isAtWork = true;
    this.share = null;
    this.problem = '';
    this.found = null;
    this.stopper = new AbortController();
    try {
      this.found = await this.seek(wish);
    } catch (error) {
      if (!this.stopper.signal.aborted) this.problem = errorWords(error);
    }
    this.isAtWork = false;
  }

  cancel(): void {
    this.stopper.abort();
  }

  async take(name: string): Promise<void> {
    const section = this.candidates.find((each) => each.name === name);
    if (!section || !this.found) return;
    const { isStale } = this;
    await this.whatIf.putCandidate(this.found.wish.members, section);
    if (!isStale) this.holdsFor = [...this.holdsFor, this.whatIf.document];
  }

  private async seek(wish: Wish): Promise<Found> {
    const { document, engine } = this.whatIf;
    const { members, families, maxDepth } = wish;
    refuseOtherUnits(document);
    this.candidates = (await Promise.all(families.map(libraryCandidates))).flat();
    this.stopper.signal.throwIfAborted();
    const group = {
      name: membersTitle(members),
      members: [...members],
      candidates: this.candidates.map((_, place) => place),
      ...(maxDepth !== null && { max_depth: maxDepth }),
    };
    const told = await seekLightest(
      startWorker,
      JSON.stringify(document),
      { groups: [group], candidates: [...this.candidates] },
      {
        wasm: engine.whole ?? engine.wasm(),
        createWorker: engine.createWorker,
        signal: this.stopper.signal,
        // Only a large model tells other stages, and then those of every candidate.
        onProgress: ({ stage, fraction }) => {
          this.share = stage === 'checking' ? (fraction ?? null) : null;
        },
      },
    );
    this.holdsFor = [document];
    return { ...told, wish, group: told.groups[0] };
  }
}
