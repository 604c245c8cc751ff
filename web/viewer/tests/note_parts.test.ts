import { expect, test } from 'vitest';
import { noteParts } from '../src/results/note_parts';

const read = (note: string) =>
  noteParts(note).map((part) =>
    typeof part === 'string' ? part : [part.letter, part.below].filter(Boolean),
  );

test('symbols of a sentence are read, and it begins with a capital', () => {
  expect(read('all of T_Ed as St Venant torsion, t <= 40 mm')).toEqual([
    'All of ',
    ['T', 'Ed'],
    ' as St Venant torsion, t ≤ 40 mm',
  ]);
  expect(read('M_N,Rd counts f_y · (1 - B_Ed / B_Rd)')).toEqual([
    ['M', 'N,Rd'],
    ' counts ',
    ['f', 'y'],
    ' · (1 − ',
    ['B', 'Ed'],
    ' / ',
    ['B', 'Rd'],
    ')',
  ]);
  expect(read('the shear area carries (1 - rho) f_y, 6.2.8')).toEqual([
    'The shear area carries (1 − ',
    ['ρ'],
    ') ',
    ['f', 'y'],
    ', 6.2.8',
  ]);
  expect(read('alpha_cr is 3')).toEqual([['α', 'cr'], ' is 3']);
});

test('names of fields, letters and figures stay as they are', () => {
  for (const note of [
    'ltb_length of member set 1',
    "6.2.6(3) for I, C1 = 1 as 'a_b_c'",
    'y, the strong axis, is the document’s local z',
    'include_ltb is off',
  ])
    expect(noteParts(note)).toEqual([note]);
  expect(noteParts('between buckling_length_z and pi_x').at(0)).toBe(
    'Between buckling_length_z and ',
  );
});
