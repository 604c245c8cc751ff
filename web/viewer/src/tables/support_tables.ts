// What holds a structure: kinds of supports with the nodes that have them, lines, and rigid floors.

import type { LineSupport, NodalSupport, RigidDiaphragm, SupportCondition } from 'loadpath';
import { formatNumber, type Units } from '../format/display_units';
import { idRanges } from '../format/id_ranges';
import type { Structure } from '../model/structure';
import { ROTATIONS, supportHolds, TRANSLATIONS } from '../model/support_holds';
import { stiffnessWords } from './member_words';
import { type Field, fieldTable, plain, type Table } from './table';

export function supportTables(structure: Structure, units: Units): Table[] {
  const { nodal_supports, line_supports, rigid_diaphragms } = structure.document.model;
  return [
    ...(nodal_supports?.length ? [supports(structure, nodal_supports, units)] : []),
    ...(line_supports?.length ? [lineSupports(line_supports)] : []),
    ...(rigid_diaphragms?.length ? [diaphragms(rigid_diaphragms)] : []),
  ];
}

function supports(structure: Structure, kinds: NodalSupport[], units: Units): Table {
  const nodes = new Map<number, number[]>();
  for (const { node } of structure.nodes.values()) {
    if (node.nodal_support == null) continue;
    const held = nodes.get(node.nodal_support);
    if (held) held.push(node.id);
    else nodes.set(node.nodal_support, [node.id]);
  }
  const stiffness = stiffnessWords(structure.units, units);
  const fields: Field<NodalSupport>[] = [
    { column: plain('Support'), of: ({ id }) => id },
    ...TRANSLATIONS.map((way): Field<NodalSupport> => {
      const of = (support: NodalSupport) =>
        withStiffness(supportHolds(support)[way], support[way], stiffness.translation);
      return { column: plain(way), of };
    }),
    ...ROTATIONS.map((way): Field<NodalSupport> => {
      const of = (support: NodalSupport) =>
        withStiffness(supportHolds(support)[way], support[way], stiffness.rotation);
      return { column: plain(way), of };
    }),
    {
      column: plain('Warping'),
      of: ({ warping_condition }) => warping_condition?.condition_type.toLowerCase() ?? null,
      isOptional: true,
    },
    {
      column: plain('Axes'),
      of: ({ axes }) => (axes ? `X ${vector(axes.x)}, Y ${vector(axes.y)}` : null),
      isOptional: true,
    },
    { column: plain('Nodes'), of: ({ id }) => idRanges(nodes.get(id) ?? []) || null },
  ];
  return fieldTable('Supports', kinds, fields, () => null);
}

function withStiffness(
  hold: string,
  condition: SupportCondition | null | undefined,
  words: (value: number) => string,
): string {
  if (condition?.stiffness_curve) return `${hold} by a curve`;
  return hold === 'spring' && condition?.stiffness != null
    ? `${hold} ${words(condition.stiffness)}`
    : hold;
}

const vector = (parts: readonly number[]): string =>
  `(${parts.map((part) => formatNumber(part)).join(', ')})`;

function lineSupports(lines: LineSupport[]): Table {
  const fields: Field<LineSupport>[] = [
    { column: plain('Line support'), of: ({ id }) => id },
    { column: plain('Start'), of: ({ start_node_id }) => start_node_id },
    { column: plain('End'), of: ({ end_node_id }) => end_node_id },
    {
      column: plain('Held as support, springs per metre'),
      of: ({ nodal_support }) => nodal_support,
    },
    {
      column: plain('Axes'),
      of: ({ frame }) =>
        frame === 'Edge' ? 'of the edge' : frame === 'Global' ? 'global' : 'of the support',
    },
  ];
  return fieldTable('Line supports', lines, fields, () => null);
}

function diaphragms(floors: RigidDiaphragm[]): Table {
  const fields: Field<RigidDiaphragm>[] = [
    { column: plain('Rigid diaphragm'), of: ({ id }) => id },
    { column: plain('Normal'), of: ({ normal }) => vector(normal ?? [0, 1, 0]) },
    { column: plain('Nodes'), of: ({ node_ids }) => idRanges(node_ids) },
  ];
  return fieldTable('Rigid diaphragms', floors, fields, () => null);
}
