// Examples of the start page, written as small programs: a beam with a check, a building frame, a plate.

import type { Document } from 'loadpath';

export interface Example {
  title: string;
  words: string;
  document(): Document;
}

const STEEL = {
  id: 1,
  name: 'S355',
  e_mod: 210e9,
  g_mod: 81e9,
  density: 7850,
  yield_stress: 355e6,
};

/** Properties in m; z is the strong axis. Source: EN 10365 dimensions. */
const IPE300 = {
  id: 1,
  name: 'IPE 300',
  material: 1,
  h: 0.3,
  b: 0.15,
  area: 5.381e-3,
  i_y: 6.038e-6,
  i_z: 8.356e-5,
  j: 2.012e-7,
  i_w: 1.259e-7,
  wel_y: 8.05e-5,
  wel_z: 5.571e-4,
  wpl_y: 1.252e-4,
  wpl_z: 6.284e-4,
  a_sz: 2.568e-3,
  a_sy: 3.2e-3,
  dimensions: { shape: 'I', h: 0.3, b: 0.15, tw: 0.0071, tf: 0.0107, r: 0.015 },
  ec3: { buckling_curve_y: 'B', buckling_curve_z: 'A', buckling_curve_lt: 'A' },
};
const HEB200 = {
  id: 2,
  name: 'HE 200 B',
  material: 1,
  h: 0.2,
  b: 0.2,
  area: 7.808e-3,
  i_y: 2.003e-5,
  i_z: 5.696e-5,
  j: 5.928e-7,
  i_w: 1.711e-7,
  wel_y: 2.003e-4,
  wel_z: 5.696e-4,
  wpl_y: 3.058e-4,
  wpl_z: 6.425e-4,
  a_sz: 2.483e-3,
  a_sy: 6e-3,
  dimensions: { shape: 'I', h: 0.2, b: 0.2, tw: 0.009, tf: 0.015, r: 0.018 },
  ec3: { buckling_curve_y: 'C', buckling_curve_z: 'B', buckling_curve_lt: 'A' },
};

const FREE = { condition_type: 'Free' };
const PINNED = { id: 1, RX: null, RY: FREE, RZ: FREE };
const ROLLER = { id: 2, X: FREE, RY: FREE, RZ: FREE };
const CLAMPED = { id: 3 };

const CHECK = {
  id: 'ec3',
  name: 'EN 1993-1-1 member check',
  applies_to: { type: 'AllMembers' },
  limit_state: 'ULS',
  spec: { Ec3Steel: { gamma_m0: 1, gamma_m1: 1 } },
};

function document(name: string, model: object, analysis: object): Document {
  return {
    schema_version: 4,
    settings: {
      general_info: { project_name: name, author: 'Loadpath', version: '1' },
      unit_settings: {},
    },
    model: {
      materials: [STEEL],
      sections: [IPE300, HEB200],
      nodal_supports: [PINNED, ROLLER, CLAMPED],
      member_sets: [],
      members: [],
      ...model,
    },
    analysis: { options: { dimensionality: '3D', order: 'LINEAR' }, ...analysis },
  } as unknown as Document;
}

const DOWN = [0, -1, 0];
const uls = (...factors: [number, number][]) => [
  {
    id: 1,
    name: 'ULS',
    limit_state: 'ULS',
    check: 'ULS',
    load_case_factors: factors.map(([load_case_id, factor]) => ({ load_case_id, factor })),
  },
];

function beam(): Document {
  return document(
    'Floor beam',
    {
      nodes: [
        { id: 1, X: 0, Y: 0, Z: 0, nodal_support: 1 },
        { id: 2, X: 6, Y: 0, Z: 0, nodal_support: 2 },
      ],
      members: [
        {
          id: 1,
          start_node_id: 1,
          end_node_id: 2,
          section: 1,
          rotation_angle: 0,
          weight: 0,
          member_type: 'Normal',
        },
      ],
    },
    {
      load_cases: [
        {
          id: 1,
          name: 'Permanent',
          distributed_loads: [
            {
              id: 1,
              member: 1,
              magnitude: 8000,
              end_magnitude: 8000,
              direction: DOWN,
              start_frac: 0,
              end_frac: 1,
            },
          ],
        },
        {
          id: 2,
          name: 'Imposed',
          member_point_loads: [
            { id: 1, member: 1, magnitude: 20_000, direction: DOWN, position: 0.5 },
          ],
        },
      ],
      load_combinations: uls([1, 1.35], [2, 1.5]),
      unity_checks: [CHECK],
    },
  );
}

function building(): Document {
  const [bays, floors, deep] = [3, 3, 2];
  const [span, height, depth] = [6, 3.5, 5];
  const id = (i: number, j: number, k: number) => 1 + i + (bays + 1) * (j + (floors + 1) * k);
  const nodes: object[] = [];
  const members: object[] = [];
  const beams: number[] = [];
  const member = (a: number, b: number, section: number, rotation_angle = 0) => {
    members.push({
      id: members.length + 1,
      start_node_id: a,
      end_node_id: b,
      section,
      rotation_angle,
      weight: 0,
      member_type: 'Normal',
    });
    return members.length;
  };
  for (let k = 0; k <= deep; k++) {
    for (let j = 0; j <= floors; j++) {
      for (let i = 0; i <= bays; i++) {
        const nodal_support = j === 0 ? 3 : null;
        nodes.push({ id: id(i, j, k), X: i * span, Y: j * height, Z: k * depth, nodal_support });
        if (j > 0) member(id(i, j - 1, k), id(i, j, k), 2);
        if (j > 0 && i > 0) beams.push(member(id(i - 1, j, k), id(i, j, k), 1));
        if (j > 0 && k > 0) member(id(i, j, k - 1), id(i, j, k), 1);
      }
    }
  }
  const wind = Array.from({ length: floors }, (_, j) => j + 1).flatMap((j) =>
    Array.from({ length: deep + 1 }, (_, k) => ({
      id: j * 10 + k,
      node: id(0, j, k),
      magnitude: 12_000,
      direction: [1, 0, 0],
      load_type: 'force',
    })),
  );
  const floorLoad = beams.map((b, i) => ({
    id: i + 1,
    member: b,
    magnitude: 18_000,
    end_magnitude: 18_000,
    direction: DOWN,
    start_frac: 0,
    end_frac: 1,
  }));
  return document(
    'Office frame',
    { nodes, members },
    {
      load_cases: [
        { id: 1, name: 'Floors', distributed_loads: floorLoad },
        { id: 2, name: 'Wind', nodal_loads: wind },
      ],
      load_combinations: [
        ...uls([1, 1.35], [2, 0.9]),
        {
          id: 2,
          name: 'ULS wind',
          limit_state: 'ULS',
          check: 'ULS',
          load_case_factors: [
            { load_case_id: 1, factor: 1 },
            { load_case_id: 2, factor: 1.5 },
          ],
        },
      ],
      unity_checks: [CHECK],
    },
  );
}

function slab(): Document {
  const [across, along] = [12, 8];
  const size = 0.5;
  const id = (i: number, k: number) => 1 + i + (across + 1) * k;
  const nodes: object[] = [];
  const plate_elements: object[] = [];
  for (let k = 0; k <= along; k++) {
    for (let i = 0; i <= across; i++) {
      const isEdge = i === 0 || k === 0 || i === across || k === along;
      nodes.push({
        id: id(i, k),
        X: i * size,
        Y: 0,
        Z: k * size,
        nodal_support: isEdge ? 1 : null,
      });
      if (i > 0 && k > 0) {
        plate_elements.push({
          id: plate_elements.length + 1,
          material: 1,
          thickness: 0.18,
          node_ids: [id(i - 1, k - 1), id(i - 1, k), id(i, k), id(i, k - 1)],
        });
      }
    }
  }
  const concrete = {
    id: 1,
    name: 'C30/37',
    e_mod: 33e9,
    g_mod: 13.75e9,
    density: 2500,
    yield_stress: 30e6,
  };
  const plate_pressures = plate_elements.map((_, i) => ({
    id: i + 1,
    magnitude: 9000,
    direction: DOWN,
    target: { kind: 'Element', plate_element_id: i + 1 },
  }));
  return document(
    'Slab on four walls',
    {
      materials: [concrete],
      sections: [],
      nodes,
      plate_elements,
      nodal_supports: [{ id: 1, RX: FREE, RY: FREE, RZ: FREE }],
    },
    { load_cases: [{ id: 1, name: 'Floor', plate_pressures }] },
  );
}

export const EXAMPLES: readonly Example[] = [
  { title: 'A beam, checked', words: 'IPE 300 over 6 m with an EN 1993-1-1 check', document: beam },
  {
    title: 'A building frame',
    words: '87 members in 3D, floors and wind, every member checked',
    document: building,
  },
  { title: 'A slab', words: 'A plate on four sides with contours', document: slab },
];
