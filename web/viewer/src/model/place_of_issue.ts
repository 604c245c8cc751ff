// From an issue's path, like "model.members[4].section", to what it is about: an item of the drawing,
// a load case or a combination. What is not drawn itself leads to the first item that uses it.
// Documents that validation refuses are shown too, so anything may be missing.

import type { Place } from './place';
import type { Structure } from './structure';

type Model = Structure['document']['model'];
type ListName = Extract<keyof Model, string>;
type Item = { id: number };
type Finder = (model: Model, item: Item) => Place | null;

export function placeOfIssue(structure: Structure, path: string): Place | null {
  const { model, analysis } = structure.document;
  const found = /^(model|analysis)\.(\w+)\[(\d+)\](?:\.(\w+)\[(\d+)\])?/.exec(path);
  if (!found) return null;
  const [, part, list, index, inner, innerIndex] = found;
  if (part === 'model') {
    const item = itemAt(model[list as ListName], index) as Item | undefined;
    return item ? (FINDERS[list]?.(model, item) ?? null) : null;
  }
  if (list === 'load_combinations') {
    const combination = analysis.load_combinations?.[Number(index)];
    return combination ? { kind: 'loadcombination', name: combination.name } : null;
  }
  const loadCase = list === 'load_cases' ? analysis.load_cases?.[Number(index)] : undefined;
  if (!loadCase) return null;
  const loads = inner ? loadCase[inner as keyof typeof loadCase] : undefined;
  return (
    placeOfLoad(structure, itemAt(loads, innerIndex)) ?? { kind: 'loadcase', name: loadCase.name }
  );
}

const itemAt = (list: unknown, index: string): unknown =>
  Array.isArray(list) ? (list[Number(index)] as unknown) : undefined;

function placeOfLoad(structure: Structure, load: unknown): Place | null {
  const { member, node } = (load ?? {}) as { member?: number; node?: number };
  if (member !== undefined && structure.memberById.has(member))
    return { kind: 'member', id: member };
  if (node !== undefined && structure.nodes.has(node)) return { kind: 'node', id: node };
  return null;
}

const memberWith = (
  model: Model,
  isMeant: (member: NonNullable<Model['members']>[number]) => boolean,
) => {
  const found = model.members?.find(isMeant);
  return found ? { kind: 'member' as const, id: found.id } : null;
};

const FINDERS: Record<string, Finder | undefined> = {
  nodes: (_, { id }) => ({ kind: 'node', id }),
  members: (_, { id }) => ({ kind: 'member', id }),
  plate_elements: (_, { id }) => ({ kind: 'plate', id }),
  plate_surfaces: (_, { id }) => ({ kind: 'surface', id }),
  sections: (model, { id }) => memberWith(model, (member) => member.section === id),
  member_hinges: (model, { id }) =>
    memberWith(model, (member) => member.start_hinge === id || member.end_hinge === id),
  member_sets: (model, { id }) => {
    const ids = model.member_sets?.find((set) => set.id === id)?.member_ids ?? [];
    return memberWith(model, (member) => ids.includes(member.id));
  },
  nodal_supports: (model, { id }) => {
    const node = model.nodes.find((each) => each.nodal_support === id);
    return node ? { kind: 'node', id: node.id } : null;
  },
  materials: (model, { id }) => {
    const sections = new Set(model.sections?.filter((s) => s.material === id).map((s) => s.id));
    const member = memberWith(model, (each) => each.section != null && sections.has(each.section));
    const surface = model.plate_surfaces?.find((each) => each.material === id);
    return member ?? (surface ? { kind: 'surface', id: surface.id } : null);
  },
};
