// Which field of the document decides a choice that a calculation made, or would if it were stated:
// its path as issues write it, what it says, and its record in the reference. Axes of a calculation
// are those of the standard, fields have those of the section.

import type { Document, Step } from 'loadpath';
import type { Judged } from './judged';

export interface StatedField {
  /** "model.sections[0].ec3.buckling_curve_z" */
  path: string;
  /** As the document has it; null where it leaves the field out. */
  value: string | null;
  /** The record that has the field, "Ec3SectionParams". */
  record: string;
}

/** Steps of the engine that rest on a choice, by their titles. */
export const CHOICES = [
  'Analysis',
  'Buckling length',
  'C1',
  'Class',
  'Critical moment',
  'Interaction factors',
  'LTB length',
  'LTB not checked',
  'Length',
  'Length between points held against twist',
  'National annex',
  'Reduction factor',
  'Steel',
  'chi_LT',
  'chi_LT without f',
] as const;

type FieldFinder = (step: Step) => StatedField | null;
type Owner = readonly [path: string, holder: object | null | undefined, record: string];

/** What is only known once per calculation; the finder then takes its steps. */
export function statedFields(document: Document, { check, part }: Judged): FieldFinder {
  const { model, analysis } = document;
  const sets = model.member_sets ?? [];
  const { entity } = part;
  const stated = sets.findIndex((set) => set.id === entity.memberset_id);
  const id = entity.member_id ?? sets[stated]?.member_ids[0];
  const member = model.members?.find((each) => each.id === id);
  const sectionAt = indexOfId(model.sections, member?.section);
  const section = model.sections?.[sectionAt];
  const materialAt = indexOfId(model.materials, section?.material);
  const setAt = stated >= 0 ? stated : indexOfSet(sets, id);
  const checkAt = (analysis.unity_checks ?? []).findIndex((each) => each.id === check.check_id);
  const spec = analysis.unity_checks?.[checkAt]?.spec as Record<string, object> | undefined;

  const ofSection: Owner = [`model.sections[${sectionAt}].ec3`, section?.ec3, 'Ec3SectionParams'];
  const ofSet: Owner = [`model.member_sets[${setAt}]`, sets[setAt], 'MemberSet'];
  const ofCheck: Owner = [
    `analysis.unity_checks[${checkAt}].spec.Ec3Steel`,
    spec?.Ec3Steel,
    'Ec3SteelSpec',
  ];
  const ofDeflection: Owner = [
    `analysis.unity_checks[${checkAt}].spec.Deflection`,
    spec?.Deflection,
    'DeflectionSpec',
  ];
  const ofMaterial: Owner = [
    `model.materials[${materialAt}]`,
    model.materials[materialAt],
    'Material',
  ];
  const ofOptions: Owner = ['analysis.options', analysis.options, 'AnalysisOptions'];

  const axes = part.trace.find(({ title }) => title === 'Axes')?.value ?? 0;
  /** "y" is the strong axis, which is local z of most sections. */
  const isTurned = Math.abs(axes - Math.PI / 2) < 1e-9;
  const local = ({ axis }: Step) => ((axis === 'y') === isTurned ? 'y' : 'z');

  /** The first of them that is stated, else the first. */
  const pick = ([path, holder, record]: Owner, ...names: string[]): StatedField | null => {
    if (path.includes('[-1]')) return null;
    const values = (holder ?? {}) as Record<string, unknown>;
    const name = names.find((each) => values[each] != null) ?? names[0];
    const value = values[name] ?? null;
    return {
      path: `${path}.${name}`,
      value: value === null ? null : JSON.stringify(value),
      record,
    };
  };
  const finders: Record<(typeof CHOICES)[number], FieldFinder> = {
    Analysis: () => pick(ofOptions, 'stability', 'order'),
    'Buckling length': (step) =>
      step.expression
        ? pick(ofCheck, 'lengths_from')
        : pick(ofSet, `buckling_length_${local(step)}`, `effective_length_factor_${local(step)}`),
    C1: () => pick(ofCheck, 'c1'),
    Class: () => pick(ofSection, 'section_class'),
    'Critical moment': (step) => pick(ofCheck, step.note?.includes('z_g') ? 'z_g' : 'lengths_from'),
    'Interaction factors': () => pick(ofCheck, 'interaction_method'),
    'LTB length': () => pick(ofSet, 'ltb_length'),
    'LTB not checked': () => pick(ofCheck, 'include_ltb'),
    Length: () => pick(ofDeflection, 'length'),
    'Length between points held against twist': () => pick(ofSet, 'buckling_length_t'),
    'National annex': () => pick(ofCheck, 'annex'),
    'Reduction factor': (step) =>
      step.axis ? pick(ofSection, `buckling_curve_${local(step)}`) : null,
    Steel: () => pick(ofMaterial, 'yield_stress'),
    chi_LT: () => pick(ofSection, 'buckling_curve_lt'),
    'chi_LT without f': () => pick(ofCheck, 'ltb_method'),
  };
  return (step) => {
    const choice = CHOICES.find((title) => title === step.title);
    return choice && step.note ? finders[choice](step) : null;
  };
}

const indexOfId = (list: readonly { id: number }[] | null | undefined, id: unknown): number =>
  list?.findIndex((each) => each.id === id) ?? -1;

/** As the engine has it: of the sets that hold a member, the first that says how it buckles. */
function indexOfSet(
  sets: NonNullable<Document['model']['member_sets']>,
  id: number | undefined,
): number {
  const holds = ({ member_ids }: (typeof sets)[number]) =>
    id !== undefined && member_ids.includes(id);
  const says = sets.findIndex((set) => holds(set) && Object.entries(set).some(isOfBuckling));
  return says >= 0 ? says : sets.findIndex(holds);
}

const isOfBuckling = ([name, value]: [string, unknown]): boolean =>
  /^(buckling_|effective_|ltb_)/.test(name) && (Array.isArray(value) ? value.length > 0 : !!value);
