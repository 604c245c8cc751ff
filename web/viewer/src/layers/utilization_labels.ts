// The utilization of every checked member and plate as a number on it, the fullest first.

import { Group } from 'three';
import type { PlacedMember, Structure } from '../model/structure';
import { add, along, scale, type Vec3 } from '../model/vector';
import { type Judged, judgedLabel } from '../results/judged';
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
  const note = (at: Vec3, judged: Judged) => {
    const word = statusWord(judged.status);
    labels.push({
      at,
      text: judgedLabel(judged),
      fill: theme.name === 'dark' ? word.dark : word.light,
      weight: 30 + (judged.utilization ?? 1),
    });
  };
  for (const { member, start, end } of members) {
    const judged = worst.members.get(member.id);
    if (judged) note(along(start, end, judged.part.location_x_frac ?? 0.5), judged);
  }
  for (const { kind, id, boundary } of structure.plates) {
    const judged = (kind === 'surface' ? worst.surfaces : worst.plates).get(id);
    if (judged) note(scale(boundary.reduce(add, [0, 0, 0]), 1 / boundary.length), judged);
  }
  const group = new Group();
  setLabels(group, labels);
  return group;
}
