import type { Document, LoadCase, Section } from 'loadpath';
import { describe, expect, test } from 'vitest';
import type { Change } from '../src/changes/change';
import { isSameDocument } from '../src/changes/document_difference';
import { changeFactor } from '../src/changes/factor_change';
import { changeHinge, hingeWords } from '../src/changes/hinge_change';
import { documentAfter, doneToo, NOTHING_DONE, redo, undo } from '../src/changes/history';
import { listChanges } from '../src/changes/list_changes';
import { changeMagnitude, loadGroups } from '../src/changes/load_change';
import { membersWithin } from '../src/changes/reach';
import { changeLength, isPieceOfBar } from '../src/changes/restraint_change';
import { isSameSection } from '../src/changes/same_section';
import { changeSections, type SectionRecords } from '../src/changes/section_change';
import { nextOf, seriesOf } from '../src/changes/section_ladder';
import { displayUnits } from '../src/format/display_units';
import { documentUnits } from '../src/model/document_units';
import { placeStructure } from '../src/model/structure';

const line = (id: number, member: number, magnitude: number, end = magnitude) => ({
  id,
  member,
  magnitude,
  end_magnitude: end,
  direction: [0, -1, 0],
});
/** Two beams of 4 m in a row and a column of another section, on a document in SI units. */
const DOCUMENT = {
  settings: { unit_settings: { lengthUnit: 'm', forceUnit: 'N' } },
  model: {
    nodes: [
      { id: 1, X: 0, Y: 3, Z: 0 },
      { id: 2, X: 4, Y: 3, Z: 0 },
      { id: 3, X: 8, Y: 3, Z: 0 },
      { id: 4, X: 0, Y: 0, Z: 0 },
    ],
    materials: [{ id: 1, name: 'S235', e_mod: 210e9, yield_stress: 235e6 }],
    sections: [
      { id: 1, name: 'IPE 300', material: 1, shape_path: 1 },
      { id: 2, name: 'HEB200', material: 1 },
    ],
    shape_paths: [{ id: 1, name: 'IPE 300', shape_commands: [] }],
    members: [
      { id: 1, start_node_id: 1, end_node_id: 2, section: 1 },
      { id: 2, start_node_id: 2, end_node_id: 3, section: 1 },
      { id: 3, start_node_id: 4, end_node_id: 1, section: 2 },
    ],
  },
  analysis: {
    load_cases: [
      {
        id: 1,
        name: 'G',
        distributed_loads: [line(1, 1, 5000), line(2, 2, 5000), line(3, 3, 1000, 2000)],
      },
    ],
    load_combinations: [
      {
        id: 1,
        name: 'ULS',
        load_case_factors: [{ load_case_id: 1, factor: 1.35 }],
        generated: { expression: '6.10', annex: 'recommended', reason: 'G is unfavourable.' },
      },
    ],
  },
} as unknown as Document;
const TEXT = JSON.stringify(DOCUMENT);
const IPE330 = {
  section: { id: 1, name: 'IPE330', material: 1, shape_path: 1 },
  shape_path: { id: 1, name: 'IPE330', shape_commands: [] },
  material: { id: 1, name: 'S235', e_mod: 210e9, yield_stress: 235e6 },
} as unknown as SectionRecords;
const IPE300 = { ...IPE330, section: { ...IPE330.section, name: 'IPE300' } };

const toIpe330 = changeSections(DOCUMENT, [1, 2], new Map([[1, IPE330]]), 'section');

describe('a section', () => {
  test('is added with its outline, and given to the members that are meant', () => {
    const { model } = toIpe330.apply(DOCUMENT);
    expect(model.members!.map((m) => m.section)).toEqual([3, 3, 2]);
    expect(model.sections!.at(-1)).toMatchObject({
      id: 3,
      name: 'IPE330',
      material: 1,
      shape_path: 2,
    });
    expect(model.materials).toHaveLength(1);
    expect([toIpe330.subject, toIpe330.from, toIpe330.to]).toEqual([
      'Members 1, 2, section',
      'IPE 300',
      'IPE330',
    ]);
    expect(JSON.stringify(DOCUMENT)).toBe(TEXT);
  });

  test('that the document has under another spelling is used again', () => {
    const changed = toIpe330.apply(DOCUMENT);
    const back = changeSections(changed, [1, 2], new Map([[3, IPE300]]), 'section');
    const history = doneToo(doneToo(NOTHING_DONE, toIpe330), back);
    expect(isSameDocument(documentAfter(DOCUMENT, history), DOCUMENT)).toBe(true);
    expect(listChanges(history.done)).toEqual([]);
  });

  test('of the same name with other figures is left alone, and the other gets a name of its own', () => {
    const light = {
      ...IPE300,
      section: { ...IPE300.section, area: 0.00538, dimensions: { shape: 'I' as const } },
    };
    const put = changeSections(DOCUMENT, [1], new Map([[1, light]]), 'section');
    const once = documentAfter(DOCUMENT, doneToo(NOTHING_DONE, put));
    expect(once.model.sections!.map(({ name }) => name)).toEqual([
      'IPE 300',
      'HEB200',
      'IPE300 (2)',
    ]);
    expect(once.model.members!.map((m) => m.section)).toEqual([3, 1, 2]);
    expect(once.schema_version).toBe(4);
    const again = changeSections(once, [2], new Map([[1, light]]), 'section').apply(once);
    expect(again.model.members!.map((m) => m.section)).toEqual([3, 3, 2]);
    expect(
      nextOf(
        [
          { name: 'IPE300', mass_per_metre: 42.2, wpl: 628 },
          { name: 'IPE330', mass_per_metre: 49.1, wpl: 804 },
        ],
        'IPE300 (2)',
        'heavier',
      ),
    ).toBe('IPE330');
  });

  test.each([
    ['a figure', { wel_y: 8.1e-5 }],
    ['a figure that only one has', { i_w: 1e-7 }],
    ['dimensions', { dimensions: { shape: 'I', h: 0.3, tw: 0.0072 } }],
    ['a class', { ec3: { section_class: 3, buckling_curve_y: 'b' } }],
    ['a curve', { ec3: { buckling_curve_y: 'c' } }],
  ])('is another where %s differs', (_, other) => {
    const library = {
      ...IPE300.section,
      wel_y: 8.05e-5,
      dimensions: { shape: 'I', h: 0.3, tw: 0.0071 },
      ec3: { buckling_curve_y: 'b' },
    } as Section;
    expect(
      isSameSection(library, {
        ...library,
        name: 'ipe 300',
        id: 9,
        wel_y: 8.05e-5 * (1 + 1e-15),
        ec3: null,
      }),
    ).toBe(true);
    expect(isSameSection(library, { ...library, ...other } as Section)).toBe(false);
  });

  test('keeps a material of the author, where the library has none of that name', () => {
    const { material, ...without } = IPE330;
    const own = changeSections(DOCUMENT, [1], new Map([[1, without]]), 'section').apply(DOCUMENT);
    expect(own.model.sections!.at(-1)!.material).toBe(material!.id);
    expect(own.model.members!.map((m) => m.section)).toEqual([3, 1, 2]);
  });

  test('of another grade brings its material', () => {
    const stronger = {
      section: DOCUMENT.model.sections![0],
      material: { ...IPE330.material!, name: 'S355', yield_stress: 355e6 },
    };
    const change = changeSections(DOCUMENT, [2], new Map([[1, stronger]]), 'grade');
    const { model } = change.apply(DOCUMENT);
    expect([change.from, change.to]).toEqual(['S235', 'S355']);
    expect(model.materials.at(-1)).toMatchObject({ id: 2, name: 'S355' });
    expect(model.sections!.at(-1)).toMatchObject({
      id: 3,
      name: 'IPE 300',
      material: 2,
      shape_path: 1,
    });
  });
});

test('grades of one name are told apart by their strength', () => {
  const own = {
    section: DOCUMENT.model.sections![0],
    material: { ...IPE330.material!, yield_stress: 225e6 },
  };
  const change = changeSections(DOCUMENT, [1, 2], new Map([[1, own]]), 'grade');
  expect([change.from, change.to]).toEqual(['S235 (235 N/mm²)', 'S235 (225 N/mm²)']);
});

describe('steps', () => {
  const family = [
    ['IPE300', 42.2, 628],
    ['IPEO270', 42.3, 575],
    ['IPEA330', 43, 702],
    ['IPE330', 49.1, 804],
    ['IPE750x134', 134, 4500],
    ['IPE600', 122, 3512],
    ['IPE750x137', 137, 4400],
  ]
    .map(([name, mass_per_metre, wpl]) => ({ name, mass_per_metre, wpl }) as never)
    .sort(
      (a: { mass_per_metre: number }, b: { mass_per_metre: number }) =>
        a.mass_per_metre - b.mass_per_metre,
    );

  test('stay in the series of a name and never to a weaker section that is heavier', () => {
    expect(nextOf(family, 'IPE 300', 'heavier')).toBe('IPE330');
    expect(nextOf(family, 'IPE330', 'lighter')).toBe('IPE300');
    expect(nextOf(family, 'IPE750x134', 'heavier')).toBeNull();
    expect(nextOf(family, 'HEA200', 'heavier')).toBeNull();
    expect(['IPE750x196', 'UB 127x76x13', 'W44X408'].map(seriesOf)).toEqual(['ipe', 'ub', 'w']);
  });
});

describe('hinges', () => {
  test('are made once, and go when nobody has them', () => {
    const start = changeHinge(DOCUMENT, [1], 'start', 'pinned');
    const once = start.apply(DOCUMENT);
    const twice = changeHinge(once, [1, 2], 'end', 'pinned').apply(once);
    expect(twice.model.member_hinges).toHaveLength(1);
    expect([start.from, start.to, hingeWords(twice, 1)]).toEqual(['rigid', 'pinned', 'pinned']);
    const rigid = changeHinge(once, [1], 'start', 'rigid');
    const after = documentAfter(DOCUMENT, { done: [start, rigid], undone: [] });
    expect(isSameDocument(after, DOCUMENT)).toBe(true);
  });
});

describe('lengths', () => {
  const structure = placeStructure(DOCUMENT);

  test('stand in a new set of a member alone, which goes with them', () => {
    const change = changeLength(structure, [3], 'ltb_length', 1.5);
    const changed = change.apply(DOCUMENT);
    expect(changed.model.member_sets).toEqual([{ id: 1, member_ids: [3], ltb_length: 1.5 }]);
    expect(change.subject).toBe('Member 3, between lateral restraints');
    const back = changeLength(placeStructure(changed), [3], 'ltb_length', null);
    const after = documentAfter(DOCUMENT, { done: [change, back], undone: [] });
    expect(isSameDocument(after, DOCUMENT)).toBe(true);
  });

  test('are worded with all digits that somebody types', () => {
    const given = changeLength(structure, [3], 'ltb_length', 12.345).apply(DOCUMENT);
    const change = changeLength(placeStructure(given), [3], 'ltb_length', 12.3456);
    expect([change.from, change.to]).toEqual(['12.345 m', '12.3456 m']);
  });

  test('know a piece of a longer bar', () => {
    const pieces = DOCUMENT.model.members!.filter((member) => isPieceOfBar(structure, member));
    expect(pieces.map(({ id }) => id)).toEqual([1, 2]);
  });
});

describe('loads', () => {
  const [loadCase] = DOCUMENT.analysis.load_cases as LoadCase[];
  const units = documentUnits(DOCUMENT.settings.unit_settings);
  const groups = loadGroups(loadCase, units);

  test('that differ in their place only are one group, trapezoids have two sizes', () => {
    expect(groups.map(({ title }) => title)).toEqual([
      'Line load on members 1, 2',
      'Line load on member 3',
    ]);
    expect(groups.map(({ magnitudes }) => magnitudes)).toEqual([[5000], [1000, 2000]]);
  });

  test('of one size keep one, ends are changed one by one', () => {
    const shown = displayUnits('kN, m, mm');
    const uniform = changeMagnitude(groups[0], 0, 7000, units, shown);
    const end = changeMagnitude(groups[1], 1, 2500, units, shown);
    const changed = end.apply(uniform.apply(DOCUMENT));
    const sizes = changed.analysis.load_cases![0].distributed_loads!.map((l) => [
      l.magnitude,
      l.end_magnitude,
    ]);
    expect(sizes).toEqual([
      [7000, 7000],
      [7000, 7000],
      [1000, 2500],
    ]);
    expect(listChanges([uniform, end])).toEqual([
      'G, line load on members 1, 2: 5 kN/m → 7 kN/m',
      'G, line load on member 3, where it ends: 2 kN/m → 2.5 kN/m',
    ]);
  });

  test('on one member are told apart by their numbers, also in the list of changes', () => {
    const two = { id: 1, name: 'G', distributed_loads: [line(4, 1, 5000), line(7, 1, 8000)] };
    const both = loadGroups(two as unknown as LoadCase, units);
    expect(both.map(({ title }) => title)).toEqual([
      'Line load 4 on member 1',
      'Line load 7 on member 1',
    ]);
    const shown = displayUnits('kN, m, mm');
    const swapped = [8000, 5000].map((to, i) => changeMagnitude(both[i], 0, to, units, shown));
    expect(listChanges(swapped)).toEqual([
      'G, line load 4 on member 1: 5 kN/m → 8 kN/m',
      'G, line load 7 on member 1: 8 kN/m → 5 kN/m',
    ]);
  });

  test('are read and written in the units of the document', () => {
    const millimetres = documentUnits({ lengthUnit: 'mm', forceUnit: 'kN' });
    const [group] = loadGroups(
      { id: 1, name: 'G', distributed_loads: [line(1, 1, 0.005)] } as unknown as LoadCase,
      millimetres,
    );
    expect(group.magnitudes).toEqual([5000]);
  });

  test('have factors, and a generated combination says that it was changed', () => {
    const [combination] = DOCUMENT.analysis.load_combinations!;
    const change = changeFactor(DOCUMENT, combination, 1, 1.5);
    const [made] = change.apply(change.apply(DOCUMENT)).analysis.load_combinations!;
    expect(made.load_case_factors).toEqual([{ load_case_id: 1, factor: 1.5 }]);
    expect(made.generated!.reason).toBe('G is unfavourable. Factors were changed by hand.');
    expect(listChanges([change])).toEqual(['ULS, factor of G: 1.35 → 1.5']);
  });
});

describe('history', () => {
  const change = (to: string, from = 'a'): Change => ({
    subject: 'Member 1, section',
    from,
    to,
    apply: (d) => d,
  });

  test('takes back and makes again, and forgets what was taken back with the next change', () => {
    const two = doneToo(doneToo(NOTHING_DONE, change('b')), change('c', 'b'));
    expect(listChanges(two.done)).toEqual(['Member 1, section: a → c']);
    const back = undo(two);
    expect(listChanges(back.done)).toEqual(['Member 1, section: a → b']);
    expect(redo(back)).toEqual(two);
    expect(redo(doneToo(back, change('d', 'b'))).undone).toEqual([]);
    expect(undo(NOTHING_DONE)).toBe(NOTHING_DONE);
  });
});

test('a change reaches the member, its set or all of its section', () => {
  const [member] = DOCUMENT.model.members!;
  const sets = [
    { id: 5, member_ids: [1, 3] },
    { id: 6, member_ids: [1, 2], ltb_length: 8 },
  ];
  const document = { ...DOCUMENT, model: { ...DOCUMENT.model, member_sets: sets } } as Document;
  expect(membersWithin(document, member, 'member')).toEqual([1]);
  expect(membersWithin(document, member, 'set')).toEqual([1, 2]);
  expect(membersWithin(document, member, 'section')).toEqual([1, 2]);
});
