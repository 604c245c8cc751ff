// Another section or another grade for some members. The records come from the library as a document
// has them; a section or material that the document has already is used again, and a section of that
// name with other figures is left to its author.

import type { Document, Material, Section, ShapePath } from 'loadpath';
import { formatNumber, TYPED_DIGITS } from '../format/display_units';
import { documentUnits } from '../model/document_units';
import { materialOf, sectionOf } from '../model/section_of';
import { type Change, nextId, withModel } from './change';
import { membersTitle } from './reach';
import { freeName, isSameSection, spelled } from './same_section';

/** Without a material the section keeps that of the one it replaces, without a shape its outline. */
export interface SectionRecords {
  section: Section;
  shape_path?: ShapePath;
  material?: Material;
}

/** Members get what stands for their section in `records`, by the id of the section they have. */
export function changeSections(
  document: Document,
  members: readonly number[],
  records: ReadonlyMap<number, SectionRecords>,
  what: 'section' | 'grade',
): Change {
  const apply = (given: Document) => putSections(given, new Set(members), records);
  const changed = apply(document);
  const words = (of: Document, say: (of: Document, member: number) => string) =>
    [...new Set(members.map((id) => say(of, id)))].join(', ');
  const plain = what === 'section' ? sectionName : gradeName;
  const isVisible = words(document, plain) !== words(changed, plain);
  const say = isVisible ? plain : gradeInFull;
  return {
    subject: `${membersTitle(members)}, ${what}`,
    from: words(document, say),
    to: words(changed, say),
    apply,
  };
}

const sectionName = (document: Document, member: number): string =>
  sectionOf(document, member)?.name ?? 'none';

const gradeName = (document: Document, member: number): string =>
  materialOf(document, sectionOf(document, member))?.name ?? 'none';

/** Grades of one name may have other strengths: thick parts, or an author's own figures. */
function gradeInFull(document: Document, member: number): string {
  const { pressure } = documentUnits(document.settings.unit_settings);
  const strength =
    (materialOf(document, sectionOf(document, member))?.yield_stress ?? 0) * pressure;
  return `${gradeName(document, member)} (${formatNumber(strength / 1e6, TYPED_DIGITS)} N/mm²)`;
}

function putSections(
  document: Document,
  members: ReadonlySet<number>,
  records: ReadonlyMap<number, SectionRecords>,
): Document {
  let changed = document;
  const taken = new Map<number, number>();
  for (const [former, given] of records) {
    const section = document.model.sections?.find(({ id }) => id === former);
    if (!section) continue;
    const [next, id] = takeSection(changed, given, section);
    changed = next;
    taken.set(former, id);
  }
  return withModel(changed, {
    members: changed.model.members?.map((member) => {
      const id = members.has(member.id) ? taken.get(member.section ?? Number.NaN) : undefined;
      return id === undefined ? member : { ...member, section: id };
    }),
  });
}

/** The document with the section, and its id there. */
function takeSection(
  document: Document,
  records: SectionRecords,
  former: Section,
): [Document, number] {
  const [changed, material] = records.material
    ? takeMaterial(document, records.material)
    : [document, former.material];
  const sections = changed.model.sections ?? [];
  const { shape_paths } = changed.model;
  const alike = sections.filter((each) => each.material === material);
  const known = alike.find((each) => isSameSection(each, records.section));
  if (known) return [changed, known.id];
  const id = nextId(sections);
  const name = freeName(records.section.name, alike);
  const shape = records.shape_path && { ...records.shape_path, id: nextId(shape_paths ?? []) };
  const own = { id, name, material, ...(shape && { shape_path: shape.id }) };
  const added = withModel(changed, {
    sections: [...sections, { ...records.section, ...own }],
    ...(shape && { shape_paths: [...(shape_paths ?? []), shape] }),
  });
  return [added, id];
}

function takeMaterial(document: Document, record: Material): [Document, number] {
  const { materials } = document.model;
  const known = materials.find(
    ({ name, yield_stress }) =>
      spelled(name).replace(/^steel_/, '') === spelled(record.name) &&
      yield_stress === record.yield_stress,
  );
  if (known) return [document, known.id];
  const id = nextId(materials);
  return [withModel(document, { materials: [...materials, { ...record, id }] }), id];
}
