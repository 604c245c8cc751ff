// Hinges near the member end they belong to: an open ball where it turns, with a dot inside where it
// turns against a spring, and two parallel lines along a direction in which it slides.

import type { MemberHinge } from 'loadpath';
import { Group, SphereGeometry } from 'three';
import { hingeReleases } from '../model/hinge_releases';
import type { PlacedMember, Structure } from '../model/structure';
import { add, scale, type Vec3 } from '../model/vector';
import type { Theme } from '../stage/theme';
import { type Instance, instances } from './instances';
import { lineSegments, type Segment } from './lines';

export function hinges(
  structure: Structure,
  members: readonly PlacedMember[],
  theme: Theme,
): Group {
  const known = new Map((structure.document.model.member_hinges ?? []).map((h) => [h.id, h]));
  const size = structure.radius * 0.012;
  const rims: Instance[] = [];
  const fills: Instance[] = [];
  const dots: Instance[] = [];
  const guides: Segment[] = [];
  const place = (member: PlacedMember, hinge: MemberHinge | undefined, atStart: boolean) => {
    if (!hinge) return;
    const { turns, slides } = hingeReleases(hinge);
    const inward = Math.min(size * 2.2, member.length * 0.2) * (atStart ? 1 : -1);
    const at = add(atStart ? member.start : member.end, scale(member.axes.x, inward));
    if (turns) rims.push({ at, size });
    if (turns) fills.push({ at, size: size * 0.72 });
    if (turns === 'spring') dots.push({ at, size: size * 0.36 });
    for (const axis of slides) guides.push(...guidesAlong(member, axis, at, size));
  };
  for (const member of members) {
    const { start_hinge, end_hinge } = member.member;
    if (start_hinge != null) place(member, known.get(start_hinge), true);
    if (end_hinge != null) place(member, known.get(end_hinge), false);
  }
  const group = new Group();
  const ball = () => new SphereGeometry(1, 16, 12);
  const balls = [
    [rims, theme.member],
    [fills, theme.hinge],
    [dots, theme.member],
  ] as const;
  balls.forEach(([placed, color], i) => {
    if (placed.length === 0) return;
    const drawn = instances(ball(), placed, { color, onTop: true });
    drawn.renderOrder += i;
    group.add(drawn);
  });
  if (guides.length) {
    group.add(lineSegments(guides, { width: 2.5, color: theme.member, onTop: true }));
  }
  return group;
}

/** A telescope along the member, or two faces that slide past each other across it. */
function guidesAlong(
  { axes }: PlacedMember,
  axis: 'x' | 'y' | 'z',
  at: Vec3,
  size: number,
): Segment[] {
  const reach = scale(axes[axis], size * 2);
  const apart = axis === 'x' ? scale(axes.y, size * 1.6) : scale(axes.x, size * 0.55);
  return [1, -1].map((side): Segment => {
    const middle = add(at, scale(apart, side));
    return [add(middle, reach), add(middle, scale(reach, -1))];
  });
}
