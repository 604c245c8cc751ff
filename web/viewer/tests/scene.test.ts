import type { Document, NodalSupport } from 'loadpath';
import { describe, expect, test } from 'vitest';
import { displayUnits } from '../src/format/display_units';
import { loads } from '../src/layers/loads';
import { combinedLoads, loadsShown, termsOf } from '../src/model/combined_loads';
import { find } from '../src/model/find';
import { hingeReleases } from '../src/model/hinge_releases';
import { caseLoads } from '../src/model/load_case_loads';
import { placeOfIssue } from '../src/model/place_of_issue';
import { placeStructure } from '../src/model/structure';
import { supportAxes, supportHolds } from '../src/model/support_holds';
import { supportSymbol } from '../src/model/support_symbol';
import { readPlace, writePlace } from '../src/page/deep_link';
import { ViewState } from '../src/page/view_state.svelte';
import { combinationFormula } from '../src/results/combination_formula';
import { labelsOf } from '../src/stage/label';
import { distanceToSegment, isInside } from '../src/stage/pick';
import { LIGHT } from '../src/stage/theme';

const MODEL = {
  settings: { unit_settings: { lengthUnit: 'mm', forceUnit: 'kN' } },
  model: {
    materials: [],
    nodes: [
      { id: 1, X: 0, Y: 0, Z: 0 },
      { id: 2, X: 4000, Y: 0, Z: 0 },
      { id: 12, X: 4000, Y: 3000, Z: 0 },
    ],
    sections: [{ id: 1, name: 'IPE 300' }],
    members: [
      { id: 7, start_node_id: 1, end_node_id: 2, section: 1 },
      { id: 8, start_node_id: 2, end_node_id: 99, section: 1 },
      { id: 12, start_node_id: 2, end_node_id: 12, section: 1, end_offset: { Y: -500 } },
    ],
  },
  analysis: {
    load_cases: [
      {
        id: 1,
        name: 'G',
        distributed_loads: [
          {
            id: 1,
            member: 7,
            magnitude: 0.01,
            end_magnitude: 0.02,
            direction: [0, -1, 0],
            start_frac: 0.25,
            end_frac: 1,
          },
        ],
        member_point_loads: [
          { id: 1, member: 12, magnitude: 5, direction: [0, 1, 0], position: 0, axes: 'local' },
        ],
      },
    ],
  },
} as unknown as Document;

const structure = placeStructure(MODEL);

describe('a placed structure', () => {
  test('is in metres, with end offsets, without members that lead nowhere', () => {
    expect(structure.members.map((m) => m.member.id)).toEqual([7, 12]);
    expect(structure.memberById.get(7)!.length).toBe(4);
    expect(structure.memberById.get(12)!.length).toBeCloseTo(2.5, 12);
  });

  test('has its loads in newtons and global axes', () => {
    const loads = caseLoads(structure, MODEL.analysis.load_cases![0]);
    expect(loads.lines[0].from).toEqual([1, 0, 0]);
    expect(loads.lines[0].start[1]).toBeCloseTo(-10_000, 9);
    expect(loads.lines[0].end[1]).toBeCloseTo(-20_000, 9);
    // Local y of a column is global Z.
    expect(loads.points[0].vector[2]).toBeCloseTo(5000, 9);
  });

  test('has settlements in the axes of the support and temperatures per member', () => {
    const document = structuredClone(MODEL);
    document.model.nodes[0].nodal_support = 5;
    document.model.nodal_supports = [
      { id: 5, axes: { x: [0, 1, 0], y: [-1, 0, 0] } },
    ] as unknown as NodalSupport[];
    document.analysis.options = { enable_self_weight: true, self_weight_load_case_id: 1 };
    Object.assign(document.analysis.load_cases![0], {
      support_displacements: [
        { id: 1, node: 1, direction: 'Y', value: 10 },
        { id: 2, node: 1, direction: 'RZ', value: 0.002 },
      ],
      temperature_loads: [{ id: 1, member: 7, uniform: 20, gradient_y: -5 }],
    });
    const loads = caseLoads(placeStructure(document), document.analysis.load_cases![0]);
    // 10 mm along the support's y, which is global -X.
    expect(loads.settlements[0].axis[0]).toBeCloseTo(-1, 12);
    expect(loads.settlements[0].value).toBeCloseTo(0.01, 12);
    expect(loads.settlements[1]).toMatchObject({ kind: 'rotation', value: 0.002 });
    expect(loads.heated[0]).toMatchObject({ uniform: 20, gradient_y: -5, gradient_z: 0 });
    expect(loads.hasSelfWeight).toBe(true);
  });

  test('is searched by id and by section, the exact id first', () => {
    expect(find(structure, '12', 9).map((h) => h.title)).toEqual([
      'Member 12 · IPE 300',
      'Node 12',
    ]);
    expect(find(structure, 'n1', 9).map((h) => h.picked.id)).toEqual([1, 12]);
    expect(find(structure, 'ipe300', 9)).toHaveLength(2);
  });

  test('knows what an issue is about', () => {
    expect(placeOfIssue(structure, 'model.members[2].section')).toEqual({ kind: 'member', id: 12 });
    const load = 'analysis.load_cases[0].distributed_loads[0].magnitude';
    expect(placeOfIssue(structure, load)).toEqual({ kind: 'member', id: 7 });
    expect(placeOfIssue(structure, 'settings.general_info')).toBeNull();
  });
});

describe('a support symbol', () => {
  const free = { condition_type: 'Free' };
  const turning = { RX: free, RY: free, RZ: free };
  const spring = { condition_type: 'Spring', stiffness: 1e6 };
  const symbol = (given: object) =>
    supportSymbol(supportHolds({ id: 1, ...given } as unknown as NodalSupport));

  test('is a block where it is clamped and a pyramid where it turns', () => {
    const body = { stands: 'Y', slides: [] };
    expect(symbol({})).toEqual({ body, isClamped: true, isMixed: false });
    expect(symbol(turning)).toEqual({ body, isClamped: false, isMixed: false });
  });

  test('stands on rails where it can slide', () => {
    const body = { stands: 'Y', slides: ['X'] };
    expect(symbol({ X: free, ...turning })).toMatchObject({ body, isClamped: false });
    expect(symbol({ X: free })).toMatchObject({ body, isClamped: true });
  });

  test('leans on what holds it where nothing does from below', () => {
    const leaning = symbol({ Y: free, ...turning });
    expect(leaning.body).toEqual({ stands: 'X', slides: ['Y'] });
  });

  test('shows springs and one-way holds beside what is fixed', () => {
    expect(symbol({ ...turning, Y: spring })).toMatchObject({
      body: { stands: 'X', slides: [] },
      isMixed: true,
    });
    const oneWay = { condition_type: 'PositiveOnly' };
    expect(symbol({ ...turning, X: free, Y: oneWay, Z: free })).toMatchObject({
      body: null,
      isMixed: true,
    });
  });

  test('follows skewed axes', () => {
    const given = { id: 1, axes: { x: [1, 1, 0], y: [-1, 1, 0] } } as unknown as NodalSupport;
    const axes = supportAxes(given);
    expect(axes.Y[0]).toBeCloseTo(-Math.SQRT1_2, 12);
    expect(axes.Z[2]).toBeCloseTo(1, 12);
  });
});

describe('a hinge symbol', () => {
  test('tells free turning, springs and sliding apart', () => {
    expect(hingeReleases({ id: 1, rotational_release_mz: 0 })).toEqual({
      turns: 'free',
      slides: [],
    });
    expect(hingeReleases({ id: 1, rotational_release_mz: 5e6 }).turns).toBe('spring');
    expect(hingeReleases({ id: 1, translational_release_vx: 0 })).toEqual({
      turns: null,
      slides: ['x'],
    });
  });
});

describe('picking', () => {
  test('measures to the segment, not to its line', () => {
    expect(distanceToSegment([0, 0], [10, 0], 5, 3)).toBe(3);
    expect(distanceToSegment([0, 0], [10, 0], 14, 3)).toBe(5);
  });

  test('knows inside from outside of a concave polygon', () => {
    const corner = [
      [0, 0],
      [4, 0],
      [4, 4],
      [2, 4],
      [2, 2],
      [0, 2],
    ] as [number, number][];
    expect(isInside(corner, 1, 1)).toBe(true);
    expect(isInside(corner, 1, 3)).toBe(false);
  });
});

test('a link to a place brings back the same place', () => {
  const view = new ViewState();
  view.picked = { kind: 'member', id: 12 };
  view.set = { kind: 'loadcombination', name: 'ULS & 1 = <b>' };
  view.shown = { kind: 'diagram', component: 'mz' };
  view.position = 0.375;
  view.unitSystem = 'N, mm';
  view.signs = 'document';
  view.hide(3);
  view.isolate([12, 3]);
  view.camera = { target: [1, 2, 3], direction: [0, 0, -1], height: 12.5 };
  const again = new ViewState();
  readPlace(writePlace(view), again);
  expect(again.picked).toEqual(view.picked);
  expect(again.set).toEqual(view.set);
  expect(again.shown).toEqual(view.shown);
  expect(again.position).toBe(0.375);
  expect([again.unitSystem, again.signs]).toEqual(['N, mm', 'document']);
  expect([...again.hidden]).toEqual([3]);
  expect([...again.isolated!]).toEqual([12, 3]);
  expect(again.wishedCamera).toEqual(view.camera);
});

test('arrows of loads are as long on the screen at every zoom', () => {
  const { points } = caseLoads(structure, MODEL.analysis.load_cases![0]);
  const nothing = { lines: [], areas: [], settlements: [], heated: [], hasSelfWeight: false };
  const tailAt = (pixel: number) => {
    const steps = loads({ ...nothing, points }, pixel, displayUnits('kN, m, mm'), LIGHT);
    let step = steps.next();
    while (!step.done) step = steps.next();
    const [label] = labelsOf(step.value);
    return Math.hypot(...label.at.map((x, i) => x - points[0].at[i])) / pixel;
  };
  expect(tailAt(0.01)).toBeCloseTo(50, 9);
  expect(tailAt(0.002)).toBeCloseTo(50, 9);
});

describe('loads as combined', () => {
  const document = structuredClone(MODEL);
  const [given] = document.analysis.load_cases!;
  const live = { ...structuredClone(given), id: 2, name: 'S', member_point_loads: [] };
  document.analysis.load_cases!.push(live);
  document.analysis.load_combinations = [
    {
      id: 1,
      name: 'ULS',
      load_case_factors: [
        { load_case_id: 1, factor: 1.35 },
        { load_case_id: 2, factor: -1.5 },
        { load_case_id: 9, factor: 1 },
      ],
    },
  ];
  const placed = placeStructure(document);
  const terms = termsOf(placed, { kind: 'loadcombination', name: 'ULS' })!;

  test('have their factors, and stand once where they act on one place', () => {
    const { lines, points } = combinedLoads(placed, terms);
    expect(lines).toHaveLength(1);
    // 10 and 20 kN/m downwards, times 1.35 − 1.5.
    expect(lines[0].start[1]).toBeCloseTo(1500, 9);
    expect(lines[0].end[1]).toBeCloseTo(3000, 9);
    expect(points[0].vector[2]).toBeCloseTo(1.35 * 5000, 9);
    expect(combinationFormula(terms)).toBe('1.35 G − 1.5 S');
  });

  test('have the weight that the engine adds, in the units of the document', () => {
    const heavy = structuredClone(document);
    heavy.model.materials = [{ id: 3, density: 7850 }] as never;
    Object.assign(heavy.model.sections![0], { material: 3, area: 5000 });
    heavy.analysis.options = { enable_self_weight: true, self_weight_load_case_id: 1 };
    const structure = placeStructure(heavy);
    const { lines } = combinedLoads(
      structure,
      termsOf(structure, { kind: 'loadcase', name: 'G' })!,
    );
    // 5000 mm² of steel; the line load does not act on the whole of member 7.
    expect(lines.map(({ member, weight }) => [member.member.id, weight])).toEqual([
      [7, undefined],
      [7, 'only'],
      [12, 'only'],
    ]);
    expect(lines[1].start[1]).toBeCloseTo(-0.005 * 7850 * 9.81, 9);
  });

  test('go with the members that are hidden, and with nodes between hidden members', () => {
    const loads = combinedLoads(placed, terms);
    const node = { kind: 'node' as const, id: 2 };
    loads.points.push({ kind: 'force', on: node, at: [4, 0, 0], vector: [0, 1, 0] });
    expect(loadsShown(loads, placed, (id) => id !== 7)).toMatchObject({ lines: [] });
    expect(loadsShown(loads, placed, (id) => id !== 7).points).toHaveLength(2);
    expect(loadsShown(loads, placed, () => false).points).toHaveLength(0);
  });
});
