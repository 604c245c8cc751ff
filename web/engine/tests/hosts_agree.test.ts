// What the npm package decides beside the engine, by the tables that Python's tests read too
// (tests/hosts/test_hosts_agree.py).

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CandidateSection, Verification, WriteOptions } from '../src/answer.gen.ts';
import { requestOf, type SectionGroup } from '../src/asked_groups.ts';
import type { Document } from '../src/document.gen.ts';
import { compare } from '../src/results/compare.ts';
import { NotADigest, RequestRefused } from '../src/results/errors.ts';

const table = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../tests/hosts/${name}.json`, import.meta.url), 'utf8'));

interface GroupCase {
  about: string;
  groups: SectionGroup[];
  families?: string | string[];
  max_depth_m?: number;
  asked?: object[];
  candidates?: string[];
  refused?: { message: string; code: string; path: string };
}

const groups: { sections: object[]; cases: GroupCase[] } = table('asked_groups');
const model = { sections: groups.sections } as unknown as Document['model'];
const namedLike = async (families: readonly string[]) =>
  families.map((name) => ({ name }) as CandidateSection);

test.each(groups.cases)('groups: $about', async (given) => {
  const { families, max_depth_m } = given;
  const document = { model } as Document;
  const asking = requestOf(given.groups, families, max_depth_m, document, namedLike);
  if (given.refused) {
    const error = await asking.catch((each: unknown) => each);
    expect(error).toBeInstanceOf(RequestRefused);
    const { message, code, path } = error as RequestRefused;
    expect({ message, code, path }).toEqual(given.refused);
  } else {
    const request = await asking;
    expect(JSON.parse(JSON.stringify(request.groups))).toEqual(given.asked);
    expect(request.candidates.map(({ name }) => name)).toEqual(given.candidates);
  }
});

interface Comparison {
  about: string;
  written: unknown;
  stations?: number;
  same_engine?: boolean;
  changed_in?: string;
  differing_sets?: string[];
  differing_parts?: string[];
  refused?: string;
}

const comparisons: { ours: object; cases: Comparison[] } = table('comparisons');

test.each(comparisons.cases)('comparisons: $about', (given) => {
  const { same_engine = true, differing_sets = [], differing_parts = [] } = given;
  const right = { same: true, same_engine, differing_sets: [], differing_parts: [] };
  let stations: number | undefined;
  const write = (options: WriteOptions): string => {
    if (options.form === 'verification') {
      expect(options.digest).toBe('lp1-x');
      return JSON.stringify({ ...right, message: '', digest: 'lp1-x', given: 'lp1-x' });
    }
    stations = options.stations ?? undefined;
    return JSON.stringify(comparisons.ours);
  };
  if (given.refused) {
    expect(() => compare(write, given.written)).toThrow(new NotADigest(given.refused));
    return;
  }
  const found: Verification = compare(write, given.written);
  expect(stations).toBe(given.stations);
  expect(found).toMatchObject({ same: !given.changed_in, differing_sets, differing_parts });
  if (given.changed_in)
    expect(found.message).toMatch(`the results document was changed in ${given.changed_in}.`);
});
