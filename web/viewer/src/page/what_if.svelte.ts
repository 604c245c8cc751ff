// What somebody tries with a document: changes that are solved at once, taken back and made again.
// The document that was sent is never touched; what is shown meanwhile is a copy.

import type { CandidateSection, Document, Material, Results, Section } from 'loadpath';
import type { Change } from '../changes/change';
import { isSameDocument } from '../changes/document_difference';
import { documentAfter, doneToo, type History, NOTHING_DONE, redo, undo } from '../changes/history';
import { listChanges } from '../changes/list_changes';
import { membersWithin, type Reach } from '../changes/reach';
import { spelled } from '../changes/same_section';
import { changeSections, type SectionRecords } from '../changes/section_change';
import { nextOf } from '../changes/section_ladder';
import { errorWords } from '../format/error_words';
import { materialOf, sectionOf } from '../model/section_of';
import { placeStructure, type Structure } from '../model/structure';
import type { EngineSource } from './engine_source';
import {
  gradeOf,
  type LibraryIndex,
  libraryIndex,
  libraryMaterial,
  libraryRecords,
  refuseOtherUnits,
  relativesOf,
} from './section_library';
import type { SolveSession } from './solve_session.svelte';

export class WhatIf {
  private history = $state.raw<History>(NOTHING_DONE);
  /** The document with all changes, also while it is being solved. */
  document = $state.raw<Document>() as Document;
  /** The document as it was sent, with its results. */
  readonly before: { structure: Structure; results: Results | null };
  /** Which members a change of the selected one is for. */
  reach = $state<Reach>('member');
  /** Why the last wish could not be met. */
  problem = $state('');
  readonly changes = $derived.by(() => listChanges(this.history.done));
  private line: Promise<void> = Promise.resolve();

  constructor(private readonly session: SolveSession) {
    this.document = session.begun.document;
    this.before = { structure: session.structure, results: session.results };
  }

  get canUndo(): boolean {
    return this.history.done.length > 0;
  }

  get canRedo(): boolean {
    return this.history.undone.length > 0;
  }

  get engine(): EngineSource {
    return this.session.begun.engine;
  }

  make(change: Change): void {
    this.problem = '';
    if (!isSameDocument(change.apply(this.document), this.document))
      this.go(doneToo(this.history, change));
  }

  undo(): void {
    if (this.canUndo) this.go(undo(this.history));
  }

  redo(): void {
    if (this.canRedo) this.go(redo(this.history));
  }

  drop(): void {
    this.go(NOTHING_DONE);
  }

  /** The members that a change of this one is for. */
  members(id: number): number[] {
    const member = this.document.model.members?.find((each) => each.id === id);
    return member ? membersWithin(this.document, member, this.reach) : [];
  }

  chooseSection(members: readonly number[], name: string): Promise<void> {
    return this.inTurn(() => this.putSection(members, name));
  }

  /** The next lighter or heavier of the series that the member's section is of. */
  stepSection(id: number, way: 'lighter' | 'heavier'): Promise<void> {
    return this.inTurn(async () => {
      const members = this.members(id);
      const name = sectionOf(this.document, id)?.name ?? '';
      const family = await relativesOf(name);
      const next = nextOf(family, name, way);
      if (next === null)
        throw new Error(
          family.length
            ? `No section of its series is ${way} than ${name}.`
            : `${name || 'This member'} is not of the section library: choose a section of it first.`,
        );
      await this.putSection(members, next);
    });
  }

  chooseGrade(members: readonly number[], grade: string): Promise<void> {
    return this.inTurn(async () => {
      const index = await libraryIndex();
      const records = await this.recordsFor(members, (section) =>
        recordsOfGrade(index, section, grade),
      );
      this.make(changeSections(this.document, members, records, 'grade'));
    });
  }

  /** A section as the search for the lightest tried it: with the material that the members have. */
  putCandidate(members: readonly number[], candidate: CandidateSection): Promise<void> {
    return this.inTurn(async () => {
      const section = { ...candidate, id: 0, material: 0 } as Section;
      const records = await this.recordsFor(members, async () => ({ section }));
      this.make(changeSections(this.document, members, records, 'section'));
    });
  }

  private async putSection(members: readonly number[], name: string): Promise<void> {
    const index = await libraryIndex();
    const records = await this.recordsFor(members, (_, material) =>
      libraryRecords(name, gradeOf(index, material)),
    );
    this.make(changeSections(this.document, members, records, 'section'));
  }

  /** What each section of the members becomes, by its id. */
  private async recordsFor(
    members: readonly number[],
    find: (section: Section, material: Material | undefined) => Promise<SectionRecords>,
  ): Promise<Map<number, SectionRecords>> {
    refuseOtherUnits(this.document);
    const records = new Map<number, SectionRecords>();
    for (const id of members) {
      const section = sectionOf(this.document, id);
      if (!section || records.has(section.id)) continue;
      records.set(section.id, await find(section, materialOf(this.document, section)));
    }
    return records;
  }

  /** Wishes are met one after the other; each is for the document that the one before has left. */
  private inTurn(work: () => Promise<void>): Promise<void> {
    this.line = this.line.then(work).catch((error: unknown) => {
      this.problem = errorWords(error);
    });
    return this.line;
  }

  private go(history: History): void {
    const { begun } = this.session;
    this.history = history;
    this.problem = '';
    this.document = documentAfter(begun.document, history);
    if (isSameDocument(this.document, begun.document)) {
      this.session.show(
        { text: begun.text, structure: this.before.structure },
        this.before.results,
      );
    } else {
      const structure = placeStructure(this.document);
      this.session.show({ text: JSON.stringify(this.document), structure });
    }
  }
}

/** The same section of another grade: figures stay the author's, buckling curves go with the grade. */
async function recordsOfGrade(
  { sections }: LibraryIndex,
  section: Section,
  grade: string,
): Promise<SectionRecords> {
  const names = Object.values(sections).flat();
  const known = names.find((name) => spelled(name) === spelled(section.name));
  if (known) {
    const { section: library, material } = await libraryRecords(known, grade);
    return { section: { ...section, ec3: { ...section.ec3, ...library.ec3 } }, material };
  }
  const { t, tw, tf } = section.dimensions ?? {};
  const thickness = Math.max(t ?? 0, tw ?? 0, tf ?? 0) || null;
  return { section, material: await libraryMaterial(grade, thickness) };
}
