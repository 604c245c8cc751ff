// Members as their axis lines.

import { Group } from 'three';
import type { PlacedMember } from '../model/structure';
import { lineSegments } from './lines';

export function memberLines(
  members: readonly PlacedMember[],
  colorOf: (member: number) => number,
  width = 2.5,
): Group {
  const group = new Group();
  if (members.length === 0) return group;
  const segments = members.map((m) => [m.start, m.end] as const);
  const colors = members.map((m) => colorOf(m.member.id));
  group.add(lineSegments(segments, { width, color: 0, colors }));
  return group;
}
