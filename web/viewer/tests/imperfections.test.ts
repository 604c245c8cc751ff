import type { CombinationStability, Document } from 'loadpath';
import { expect, test } from 'vitest';
import { imperfectionAt } from '../src/layers/imperfections';
import { placeStructure } from '../src/model/structure';

/** A column of two members, 3 m and 3 m, from 1 m above the ground. */
const structure = placeStructure({
  settings: { unit_settings: { lengthUnit: 'm', forceUnit: 'N' } },
  model: {
    materials: [],
    nodes: [
      { id: 1, X: 0, Y: 1, Z: 0 },
      { id: 2, X: 0, Y: 4, Z: 0 },
      { id: 3, X: 0, Y: 7, Z: 0 },
    ],
    sections: [{ id: 1 }],
    members: [
      { id: 1, start_node_id: 2, end_node_id: 1, section: 1 },
      { id: 2, start_node_id: 2, end_node_id: 3, section: 1 },
    ],
  },
  analysis: {},
} as unknown as Document);

const given = (row: object) =>
  ({ bows: [], mode_shapes: [], ...row }) as unknown as CombinationStability;
const members = structure.members;

test('a structure leans from its foot', () => {
  const row = given({ initial_sway: { phi: 0.005, direction: [0, 0, 1] } });
  const at = imperfectionAt(structure, row);
  expect(at(members[0], [0, 1, 0])[2]).toBe(0);
  expect(at(members[1], [0, 7, 0])[2]).toBeCloseTo(0.03, 12);
});

test('members in a row bow as one, whichever way each runs', () => {
  const bow = { member_ids: [1, 2], e_0: 0.024, length: 6, direction: [1, 0, 0] };
  const at = imperfectionAt(structure, given({ initial_sway: null, bows: [bow] }));
  expect(at(members[0], [0, 1, 0])[0]).toBeCloseTo(0, 12);
  expect(at(members[0], [0, 4, 0])[0]).toBeCloseTo(0.024, 12);
  // A sixth of the length from the end: half of the rise.
  expect(at(members[1], [0, 6, 0])[0]).toBeCloseTo(0.012, 12);
});

test('the member that drives a mode leans about its start', () => {
  const shape = { alpha_cr: 5, phi: 0.005, member_id: 1, direction: [0, 0, 1] };
  const at = imperfectionAt(structure, given({ initial_sway: null, mode_shapes: [shape] }));
  const { start, end } = members[0];
  expect(at(members[0], start)[2]).toBe(0);
  expect(at(members[0], end)[2]).toBeCloseTo(0.005 * Math.abs(end[1] - start[1]), 12);
  expect(at(members[1], end)[2]).toBe(0);
});
