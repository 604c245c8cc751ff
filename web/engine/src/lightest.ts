// findLightest(document), whatever the platform: the lightest library sections that pass all checks.
// The search is the engine's, in a worker; sections come from files beside the package's own.

import type { CandidateSection, Lightest } from './answer.gen.ts';
import { type ReadFamilies, requestOf, type SectionGroup } from './asked_groups.ts';
import type { Document, Section } from './document.gen.ts';
import type { StartWorker } from './platform.ts';
import { RequestRefused } from './results/errors.ts';
import { newestVersion } from './schema_version.ts';
import { seekLightest } from './seek_lightest.ts';
import type { SolveOptions } from './solve.ts';

export type { SectionGroup } from './asked_groups.ts';

export interface LightestOptions extends SolveOptions {
  /** Members that are to have one section. */
  group?: SectionGroup;
  /** Several, sought for together until nothing changes. */
  groups?: readonly SectionGroup[];
  /** Families of the library, such as IPE; HE stands for all that begin so. */
  families?: string | readonly string[];
  /** What is deeper is left out. */
  max_depth_m?: number;
}

export interface LightestSections extends Lightest {
  /** With the sections swapped in; as it was given where not every group has one. */
  document: Document;
}

type ReadText = (url: URL) => Promise<string>;

const FAMILIES = './sections/families.json';

export async function findLightestWith(
  startWorker: StartWorker,
  readText: ReadText,
  given: Document | string,
  { group, groups = [], families, max_depth_m, ...options }: LightestOptions,
): Promise<LightestSections> {
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  const wanted = group === undefined ? groups : [group, ...groups];
  if (wanted.length === 0)
    throw new RequestRefused(
      'should say for which members: a classification, ids of members, or an object',
      'missing_parameter',
      'group',
    );
  const document = JSON.parse(text) as Document;
  const read: ReadFamilies = (words) => readFamilies(readText, words);
  const request = await requestOf(wanted, families, max_depth_m, document, read);
  const found = await seekLightest(startWorker, text, request, options);
  if (found.found) swapIn(document, found);
  return { ...found, document };
}

async function readFamilies(
  readText: ReadText,
  words: readonly string[],
): Promise<CandidateSection[]> {
  const list = new URL(/* @vite-ignore */ FAMILIES, import.meta.url);
  const known = JSON.parse(await readText(list)) as string[];
  const wanted = new Set<string>();
  for (const word of words) for (const family of familiesOf(word, known)) wanted.add(family);
  if (wanted.size === 0)
    throw new RequestRefused(
      `families should name some of ${known.join(', ')}; it names none`,
      'missing_parameter',
      'families',
    );
  const texts = await Promise.all(
    [...wanted].map((family) => readText(new URL(`${family}.json`, list))),
  );
  return texts.flatMap((each) => JSON.parse(each) as CandidateSection[]);
}

function familiesOf(word: string, known: readonly string[]): string[] {
  const key = word.toLowerCase();
  const exact = known.filter((family) => family.toLowerCase() === key);
  const found =
    exact.length > 0 ? exact : known.filter((each) => each.toLowerCase().startsWith(key));
  if (found.length > 0) return found;
  throw new RequestRefused(
    `families should name some of ${known.join(', ')}; found '${word}'`,
    'unknown_family',
    'families',
  );
}

function swapIn(document: Document, { groups }: Lightest): void {
  const { model } = document;
  const sections = new Map<number, number>();
  for (const { member_ids, section, section_id, material_id } of groups) {
    for (const id of member_ids) sections.set(id, section_id as number);
    if (section === null) continue;
    const record = { id: section_id as number, material: material_id, ...section } as Section;
    model.sections = [...(model.sections ?? []), record];
    document.schema_version = newestVersion(document);
  }
  const members = model.members ?? [];
  const replaced = new Set(
    members.filter(({ id }) => sections.has(id)).map((each) => each.section),
  );
  for (const member of members) member.section = sections.get(member.id) ?? member.section;
  // What no member has any more goes; what none had before stays as it was given.
  const used = new Set(members.flatMap(({ section, end_section }) => [section, end_section]));
  model.sections = model.sections?.filter(({ id }) => used.has(id) || !replaced.has(id));
}
