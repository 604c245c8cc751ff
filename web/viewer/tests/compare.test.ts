import type { Document } from 'loadpath';
import { expect, test } from 'vitest';
import {
  differencePlace,
  differenceTitle,
  foldRecords,
  valueWords,
} from '../src/changes/difference_words';
import { documentDifferences } from '../src/changes/document_difference';
import { drawnDifference } from '../src/changes/drawn_difference';
import { placeStructure } from '../src/model/structure';

/** A portal: two columns and a beam, clamped feet. */
const portal = () =>
  ({
    settings: { unit_settings: { lengthUnit: 'm', forceUnit: 'N' } },
    model: {
      nodes: [
        { id: 1, X: 0, Y: 0, Z: 0, nodal_support: 1 },
        { id: 2, X: 0, Y: 3, Z: 0 },
        { id: 3, X: 6, Y: 3, Z: 0 },
        { id: 4, X: 6, Y: 0, Z: 0, nodal_support: 1 },
      ],
      nodal_supports: [{ id: 1 }],
      materials: [{ id: 1, name: 'S235', e_mod: 210e9 }],
      sections: [
        { id: 1, name: 'HEB200', material: 1, area: 7.8e-3 },
        { id: 2, name: 'IPE300', material: 1, area: 5.4e-3 },
      ],
      members: [
        { id: 1, start_node_id: 1, end_node_id: 2, section: 1 },
        { id: 2, start_node_id: 2, end_node_id: 3, section: 2 },
        { id: 3, start_node_id: 3, end_node_id: 4, section: 1 },
      ],
    },
    analysis: { load_cases: [{ id: 1, name: 'G', nodal_loads: [] }] },
    // biome-ignore lint/suspicious/noExplicitAny: parts of a document that tests change at will
  }) as any;

const paths = (before: Document, after: Document) =>
  documentDifferences(before, after).map(({ path, change }) => [path, change]);
const drawn = (there: Document, here: Document) =>
  drawnDifference(placeStructure(there), placeStructure(here))
    .map(({ standing, title }) => [title, standing])
    .sort();

test('the order of records, nothing and null, and the order of fields are no difference', () => {
  const other = portal();
  other.model.members.reverse();
  other.model.member_sets = [];
  other.model.nodes[1].nodal_support = null;
  other.model.sections[0] = { area: 7.8e-3, material: 1, name: 'HEB200', id: 1 };
  expect(paths(portal(), other)).toEqual([]);
  expect(drawn(portal(), other)).toEqual([]);
});

test('exactly what was changed differs, and the other way round', () => {
  const other = portal();
  other.model.members[1].section = 1;
  other.model.members.pop();
  other.analysis.load_cases[0].nodal_loads = [{ id: 1, node: 2, magnitude: 1000 }];
  expect(paths(portal(), other)).toEqual([
    ['model.members[id=2].section', 'changed'],
    ['model.members[id=3]', 'removed'],
    ['analysis.load_cases[id=1].nodal_loads[id=1]', 'added'],
  ]);
  expect(paths(other, portal()).map(([, change]) => change)).toEqual([
    'changed',
    'added',
    'removed',
  ]);
});

test('members are drawn by what they are, not by the numbers of their records', () => {
  const same = portal();
  same.model.sections = same.model.sections.map((s: { id: number }) => ({ ...s, id: s.id + 10 }));
  for (const member of same.model.members) member.section += 10;
  expect(drawn(portal(), same)).toEqual([]);
  const stronger = portal();
  stronger.model.materials[0].name = 'S355';
  stronger.model.members.push({ id: 4, start_node_id: 1, end_node_id: 3, section: 2 });
  stronger.model.nodes[3].nodal_support = null;
  expect(drawn(portal(), stronger)).toEqual([
    ['M1', 'changed'],
    ['M2', 'changed'],
    ['M3', 'changed'],
    ['M4', 'here'],
    ['N4', 'there'],
  ]);
});

test('a node that moved changes the members at it', () => {
  const moved = portal();
  moved.model.nodes[2].Y = 4;
  expect(drawn(portal(), moved)).toEqual([
    ['M2', 'changed'],
    ['M3', 'changed'],
  ]);
});

test('differences in words name sections, and lead to their member', () => {
  const other = portal();
  other.model.members[1].section = 1;
  const [found] = documentDifferences(portal(), other);
  expect(differenceTitle(found)).toBe('members 2 · section');
  expect(valueWords(found.before, found, portal())).toBe('IPE300');
  expect(valueWords(found.after, found, other)).toBe('HEB200');
  expect(valueWords(null, found, other)).toBe('–');
  expect(differencePlace(found)).toEqual({ kind: 'member', id: 2 });
});

test('another section under the same number is one row, another figure of it its own', () => {
  const other = portal();
  Object.assign(other.model.sections[1], { name: 'IPE330', area: 6.3e-3 });
  other.model.sections[0].area = 8e-3;
  const folded = foldRecords(documentDifferences(portal(), other), portal(), other);
  expect(folded.map(differenceTitle)).toEqual(['sections 1 · area', 'sections 2']);
  expect(valueWords(folded[1].before, folded[1], portal())).toBe('IPE300');
  expect(valueWords(folded[1].after, folded[1], other)).toBe('IPE330');
});

test('loads that differ are drawn where they act, under the name of their load case', () => {
  const [before, after] = [portal(), portal()];
  const push = { id: 7, node: 2, magnitude: 5, direction: [1, 0, 0] };
  before.analysis.load_cases[0].nodal_loads = [push];
  after.analysis.load_cases[0].nodal_loads = [{ ...push, magnitude: 6 }];
  after.analysis.load_cases[0].distributed_loads = [{ id: 1, member: 2, magnitude: 3 }];
  expect(drawn(before, after)).toEqual([
    ['G, load 1', 'here'],
    ['G, load 7', 'changed'],
  ]);
  const parts = drawnDifference(placeStructure(before), placeStructure(after));
  expect(parts.map(({ at }) => at)).toEqual(
    expect.arrayContaining([
      [0, 3, 0],
      [3, 3, 0],
    ]),
  );
});

test('a plate of another material is another plate, and its row leads there', () => {
  const slab = (material: number) => {
    const made = portal();
    made.model.materials.push({ id: 2, name: 'C30/37', e_mod: 33e9 });
    const own = { thickness: 0.2, material, boundary_node_ids: [1, 2, 3, 4] };
    made.model.plate_surfaces = [{ id: 5, ...own }];
    return made;
  };
  expect(drawn(slab(1), slab(2))).toEqual([['S5', 'changed']]);
  const [found] = documentDifferences(slab(1), slab(2));
  expect(differencePlace(found)).toEqual({ kind: 'surface', id: 5 });
});

test('a record that is gone leads nowhere, a field that is gone to its record', () => {
  const path = 'model.members[id=3]';
  const gone = { path, change: 'removed', before: {}, after: null } as const;
  expect(differencePlace(gone)).toBeNull();
  const field = { ...gone, path: `${path}.rotation_angle` };
  expect(differencePlace(field)).toEqual({ kind: 'member', id: 3 });
});
