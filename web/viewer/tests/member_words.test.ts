// What a member is in words, against documents of which every field is known.

import type { Document } from 'loadpath';
import { describe, expect, it } from 'vitest';
import { displayUnits } from '../src/format/display_units';
import { placeStructure } from '../src/model/structure';
import { sidesOf } from '../src/report/force_lines';
import { memberTable, memberTraits } from '../src/tables/member_table';
import { hingeWords } from '../src/tables/member_words';
import { modelTables } from '../src/tables/model_tables';
import type { Table } from '../src/tables/table';

const units = displayUnits('kN, m, mm');
const SI = { length: 1, force: 1, pressure: 1 };
const hinge = (releases: object) => hingeWords({ id: 1, ...releases }, SI, units);

describe('a hinge', () => {
  it('is pinned where it turns about both axes and resists all else', () => {
    expect(hinge({ rotational_release_my: 0, rotational_release_mz: 0 })).toBe('pinned');
    expect(hinge({})).toBe('rigid');
  });
  it('says every release, with the stiffness of springs', () => {
    expect(hinge({ rotational_release_mz: 0, translational_release_vx: 5e5 })).toBe(
      'free about z, spring along x 500 kN/m',
    );
    const curve = { points: [[0, 0] as [number, number], [0.01, 5e4] as [number, number]] };
    expect(hinge({ moment_rotation_mz: curve, rotation_axes: 'Global' })).toBe(
      'about z by a curve, in global axes',
    );
    expect(hinge({ rotational_release_warp: 0 })).toBe('free to warp');
  });
  it('is read in the units of its document', () => {
    const given = { length: 1e-3, force: 1e3, pressure: 1 };
    // 2 kN/mm and 3 kN mm/rad.
    const words = hingeWords(
      { id: 1, translational_release_vy: 2, rotational_release_mz: 3 },
      given,
      units,
    );
    expect(words).toBe('spring about z 0.003 kN m/rad, spring along y 2000 kN/m');
  });
});

const bars = (members: object[], more: object = {}) =>
  placeStructure({
    settings: {},
    model: {
      nodes: [0, 1, 2, 3, 4].map((x) => ({ id: x + 1, X: x, Y: 0, Z: 0 })),
      materials: [{ id: 1, name: 'S235' }],
      sections: [
        { id: 1, name: 'IPE300', material: 1, area: 1e-3 },
        { id: 2, name: 'IPE200', material: 1, area: 1e-3 },
      ],
      members: members.map((member, i) => ({
        id: i + 1,
        start_node_id: i + 1,
        end_node_id: i + 2,
        section: 1,
        ...member,
      })),
      member_hinges: [{ id: 1, rotational_release_my: 0, rotational_release_mz: 0 }],
      ...more,
    },
    analysis: {},
  } as unknown as Document);

const read = ({ columns, rows }: Table) =>
  rows().map(({ cells }) => Object.fromEntries(columns.map(({ title }, i) => [title, cells[i]])));

describe('members', () => {
  const structure = bars([
    { member_type: 'Truss', start_hinge: 1, end_hinge: 1 },
    { rotation_angle: -30, start_hinge: 1, end_section: 2 },
    { member_type: 'Tension', pretension: 1e4, start_offset: { Y: -0.15 } },
    { start_hinge: 1, end_hinge: 1 },
  ]);

  it('have a row each that says type, ends, roll and offsets', () => {
    const rows = read(memberTable(structure, units));
    expect(rows[1]).toMatchObject({
      Section: 'IPE300 → IPE200',
      Type: 'Normal',
      'At start': 'pinned',
      'At end': 'rigid',
      'Roll (°)': -30,
      'Offset at start (m)': null,
    });
    expect(rows[2]).toMatchObject({
      Type: 'Tension, pretension 10 kN',
      'Offset at start (m)': '(0, −0.15, 0)',
    });
    expect(rows[0]).not.toHaveProperty('Ground (m)');
    expect(rows[0]).not.toHaveProperty('Offset at end (m)');
  });
  it('are told apart on paper by one row for each trait', () => {
    expect(
      memberTraits(structure, units)
        .rows()
        .map(({ cells }) => cells),
    ).toEqual([
      ['Offset in m (0, −0.15, 0) at start', '3'],
      ['Pinned at both ends', '1, 4'],
      ['Pinned at start', '2'],
      ['Rolled −30°', '2'],
      ['Tapered IPE300 → IPE200', '2'],
      ['Type Tension, pretension 10 kN', '3'],
      ['Type Truss', '1'],
    ]);
  });
  it('have no traits where all are plain', () => {
    expect(memberTraits(bars([{}, {}]), units).rows()).toEqual([]);
  });
});

it('supports tell springs with their stiffness, skewed axes, and the lines they hold', () => {
  const structure = bars([{}], {
    nodal_supports: [
      {
        id: 7,
        X: { condition_type: 'Spring', stiffness: 5e6 },
        RZ: { condition_type: 'Free' },
        axes: { x: [0.8, 0.6, 0], y: [-0.6, 0.8, 0] },
      },
    ],
    line_supports: [{ id: 2, start_node_id: 1, end_node_id: 3, nodal_support: 7, frame: 'Edge' }],
  });
  const tables = new Map(modelTables(structure, units).map((table) => [table.name, read(table)]));
  expect(tables.get('Supports')).toEqual([
    {
      Support: 7,
      X: 'spring 5000 kN/m',
      Y: 'fixed',
      Z: 'fixed',
      RX: 'fixed',
      RY: 'fixed',
      RZ: 'free',
      Axes: 'X (0.8, 0.6, 0), Y (−0.6, 0.8, 0)',
      Nodes: null,
    },
  ]);
  expect(tables.get('Line supports')).toEqual([
    expect.objectContaining({ Start: 1, End: 3, Axes: 'of the edge' }),
  ]);
});

describe('a normal force', () => {
  const line = (...values: number[]) => values.map((value, x) => ({ x, value }));

  it('is cut where it changes its sign', () => {
    const sides = sidesOf(line(2, -2, -1), 1);
    expect(sides.map(({ side }) => side)).toEqual(['tension', 'compression']);
    expect(sides[0].points).toEqual([
      { x: 0, value: 2 },
      { x: 0.5, value: 0 },
    ]);
    expect(sides[1].points[0]).toEqual({ x: 0.5, value: 0 });
  });
  it('is compression where the document has its own signs and a value is positive', () => {
    expect(sidesOf(line(1, 1), -1).map(({ side }) => side)).toEqual(['compression']);
    expect(sidesOf(line(0, 0, 3), 1).map(({ side }) => side)).toEqual(['tension']);
    expect(sidesOf(line(0, 0), 1)).toEqual([]);
  });
  it('is of neither side where its figures are sizes', () => {
    expect(sidesOf(line(1, 2), 0).map(({ side }) => side)).toEqual(['plain']);
  });
});
