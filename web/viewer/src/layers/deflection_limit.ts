// How far a span may deflect: a dashed line beside the deflected shape, as much enlarged, on the side
// to which the span moves most.

import { Group } from 'three';
import type { Quantity } from '../format/display_units';
import type { PlacedMember } from '../model/structure';
import { add, along, dot, length, scale, subtract, unit, type Vec3 } from '../model/vector';
import { type DeflectionLimit, deflectionLimit } from '../results/deflection_limit';
import { setLabels } from '../stage/label';
import type { Theme } from '../stage/theme';
import { type Deflection, translationAlong } from './deflected';
import { lineSegments, type Segment } from './lines';

/** Fetched with the line, which few models have. */
export { deflectionLimit };

const DASHES = 24;
const STATIONS = 12;

export function deflectionLimitLine(
  { members, size, isFromChord }: DeflectionLimit,
  { deflection, enlargement }: { deflection: Deflection; enlargement: number },
  quantity: Quantity,
  theme: Theme,
): Group {
  const group = new Group();
  const ends = endsOf(members, deflection);
  if (!ends) return group;
  const [start, end] = ends;
  const moved = ({ at, by }: End): Vec3 => (isFromChord ? add(at, scale(by, enlargement)) : at);
  const [a, b] = [moved(start), moved(end)];
  const side = sideOf(
    members,
    deflection,
    isFromChord ? ends : null,
    unit(subtract(end.at, start.at)),
  );
  const offset = scale(side, size * enlargement);
  const [from, to] = [add(a, offset), add(b, offset)];
  const segments: Segment[] = Array.from({ length: DASHES }, (_, i) => [
    along(from, to, i / DASHES),
    along(from, to, (i + 0.6) / DASHES),
  ]);
  group.add(lineSegments(segments, { width: 1.6, color: theme.load, onTop: true }));
  const text = `limit ${quantity.text(size)}`;
  setLabels(group, [
    { at: along(from, to, 0.25), text, color: theme.load, weight: 59, leads: true },
  ]);
  return group;
}

interface End {
  at: Vec3;
  by: Vec3;
}

/** Where a row of members begins and ends, and how these points move; nothing where it is no row. */
function endsOf(members: readonly PlacedMember[], deflection: Deflection): [End, End] | null {
  const found = new Map<number, End | null>();
  for (const placed of members) {
    const move = translationAlong(placed, deflection);
    const { start_node_id, end_node_id } = placed.member;
    const both = [
      [start_node_id, { at: placed.start, by: move(0) }],
      [end_node_id, { at: placed.end, by: move(1) }],
    ] as const;
    for (const [node, end] of both) found.set(node, found.has(node) ? null : end);
  }
  const ends = [...found.values()].filter((end) => end !== null);
  return ends.length === 2 ? [ends[0], ends[1]] : null;
}

/** The way that the largest deflection goes, across the span. */
function sideOf(
  members: readonly PlacedMember[],
  deflection: Deflection,
  ends: readonly [End, End] | null,
  axis: Vec3,
): Vec3 {
  let most: Vec3 = [0, 0, 0];
  for (const placed of members) {
    const move = translationAlong(placed, deflection);
    for (let i = 0; i <= STATIONS; i++) {
      const own = subtract(
        move(i / STATIONS),
        ends ? chordAt(placed, i / STATIONS, ends) : [0, 0, 0],
      );
      const across = subtract(own, scale(axis, dot(own, axis)));
      if (length(across) > length(most)) most = across;
    }
  }
  return length(most) > 0 ? unit(most) : [0, -1, 0];
}

/** How the line between the moved ends moves at a point of a member. */
function chordAt({ start, end }: PlacedMember, t: number, [from, to]: readonly [End, End]): Vec3 {
  const whole = subtract(to.at, from.at);
  const share = dot(subtract(along(start, end, t), from.at), whole) / dot(whole, whole);
  return along(from.by, to.by, share);
}
