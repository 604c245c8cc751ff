// Search over what can be selected: "M12", "N4", "P3", a bare id, a section's or set's name.

import type { Picked } from '../stage/pick';
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
  for (const { member, section } of structure.members) {
    if (hits.length >= most) break;
    const name = section?.name ?? '';
    const matches = name.toLowerCase().replaceAll(/\s+/g, '').includes(words);
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
  for (const plate of structure.plates) {
    if (hits.length >= most) break;
    if (isId(plate.id, 'p')) {
      hits.push({ picked: { kind: 'plate', id: plate.id }, title: `Plate ${plate.id}` });
    }
  }
  // An exact id comes before ids that merely begin with it.
  const exact = (hit: Hit) => (String(hit.picked.id) === digits ? 0 : 1);
  return hits.sort((a, b) => exact(a) - exact(b));
}
