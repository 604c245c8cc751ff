// The utilization of every checked member and plate as a number on it, the fullest first.

import type { CheckedPart } from 'loadpath';
import { Group } from 'three';
import { formatUse } from '../format/display_units';
import type { PlacedMember, Structure } from '../model/structure';
import { add, along, scale, type Vec3 } from '../model/vector';
import { statusWord } from '../results/status';
import type { CheckedItems } from '../results/worst_checks';
import { type Label, setLabels } from '../stage/label';
import type { Theme } from '../stage/theme';

export function utilizationLabels(
  structure: Structure,
  members: readonly PlacedMember[],
  worst: CheckedItems,
  theme: Theme,
): Group {
  const labels: Label[] = [];
  const note = (at: Vec3, entity: CheckedPart) => {
    const word = statusWord(entity.status);
    const number = entity.utilization === null ? '' : formatUse(entity.utilization);
    labels.push({
      at,
      text: `${word.symbol} ${number}`.trim(),
      fill: theme.name === 'dark' ? word.dark : word.light,
      weight: 30 + (entity.utilization ?? 1),
    });
  };
  for (const { member, start, end } of members) {
    const entity = worst.members.get(member.id);
    if (entity) note(along(start, end, entity.location_x_frac ?? 0.5), entity);
  }
  for (const { kind, id, boundary } of structure.plates) {
    const entity = (kind === 'surface' ? worst.surfaces : worst.plates).get(id);
    if (entity) note(scale(boundary.reduce(add, [0, 0, 0]), 1 / boundary.length), entity);
  }
  const group = new Group();
  setLabels(group, labels);
  return group;
}
