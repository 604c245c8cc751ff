// The section library as the service has it, fetched in parts when they are asked for: names, then the
// masses of a family, then one section as a document's records.

import type { CandidateSection, Document, Material } from 'loadpath';
import { spelled } from '../changes/same_section';
import type { SectionRecords } from '../changes/section_change';
import type { Weighed } from '../changes/section_ladder';
import { askService } from './ask_service';
import { whereabouts } from './whereabouts';

export interface LibraryMaterial {
  name: string;
  grade: string;
  e_mod: number;
  strengths: readonly { yield_stress: number }[];
}

export interface LibraryIndex {
  families: Record<string, string>;
  sections: Record<string, readonly string[]>;
  materials: readonly LibraryMaterial[];
}

const fetched = new Map<string, Promise<unknown>>();

/** Each part once; what could not be fetched is asked for again. */
function ask<T>(address: string): Promise<T> {
  const known = fetched.get(address);
  if (known) return known as Promise<T>;
  const asked = fetchJson(address);
  fetched.set(address, asked);
  asked.catch(() => fetched.delete(address));
  return asked as Promise<T>;
}

async function fetchJson(address: string): Promise<unknown> {
  // A file on disk can ask nobody, and neither can a chat.
  if (whereabouts() !== 'service')
    throw new Error(
      'There is no section library here: open the link to change sections and grades.',
    );
  return (await askService(address)).json();
}

export const libraryIndex = (): Promise<LibraryIndex> => ask('/library/sections');

/** The family that has a section of this name. */
export const familyOf = ({ sections }: LibraryIndex, name: string): string | undefined =>
  Object.keys(sections).find((each) =>
    sections[each].some((known) => spelled(known) === spelled(name)),
  );

/** Its sections, the lightest first; nothing where no family has the name. */
export async function relativesOf(name: string): Promise<readonly Weighed[]> {
  const family = familyOf(await libraryIndex(), name);
  if (!family) return [];
  const answer = await ask<{ sections: Weighed[] }>(
    `/library/sections/${encodeURIComponent(family)}`,
  );
  return answer.sections;
}

/** The sections of a family as the search for the lightest takes them. */
export const libraryCandidates = (family: string): Promise<CandidateSection[]> =>
  ask(`/library/candidates/${encodeURIComponent(family)}`);

/** A section of the library; without a grade it is for a material of the author's own. */
export function libraryRecords(section: string, grade: string | null): Promise<SectionRecords> {
  const query = new URLSearchParams({ section, ...(grade !== null && { material: grade }) });
  return ask(`/library/records?${query}`);
}

/** A material with the strength of parts of a thickness in metres; null takes its nominal one. */
export async function libraryMaterial(grade: string, thickness: number | null): Promise<Material> {
  const query = new URLSearchParams({
    material: grade,
    ...(thickness !== null && { thickness: String(thickness) }),
  });
  return (await ask<{ material: Material }>(`/library/records?${query}`)).material;
}

/** The grade that a material of a document is, with one of its strengths; null for one's own. */
export function gradeOf({ materials }: LibraryIndex, record: Material | undefined): string | null {
  if (!record) return null;
  const found = materials.find(({ name, grade }) =>
    [spelled(name), spelled(grade)].includes(spelled(record.name)),
  );
  const isIt =
    found?.e_mod === record.e_mod &&
    found.strengths.some(({ yield_stress }) => yield_stress === record.yield_stress);
  return isIt ? found.grade : null;
}

const SI = { lengthUnit: 'm', forceUnit: 'N', densityUnit: 'kg/m3', pressureUnit: 'Pa' } as const;

export function refuseOtherUnits({ settings }: Document): void {
  const units = settings.unit_settings;
  for (const [key, word] of Object.entries(SI)) {
    const given = units?.[key as keyof typeof SI];
    if (given != null && given !== word)
      throw new Error(
        `The library is in SI units and this document has ${key} ${given}: its sections and grades cannot be changed here.`,
      );
  }
}
