// Utilizations of checked members and plates as numbers on them, the fullest first: all, or those that
// need to be known.

import { Group } from 'three';
import type { PlacedMember, Structure } from '../model/structure';
import { add, along, scale, type Vec3 } from '../model/vector';
import { type Judged, judgedLabel } from '../results/judged';
import { labelledChecks } from '../results/labelled_checks';
import { statusWord } from '../results/status';
import type { CheckedItems } from '../results/worst_checks';
import { type Label, setLabels } from '../stage/label';
import type { Theme } from '../stage/theme';

/** Least distance from a joint, as a share of the member: labels of what meets there would hide each other. */
const FROM_JOINT = 0.25;

export function utilizationLabels(
  structure: Structure,
  members: readonly PlacedMember[],
  worst: CheckedItems,
  isEvery: boolean,
  theme: Theme,
): Group {
  const chosen = isEvery ? null : labelledChecks(members, worst);
  const labels: Label[] = [];
  const note = (at: Vec3, judged: Judged) => {
    if (chosen && !chosen.has(judged)) return;
    const word = statusWord(judged.status);
    labels.push({
      at,
      text: judgedLabel(judged),
      fill: word[theme.name],
      leads: true,
      canBeSpared: !isEvery,
      weight: 30 + (judged.utilization ?? 1),
    });
  };
  for (const { member, start, end } of members) {
    const judged = worst.members.get(member.id);
    if (judged) note(along(start, end, besideJoints(judged.part.location_x_frac ?? 0.5)), judged);
  }
  for (const { kind, id, boundary } of structure.plates) {
    const judged = (kind === 'surface' ? worst.surfaces : worst.plates).get(id);
    if (judged) note(scale(boundary.reduce(add, [0, 0, 0]), 1 / boundary.length), judged);
  }
  const group = new Group();
  setLabels(group, labels);
  return group;
}

const besideJoints = (share: number): number =>
  Math.min(Math.max(share, FROM_JOINT), 1 - FROM_JOINT);
