// Hinges as small open balls near the member end they belong to: white inside for a full release,
// filled for a spring.

import type { MemberHinge } from 'loadpath';
import { Group, SphereGeometry } from 'three';
import type { PlacedMember, Structure } from '../model/structure';
import { add, scale } from '../model/vector';
import type { Theme } from '../theme';
import { type Instance, instances } from './instances';

export function hinges(
  structure: Structure,
  members: readonly PlacedMember[],
  theme: Theme,
): Group {
  const known = new Map((structure.document.model.member_hinges ?? []).map((h) => [h.id, h]));
  const size = structure.radius * 0.011;
  const rims: Instance[] = [];
  const fills: Instance[] = [];
  const place = (member: PlacedMember, hinge: MemberHinge | undefined, atStart: boolean) => {
    if (!hinge || !releases(hinge)) return;
    const inward = Math.min(size * 2, member.length * 0.2) * (atStart ? 1 : -1);
    const at = add(atStart ? member.start : member.end, scale(member.axes.x, inward));
    rims.push({ at, size });
    if (isFree(hinge)) fills.push({ at, size: size * 0.68 });
  };
  for (const member of members) {
    const { start_hinge, end_hinge } = member.member;
    if (start_hinge != null) place(member, known.get(start_hinge), true);
    if (end_hinge != null) place(member, known.get(end_hinge), false);
  }
  const group = new Group();
  const ball = () => new SphereGeometry(1, 16, 12);
  if (rims.length) group.add(instances(ball(), rims, { color: theme.member, onTop: true }));
  if (fills.length) {
    const inner = instances(ball(), fills, { color: theme.hinge, onTop: true });
    inner.renderOrder = 11;
    group.add(inner);
  }
  return group;
}

const RELEASES = [
  'rotational_release_mx',
  'rotational_release_my',
  'rotational_release_mz',
  'translational_release_vx',
  'translational_release_vy',
  'translational_release_vz',
] as const;

const releases = (hinge: MemberHinge): boolean =>
  Object.entries(hinge).some(
    ([key, value]) =>
      /^(rotational|translational)_release|_curve|^moment_rot/.test(key) && value != null,
  );

const isFree = (hinge: MemberHinge): boolean => RELEASES.some((key) => hinge[key] === 0);
