// Which members are to have one section, as callers say it, for the engine's request. It is
// `asked_groups.py` in Python; tests/hosts/asked_groups.json holds both to one table.

import type { AskedGroup, CandidateSection, LightestRequest } from './answer.gen.ts';
import type { Document } from './document.gen.ts';
import { RequestRefused } from './results/errors.ts';

export interface GroupObject {
  /** How it is called in the answer. */
  name?: string;
  classification?: string;
  members?: number | readonly number[];
  member_sets?: number | readonly number[];
  /** By id or name. */
  sections?: number | string | readonly (number | string)[];
  /** Its own, rather than those of all groups. */
  families?: string | readonly string[];
  max_depth_m?: number;
}

/** A classification, a member, some members, or an object; what an object names is added up. */
export type SectionGroup = string | number | readonly number[] | GroupObject;

/** The sections of some families, and every family there is. */
export type ReadFamilies = (families: readonly string[]) => Promise<CandidateSection[]>;

const LISTS = ['members', 'member_sets', 'sections'] as const;
const SELECTING = ['classification', ...LISTS] as const;
const KEYS: readonly string[] = ['name', ...SELECTING, 'families', 'max_depth_m'];

/** Of so many parts a group's name has the ids; how many more there are it says. */
const NAMED = 5;

type Listed = Partial<Record<(typeof LISTS)[number], (number | string)[]>>;
type Given = Omit<GroupObject, (typeof LISTS)[number]> & Listed;

export async function requestOf(
  groups: readonly SectionGroup[],
  families: string | readonly string[] | undefined,
  maxDepth: number | undefined,
  document: Document,
  read: ReadFamilies,
): Promise<LightestRequest> {
  const candidates = new Map<string, CandidateSection>();
  const asked: AskedGroup[] = [];
  for (const [place, group] of groups.entries()) {
    const path = `groups[${place}]`;
    const given = asObject(group, path);
    const ownFamilies = listed(given.families);
    const own = await read(ownFamilies.length > 0 ? ownFamilies : listed(families));
    for (const each of own) candidates.set(each.name, each);
    const places = new Map([...candidates.keys()].map((name, at) => [name, at]));
    asked.push({
      name: given.name || nameOf(given),
      classification: given.classification,
      members: given.members as number[] | undefined,
      member_sets: given.member_sets as number[] | undefined,
      sections: given.sections && sectionIds(given.sections, document, `${path}.sections`),
      candidates: own.map((each) => places.get(each.name) as number),
      max_depth: depthOf(given.max_depth_m ?? maxDepth ?? undefined),
    });
  }
  return { groups: asked, candidates: [...candidates.values()] };
}

function asObject(group: SectionGroup, path: string): Given {
  if (typeof group === 'string') return { classification: group };
  if (typeof group !== 'object' || group === null || Array.isArray(group))
    return { members: idsOf([group].flat() as number[], path) };
  const unknown = Object.keys(group).find((key) => !KEYS.includes(key));
  if (unknown !== undefined)
    throw new RequestRefused(
      `${path} has '${unknown}'; it should have some of ${KEYS.join(', ')}`,
      'unknown_parameter',
      `${path}.${unknown}`,
    );
  const said = Object.entries(group).filter(([, value]) => (value ?? undefined) !== undefined);
  const given: Record<string, unknown> = Object.fromEntries(said);
  for (const key of LISTS) if (given[key] !== undefined) given[key] = [given[key]].flat();
  if (SELECTING.every((key) => given[key] === undefined))
    throw new RequestRefused(
      `${path} should say which members: ${SELECTING.join(', ')}`,
      'missing_parameter',
      path,
    );
  const label = given.classification ?? '';
  if (typeof label !== 'string')
    throw new RequestRefused(
      `${path}.classification should be a text, found ${shown(label)}`,
      'invalid_parameter',
      `${path}.classification`,
    );
  for (const key of ['members', 'member_sets'])
    idsOf((given[key] ?? []) as number[], `${path}.${key}`);
  return given as Given;
}

function idsOf(ids: number[], path: string): number[] {
  const wrong = ids.find((each) => !Number.isInteger(each));
  if (wrong !== undefined)
    throw new RequestRefused(
      `${path} should hold whole numbers, found ${shown(wrong)}`,
      'invalid_parameter',
      path,
    );
  return ids;
}

function sectionIds(given: (number | string)[], { model }: Document, path: string): number[] {
  const records = model.sections ?? [];
  return given.flatMap((each) => {
    if (typeof each === 'number' && Number.isInteger(each)) return [each];
    const ids = records.filter(({ name }) => name === each).map(({ id }) => id);
    if (ids.length > 0) return ids;
    const names = [...new Set(records.slice(0, 20).map(({ name }) => name))].join(', ');
    throw new RequestRefused(
      `${path} should be a section of the document (${names}), found ${shown(each)}`,
      'unknown_section',
      path,
    );
  });
}

function listed(families: string | readonly string[] | undefined): string[] {
  const words = typeof families === 'string' ? families.split(',') : (families ?? []);
  return words.map((word) => word.trim()).filter((word) => word !== '');
}

function depthOf(depth: number | undefined): number | undefined {
  if (depth === undefined || (typeof depth === 'number' && depth > 0)) return depth;
  throw new RequestRefused(
    `max_depth_m should be a number above 0, in metres, found ${shown(depth)}`,
    'invalid_parameter',
    'max_depth_m',
  );
}

/** A value as callers of every language write it. */
const shown = (value: unknown): string =>
  typeof value === 'string' ? `'${value}'` : JSON.stringify(value);

/** How a group is called where nothing is said. */
function nameOf(given: Given): string {
  const parts = given.classification ? [given.classification] : [];
  for (const key of LISTS) {
    const ids = given[key] ?? [];
    if (ids.length === 0) continue;
    const words = key.replace('_', ' ');
    const more = ids.length > NAMED ? ` and ${ids.length - NAMED} more` : '';
    const kind = ids.length === 1 ? words.slice(0, -1) : words;
    parts.push(`${kind} ${ids.slice(0, NAMED).join(', ')}${more}`);
  }
  return parts.join(' and ');
}
