// The imperfections that a combination is solved with, enlarged: how the structure leans, and how
// members in a row bow between their ends. Of the shape of a mode the member is drawn that drives it
// most.

import type { CombinationStability } from 'loadpath';
import { Group } from 'three';
import type { Units } from '../format/display_units';
import type { PlacedMember, Structure } from '../model/structure';
import { add, along, dot, length, scale, subtract, type Vec3 } from '../model/vector';
import { type Label, setLabels } from '../stage/label';
import type { Theme } from '../stage/theme';
import { lineSegments, type Segment } from './lines';

/** The largest is drawn as this share of the structure. */
const REACH = 0.06;
const STEPS = 12;

type Given = Pick<CombinationStability, 'initial_sway' | 'bows' | 'mode_shapes'>;
type Bow = Given['bows'][number];

export function imperfections(
  structure: Structure,
  members: readonly PlacedMember[],
  given: Given,
  units: Units,
  theme: Theme,
): Group {
  const group = new Group();
  const movedAt = imperfectionAt(structure, given);
  const lines = members.map((member) =>
    Array.from({ length: STEPS + 1 }, (_, i) => {
      const at = along(member.start, member.end, i / STEPS);
      return { at, moved: movedAt(member, at) };
    }),
  );
  const largest = Math.max(0, ...lines.flat().map(({ moved }) => length(moved)));
  if (largest === 0) return group;
  const factor = (structure.radius * REACH) / largest;
  const place = ({ at, moved }: { at: Vec3; moved: Vec3 }) => add(at, scale(moved, factor));
  const segments = lines.flatMap((points) =>
    points.slice(1).map((point, i): Segment => [place(points[i]), place(point)]),
  );
  const color = theme.settlement;
  group.add(lineSegments(segments, { width: 2, color, opacity: 0.9, onTop: true }));
  setLabels(group, imperfectionLabels(structure, given, units, color));
  return group;
}

/** How far a point of a member is out of place, in metres. */
export function imperfectionAt(structure: Structure, { initial_sway, bows, mode_shapes }: Given) {
  const foot = structure.box.min[1];
  const bowOf = new Map(bows.flatMap((bow) => bow.member_ids.map((id) => [id, bow] as const)));
  const rows = new Map(bows.map((bow) => [bow, endsOf(structure, bow)]));
  return ({ member, start }: PlacedMember, at: Vec3): Vec3 => {
    const lean = initial_sway ? initial_sway.phi * (at[1] - foot) : 0;
    const leaned = mode_shapes
      .filter(({ member_id }) => member_id === member.id)
      .map(({ direction, phi }) => scale(direction, phi * length(subtract(at, start))))
      .reduce(add, scale(initial_sway?.direction ?? [0, 0, 0], lean));
    const bow = bowOf.get(member.id);
    const ends = bow && rows.get(bow);
    if (!bow || !ends) return leaned;
    const span = subtract(ends[1], ends[0]);
    const share = dot(subtract(at, ends[0]), span) / dot(span, span);
    return add(leaned, scale(bow.direction, bow.e_0 * Math.sin(Math.PI * share)));
  };
}

/** The two ends of a row of members that are farthest apart. */
function endsOf(structure: Structure, { member_ids }: Bow): [Vec3, Vec3] | null {
  const placed = member_ids.flatMap((id) => structure.memberById.get(id) ?? []);
  const [first] = placed;
  if (!first) return null;
  const points = placed.flatMap(({ start, end }) => [start, end]);
  const way = subtract(first.end, first.start);
  points.sort((a, b) => dot(a, way) - dot(b, way));
  return [points[0], points[points.length - 1]];
}

function imperfectionLabels(
  structure: Structure,
  { initial_sway, bows, mode_shapes }: Given,
  units: Units,
  color: number,
): Label[] {
  const labels: Label[] = bows.flatMap((bow) => {
    const ends = endsOf(structure, bow);
    const text = `bow ${units.displacement.text(bow.e_0)}`;
    return ends ? [{ at: along(...ends, 0.5), text, color, weight: 13, leads: true }] : [];
  });
  for (const { member_id, phi } of mode_shapes) {
    const placed = structure.memberById.get(member_id);
    if (!placed) continue;
    const text = `leans 1/${Math.round(1 / phi)} in a mode`;
    const at = along(placed.start, placed.end, 0.5);
    labels.push({ at, text, color, weight: 13, leads: true });
  }
  if (initial_sway) {
    const { min, max } = structure.box;
    const at: Vec3 = [(min[0] + max[0]) / 2, max[1], (min[2] + max[2]) / 2];
    const text = `leans 1/${Math.round(1 / initial_sway.phi)}`;
    labels.push({ at, text, color, weight: 14, shift: [0, -14], leads: true });
  }
  return labels;
}
