// Ids of members, nodes and plates as labels, with the section's name on request of the layer list.

import { Group } from 'three';
import type { PlacedMember, Structure } from '../model/structure';
import { add, along, scale } from '../model/vector';
import { type Label, setLabels } from '../stage/label';
import type { Theme } from '../stage/theme';

export function ids(structure: Structure, members: readonly PlacedMember[], theme: Theme): Group {
  const labels: Label[] = [];
  for (const { member, start, end } of members) {
    labels.push({ at: along(start, end, 0.5), text: `M${member.id}`, weight: 5 });
  }
  for (const { node, position } of structure.nodes.values()) {
    const shift = [10, -10] as const;
    labels.push({ at: position, text: `N${node.id}`, color: theme.dimension, weight: 4, shift });
  }
  for (const plate of structure.plates) {
    const centre = scale(plate.boundary.reduce(add, [0, 0, 0]), 1 / plate.boundary.length);
    labels.push({
      at: centre,
      text: plate.kind === 'surface' ? `Surface ${plate.id}` : `P${plate.id}`,
      weight: 4,
    });
  }
  const group = new Group();
  setLabels(group, labels);
  return group;
}
