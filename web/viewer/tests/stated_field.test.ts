import { readdirSync, readFileSync } from 'node:fs';
import type { Document, Step } from 'loadpath';
import { expect, test } from 'vitest';
import type { Judged } from '../src/results/judged';
import { CHOICES, statedFields } from '../src/results/stated_field';

const document = {
  model: {
    materials: [{ id: 7, name: 'S235', yield_stress: 235e6 }],
    sections: [
      { id: 2, name: 'other', material: 7 },
      { id: 1, name: 'IPE300', material: 7, ec3: { buckling_curve_z: 'A' } },
    ],
    members: [{ id: 4, section: 1 }],
    member_sets: [
      { id: 1, member_ids: [4], buckling_restraints: [] },
      { id: 2, member_ids: [4], effective_length_factor_y: 0.7, ltb_length: 2 },
    ],
  },
  analysis: {
    options: { order: 'LINEAR' },
    unity_checks: [{ id: 'ec3', spec: { Ec3Steel: { include_ltb: false } } }],
  },
} as unknown as Document;

const step = (title: string, more: Partial<Step> = {}) =>
  ({ title, note: 'why', value: 1, quantities: [], is_utilization: false, ...more }) as Step;

const fieldsWith = (axes: number, entity: object = { type: 'Member', member_id: 4 }) =>
  statedFields(document, {
    check: { check_id: 'ec3' },
    part: { entity, trace: [step('Axes', { value: axes })] },
  } as unknown as Judged);

test('a choice names its field, with what the document has there', () => {
  const fieldOf = fieldsWith(0);
  const about = (title: string, axis?: string) => {
    const field = fieldOf(step(title, { axis }));
    return field && [field.path, field.value, field.record];
  };
  expect(about('Steel')).toEqual(['model.materials[0].yield_stress', '235000000', 'Material']);
  expect(about('LTB not checked')).toEqual([
    'analysis.unity_checks[0].spec.Ec3Steel.include_ltb',
    'false',
    'Ec3SteelSpec',
  ]);
  expect(about('C1')).toEqual(['analysis.unity_checks[0].spec.Ec3Steel.c1', null, 'Ec3SteelSpec']);
  expect(about('LTB length')).toEqual(['model.member_sets[1].ltb_length', '2', 'MemberSet']);
  // The strong axis, y of the standard, is local z of the section.
  expect(about('Reduction factor', 'y')).toEqual([
    'model.sections[1].ec3.buckling_curve_z',
    '"A"',
    'Ec3SectionParams',
  ]);
  expect(about('Reduction factor', 'z')?.[0]).toBe('model.sections[1].ec3.buckling_curve_y');
  expect(about('Reduction factor')).toBeNull();
  expect(about('Buckling length', 'z')).toEqual([
    'model.member_sets[1].effective_length_factor_y',
    '0.7',
    'MemberSet',
  ]);
  expect(about('Torsion')).toBeNull();
});

test('where the strong axis is local y, fields of y decide about it', () => {
  const fieldOf = fieldsWith(Math.PI / 2);
  expect(fieldOf(step('Reduction factor', { axis: 'y' }))?.path).toMatch(/buckling_curve_y$/);
  expect(fieldOf(step('Reduction factor', { axis: 'z' }))?.path).toMatch(/buckling_curve_z$/);
});

test('what has no choice, no set or no member names no field', () => {
  const fieldOf = fieldsWith(0, { type: 'PlateSurface', plate_surface_id: 1 });
  expect(fieldOf(step('LTB length'))).toBeNull();
  expect(fieldOf(step('Steel'))).toBeNull();
  expect(fieldsWith(0)({ ...step('C1'), note: undefined })).toBeNull();
});

test('the engine has a step of every title', () => {
  const folder = new URL('../../../engine/src/checks/', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.cpp'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('');
  expect(CHOICES.filter((title) => !sources.includes(`.title = "${title}"`))).toEqual([]);
});
