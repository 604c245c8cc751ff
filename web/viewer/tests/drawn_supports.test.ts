import type { Document } from 'loadpath';
import { describe, expect, test } from 'vitest';
import type { Segment } from '../src/layers/lines';
import { beddedMembers, beddedPoints, heldLines } from '../src/layers/long_supports';
import { endOutlines, loft } from '../src/layers/tapered_solids';
import { hasLongSupports } from '../src/model/long_supports';
import { placeStructure } from '../src/model/structure';
import { cross, dot, type Vec3 } from '../src/model/vector';

const FREE = { condition_type: 'Free' };
const box = (id: number, h: number, b: number, more = {}) => ({
  id,
  name: `S${id}`,
  dimensions: { shape: 'rectangle', h, b, ...more },
});

function model(more: object): Document {
  const nodes = [
    [0, 0, 0],
    [4, 0, 0],
    [4, 0, 3],
    [0, 0, 3],
  ].map(([X, Y, Z], i) => ({ id: i + 1, X, Y, Z }));
  return {
    settings: {},
    model: { nodes, materials: [], ...more },
    analysis: {},
  } as unknown as Document;
}

/** Of a closed surface whose triangles look outwards, by the divergence theorem. */
function volume(corners: readonly Vec3[]): number {
  let sum = 0;
  for (let i = 0; i < corners.length; i += 3)
    sum += dot(corners[i], cross(corners[i + 1], corners[i + 2])) / 6;
  return sum;
}

describe('a tapered member', () => {
  const tapered = (sections: readonly object[]) => {
    const member = { id: 1, start_node_id: 1, end_node_id: 2, section: 1, end_section: 2 };
    const structure = placeStructure(model({ sections, members: [member] }));
    return { structure, placed: structure.members[0] };
  };

  test('has the volume of its prismoid', () => {
    const { structure, placed } = tapered([box(1, 0.2, 0.1), box(2, 0.5, 0.1)]);
    const edges: Segment[] = [];
    const corners = [...loft(placed, endOutlines(structure, placed)!, edges)];
    // 4 m long, 0.1 m wide, 0.35 m deep in its middle.
    expect(volume(corners)).toBeCloseTo(4 * 0.1 * 0.35, 6);
    expect(edges).toHaveLength(12);
  });

  test('is hollow where its sections are', () => {
    const hollow = (id: number, h: number) => box(id, h, 0.1, { shape: 'RHS', t: 0.01 });
    const { structure, placed } = tapered([hollow(1, 0.2), hollow(2, 0.4)]);
    const corners = [...loft(placed, endOutlines(structure, placed)!, [])];
    // Walls of 10 mm: 0.1 x 0.3 less 0.08 x 0.28 in its middle.
    expect(volume(corners)).toBeCloseTo(4 * (0.1 * 0.3 - 0.08 * 0.28), 6);
  });

  test('between outlines of other kinds has no solid', () => {
    const { structure, placed } = tapered([
      box(1, 0.2, 0.1),
      box(2, 0.5, 0.1, { shape: 'CHS', t: 0.01 }),
    ]);
    expect(endOutlines(structure, placed)).toBeNull();
  });
});

describe('line supports', () => {
  const held = { id: 1, X: FREE, Z: FREE, RX: FREE, RY: FREE, RZ: FREE };
  const line = { id: 1, start_node_id: 1, end_node_id: 2, nodal_support: 1 };
  const surface = { id: 1, boundary_node_ids: [4, 3, 2, 1], thickness: 0.2 };

  test('have symbols from end to end', () => {
    const structure = placeStructure(model({ nodal_supports: [held], line_supports: [line] }));
    const { places, lines } = heldLines(structure, 0.25);
    expect(lines).toEqual([
      [
        [0, 0, 0],
        [4, 0, 0],
      ],
    ]);
    expect(places.map(({ at }) => at[0])).toEqual([0, 1, 2, 3, 4]);
    expect(places[0].holds).toMatchObject({ X: 'free', Y: 'fixed', Z: 'free' });
    expect(places[0].axes.Y).toEqual([0, 1, 0]);
  });

  test('of an edge have their z across the plate', () => {
    const lines = [{ ...line, frame: 'Edge' }];
    const parts = { nodal_supports: [held], line_supports: lines, plate_surfaces: [surface] };
    const [{ axes }] = heldLines(placeStructure(model(parts)), 0.25).places;
    expect(axes.X).toEqual([1, 0, 0]);
    expect(Math.abs(axes.Z[1])).toBeCloseTo(1);
    expect(Math.abs(axes.Y[2])).toBeCloseTo(1);
  });

  test('that name no node or support are left out', () => {
    const lines = [
      { ...line, end_node_id: 99 },
      { ...line, nodal_support: 99 },
    ];
    const structure = placeStructure(model({ nodal_supports: [held], line_supports: lines }));
    expect(heldLines(structure, 0.25).places).toEqual([]);
  });
});

describe('ground along members', () => {
  const bedded = (bedding: object) => {
    const member = { id: 1, start_node_id: 1, end_node_id: 4, section: 1, bedding };
    return placeStructure(model({ sections: [box(1, 0.2, 0.1)], members: [member] }));
  };

  test('has springs from end to end, each way that it holds', () => {
    const structure = bedded({ y: 2e7, z: 1e7, frame: 'Global' });
    const points = beddedMembers(structure, 0.25);
    expect(hasLongSupports(structure)).toBe(true);
    expect(points.map(([at]) => at[2])).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
    expect(points[0][1][1]).toBe(-1);
    expect(points[1][1][2]).toBe(-1);
  });

  test('goes by the axes of the member', () => {
    const [[, way]] = beddedMembers(bedded({ x: 1e6 }), 0.25);
    expect(way[2]).toBeCloseTo(-1);
  });
});

describe('ground under plates', () => {
  const surface = { id: 1, boundary_node_ids: [1, 2, 3, 4], thickness: 0.2 };

  test('is drawn where there is some', () => {
    const other = { ...surface, id: 2 };
    const bedded = placeStructure(model({ plate_surfaces: [{ ...surface, bedding: 2e7 }, other] }));
    const points = beddedPoints(bedded, 0.2);
    expect(hasLongSupports(bedded)).toBe(true);
    expect(points.length).toBeGreaterThan(4);
    for (const [[x, y, z], down] of points) {
      expect([x > 0 && x < 4, y, z > 0 && z < 3]).toEqual([true, 0, true]);
      expect(down[1]).toBeCloseTo(-1);
    }
  });

  test('is nowhere without', () => {
    const plain = placeStructure(model({ plate_surfaces: [surface] }));
    expect(hasLongSupports(plain)).toBe(false);
    expect(beddedPoints(plain, 0.2)).toEqual([]);
  });
});
