// Members as they are given: a row each, and on paper what sets some apart from plain rigid bars.

import type { Member } from 'loadpath';
import { formatNumber, type Units } from '../format/display_units';
import { idRanges } from '../format/id_ranges';
import type { PlacedMember, Structure } from '../model/structure';
import {
  endWriter,
  groundWords,
  offsetWords,
  scissorWords,
  sectionWords,
  typeWords,
} from './member_words';
import { type Field, fieldTable, measured, plain, SECTION, type Table } from './table';

export function memberTable(structure: Structure, units: Units): Table {
  const { units: given } = structure;
  const sections = sectionsOf(structure);
  const end = endWriter(structure, units);
  const fields: Field<PlacedMember>[] = [
    { column: plain('Member'), of: ({ member }) => member.id },
    { column: plain(SECTION), of: ({ member }) => sectionWords(member, sections) },
    { column: plain('Start'), of: ({ member }) => member.start_node_id },
    { column: plain('End'), of: ({ member }) => member.end_node_id },
    { column: measured('Length', units.length), of: ({ length }) => units.length.of(length) },
    { column: plain('Type'), of: ({ member }) => typeWords(member, given, units) },
    { column: plain('At start'), of: ({ member }) => end(member.start_hinge) },
    { column: plain('At end'), of: ({ member }) => end(member.end_hinge) },
    { column: { title: 'Roll (°)' }, of: ({ member }) => member.rotation_angle ?? 0 },
    {
      column: plain('Mirrored'),
      of: ({ member }) => (member.mirror ? 'yes' : null),
      isOptional: true,
    },
    ...(['start', 'end'] as const).map(
      (at): Field<PlacedMember> => ({
        column: measured(`Offset at ${at}`, units.length),
        of: ({ member }) => offsetWords(member[`${at}_offset`], given, units.length),
        isOptional: true,
      }),
    ),
    {
      column: plain('Ground'),
      of: ({ member }) => groundWords(member, given, units),
      isOptional: true,
    },
    {
      column: measured('Stated weight', units.line_load),
      of: ({ member }) => {
        const weight = statedWeight(member, structure);
        return weight === null ? null : units.line_load.of(weight);
      },
      isOptional: true,
    },
  ];
  return fieldTable('Members', structure.members, fields, ({ member: { id } }) => ({
    kind: 'member',
    id,
  }));
}

const sectionsOf = ({ document }: Structure) =>
  new Map((document.model.sections ?? []).map((section) => [section.id, section]));

/** Null where it follows from area and density. */
const statedWeight = ({ weight }: Member, { units: given }: Structure): number | null =>
  weight ? (weight * given.force) / given.length : null;

/** What sets members apart, each with the members it is said of; empty where all are plain. */
export function memberTraits(structure: Structure, units: Units): Table {
  const columns = [plain('What'), plain('Members')];
  const rows = () => {
    const found = new Map<string, number[]>();
    const write = traitWriter(structure, units);
    for (const { member } of structure.members) {
      for (const trait of write(member)) {
        const ids = found.get(trait);
        if (ids) ids.push(member.id);
        else found.set(trait, [member.id]);
      }
    }
    for (const [trait, ids] of crossings(structure, units)) found.set(trait, ids);
    return [...found]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([trait, ids]) => ({ picked: null, cells: [trait, idRanges(ids)] }));
  };
  return { name: 'Types, ends and axes of members', ofSet: false, heading: 'Model', columns, rows };
}

/** Of a plain member nothing. */
function traitWriter(structure: Structure, units: Units): (member: Member) => string[] {
  const { units: given } = structure;
  const sections = sectionsOf(structure);
  const end = endWriter(structure, units);
  return (member) => {
    const type = typeWords(member, given, units);
    const traits = type === 'Normal' ? [] : [`Type ${type}`];
    const ends = [end(member.start_hinge), end(member.end_hinge)];
    traits.push(
      ...atEnds(
        '',
        ends.map((words) => (words === 'rigid' ? null : words)),
      ),
    );
    const offsets = [member.start_offset, member.end_offset].map((offset) =>
      offsetWords(offset, given, units.length),
    );
    traits.push(...atEnds(`Offset in ${units.length.symbol} `, offsets));
    if (member.rotation_angle) traits.push(`Rolled ${formatNumber(member.rotation_angle)}°`);
    if (member.mirror) traits.push('Section mirrored');
    if (member.end_section != null && member.end_section !== member.section)
      traits.push(`Tapered ${sectionWords(member, sections)}`);
    const ground = groundWords(member, given, units);
    if (ground) traits.push(`On ground: ${ground}`);
    const weight = statedWeight(member, structure);
    if (weight) traits.push(`Weight stated as ${units.line_load.text(weight)}`);
    return traits;
  };
}

/** Members that are tied or free of each other where they cross. */
function crossings(structure: Structure, units: Units): [string, number[]][] {
  const { member_sets, scissor_hinges } = structure.document.model;
  return (member_sets ?? []).flatMap(({ member_ids, scissor_hinge, scissor_hinge_nodes }) => {
    const hinge = scissor_hinges?.find(({ id }) => id === scissor_hinge);
    if (!hinge) return [];
    const words = scissorWords(hinge, structure.units, units);
    const nodes = idRanges(scissor_hinge_nodes ?? []);
    return [[`Scissor hinge at node ${nodes}: ${words}`, member_ids]];
  });
}

/** What is said of the ends, once where they are alike. */
function atEnds(lead: string, [start, end]: readonly (string | null)[]): string[] {
  const said = (words: string, where: string) => capital(`${lead}${words} at ${where}`);
  if (start !== null && start === end) return [said(start, 'both ends')];
  return [
    ...(start === null ? [] : [said(start, 'start')]),
    ...(end === null ? [] : [said(end, 'end')]),
  ];
}

const capital = (text: string): string => text[0].toUpperCase() + text.slice(1);
