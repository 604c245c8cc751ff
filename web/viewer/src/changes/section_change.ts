// Another section or another grade for some members. The records come from the library as a document
// has them; a section or material that the document has already is used again, and a section of that
// name with other figures is left to its author.

import type { Document, Material, Section, ShapePath } from 'loadpath';
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
  const names = (of: Document) => distinct(members.map((id) => nameOf(of, id, what)));
  const apply = (given: Document) => putSections(given, new Set(members), records);
  return {
    subject: `${membersTitle(members)}, ${what}`,
    from: names(document),
    to: names(apply(document)),
    apply,
  };
}

const distinct = (words: readonly string[]): string => [...new Set(words)].join(', ');

function nameOf({ model }: Document, member: number, what: 'section' | 'grade'): string {
  const id = model.members?.find((each) => each.id === member)?.section;
  const section = model.sections?.find((each) => each.id === id);
  if (what === 'section') return section?.name ?? 'none';
  return model.materials.find((each) => each.id === section?.material)?.name ?? 'none';
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
