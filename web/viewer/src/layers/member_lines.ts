// Members as their axis lines.

import { Group, type Material } from 'three';
import type { PlacedMember } from '../model/structure';
import type { Theme } from '../stage/theme';
import { hatched, type Paint, striped } from './hatch';
import { lineSegments } from './lines';

export function memberLines(
  members: readonly PlacedMember[],
  { colorOf, isHatched }: Paint<number>,
  theme: Theme,
): Group {
  const group = new Group();
  for (const { found, stripes } of striped(members, ({ member }) => isHatched(member.id))) {
    const segments = found.map((m) => [m.start, m.end] as const);
    const colors = found.map((m) => colorOf(m.member.id));
    const lines = lineSegments(segments, { width: 2.5, color: 0, colors });
    if (stripes) hatched(lines.material as Material, theme);
    group.add(lines);
  }
  return group;
}

/** Members that are hidden, faint: where they stand stays known. */
export function ghosts(members: readonly PlacedMember[], theme: Theme): Group {
  const group = new Group();
  const segments = members.map((m) => [m.start, m.end] as const);
  group.add(lineSegments(segments, { width: 1, color: theme.dimension, opacity: 0.3 }));
  return group;
}
