// The points in space that an item of the model takes up, to bring it into view.

import type { Picked } from './picked';
import { isOfKind } from './plate_outline';
import type { Structure } from './structure';
import type { Vec3 } from './vector';

export function placeOfItem(structure: Structure, picked: Picked): readonly Vec3[] {
  if (picked.kind === 'member') {
    const member = structure.memberById.get(picked.id);
    return member ? [member.start, member.end] : [];
  }
  if (picked.kind === 'node') {
    const node = structure.nodes.get(picked.id);
    return node ? [node.position] : [];
  }
  return structure.plates.find((p) => p.id === picked.id && isOfKind(p, picked))?.boundary ?? [];
}
