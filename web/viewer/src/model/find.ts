// Search over what can be selected: "M12", "N4", "P3", a bare id, a section's, set's or surface's name.

import { KIND_WORDS, type Picked } from './picked';
import type { Structure } from './structure';

export interface Hit {
  picked: Picked;
  title: string;
}

export function find(structure: Structure, wish: string, most: number): Hit[] {
  const hits: Hit[] = [];
  const words = wish.toLowerCase().replaceAll(/\s+/g, '');
  const [, letter, digits] = /^([mnp]?)(\d+)$/.exec(words) ?? [];
  const isId = (id: number, kind: string) =>
    digits !== undefined && String(id).startsWith(digits) && (!letter || letter === kind);
  const isCalled = (name: string) => name.toLowerCase().replaceAll(/\s+/g, '').includes(words);
  const setsOf = setNames(structure);
  for (const { member, section } of structure.members) {
    if (hits.length >= most) break;
    const name = section?.name ?? '';
    const matches = isCalled(name) || setsOf.get(member.id)?.some(isCalled);
    if (isId(member.id, 'm') || (!letter && matches)) {
      hits.push({
        picked: { kind: 'member', id: member.id },
        title: `Member ${member.id} · ${name}`,
      });
    }
  }
  for (const { node } of structure.nodes.values()) {
    if (hits.length >= most) break;
    if (isId(node.id, 'n'))
      hits.push({ picked: { kind: 'node', id: node.id }, title: `Node ${node.id}` });
  }
  for (const { kind, id, name } of structure.plates) {
    if (hits.length >= most) break;
    if (isId(id, 'p') || (!letter && isCalled(name))) {
      const picked: Picked = { kind: kind === 'surface' ? 'surface' : 'plate', id };
      hits.push({
        picked,
        title: [`${KIND_WORDS[picked.kind]} ${id}`, name].filter(Boolean).join(' · '),
      });
    }
  }
  // An exact id comes before ids that merely begin with it.
  const exact = (hit: Hit) => (String(hit.picked.id) === digits ? 0 : 1);
  return hits.sort((a, b) => exact(a) - exact(b));
}

/** The names of the sets and the label that each member has. */
function setNames({ document: { model } }: Structure): Map<number, string[]> {
  const names = new Map<number, string[]>();
  const note = (member: number, name: string | null | undefined) => {
    if (name) names.set(member, [...(names.get(member) ?? []), name]);
  };
  for (const { id, classification } of model.members ?? []) note(id, classification);
  for (const set of model.member_sets ?? []) {
    for (const member of set.member_ids ?? []) note(member, set.classification);
  }
  return names;
}
