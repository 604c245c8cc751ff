// The shapes of vibration and buckling that can be drawn, and how points of members move in them.

import type { BucklingModes, Results, Tables } from 'loadpath';
import { toGlobal } from '../model/axes';
import { loadCaseName } from '../model/load_case_name';
import type { PlacedMember, Structure } from '../model/structure';
import { along, dot, length, type Vec3 } from '../model/vector';
import { combinationName } from './other_sides';

export interface ModeShape {
  /** Names it in addresses: frequency-1, buckling-1-2 (run and mode, from 1). */
  key: string;
  title: string;
  kind: 'vibration' | 'buckling';
  /** Displacements or rotations of a node in global axes. */
  translationOf(node: number): Vec3;
  rotationOf(node: number): Vec3;
  /** How a member moves between its ends, at equal distances, where its nodes do not tell. */
  withinOf(member: number): readonly Vec3[] | null;
}

/** Whose load cases and combinations have names. */
type Named = Pick<Structure, 'document'>;

/** Runs are counted from 0, modes from 1. */
export const bucklingKey = (run: number, mode: number): string => `buckling-${run + 1}-${mode}`;

export const isModeKey = (word: string): boolean =>
  /^(frequency-[1-9]\d*|buckling-[1-9]\d*-[1-9]\d*)$/.test(word);

/** The name of the load case or combination that buckles it. */
export function referenceTitle(named: Named, { reference }: BucklingModes): string {
  return 'LoadCase' in reference
    ? loadCaseName(named, reference.LoadCase)
    : combinationName(named, null, reference.LoadCombination);
}

export function modeShapes(named: Named, results: Results): ModeShape[] {
  const nodes = results.places.nodes;
  const shape = (tables: Tables<'ModeTables'>, mode: number) => {
    const part =
      (from: number) =>
      (node: number): Vec3 => {
        const values = tables.row('shapes', (mode - 1) * nodes.size + nodes.get(node)!);
        return [values[from], values[from + 1], values[from + 2]];
      };
    let within: Map<number, Vec3[]> | null = null;
    const withinOf = (member: number) => {
      within ??= readWithin(tables, mode);
      return within.get(member) ?? null;
    };
    return { translationOf: part(0), rotationOf: part(3), withinOf };
  };
  const { modal, buckling } = results;
  const vibrations = (modal?.modes ?? []).map(({ mode, natural_frequency }) => ({
    key: `frequency-${mode}`,
    title: `Mode ${mode}, ${natural_frequency.toPrecision(4)} Hz`,
    kind: 'vibration' as const,
    ...shape(modal!.tables, mode),
  }));
  const buckled = buckling.flatMap((run, r) =>
    run.modes.map(({ mode, critical_load_factor }) => ({
      key: bucklingKey(r, mode),
      title: `Mode ${mode}, ${critical_load_factor.toPrecision(4)} × ${referenceTitle(named, run)}`,
      kind: 'buckling' as const,
      ...shape(run.tables, mode),
    })),
  );
  return [...vibrations, ...buckled];
}

function readWithin(tables: Tables<'ModeTables'>, mode: number): Map<number, Vec3[]> {
  const members = new Map<number, Vec3[]>();
  for (let i = 0; i < tables.rows('within'); i++) {
    const [of, member, , x, y, z] = tables.row('within', i);
    if (of !== mode) continue;
    members.set(member, [...(members.get(member) ?? []), [x, y, z]]);
  }
  return members;
}

/** Where along a member a shape is measured. */
const STATIONS = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];

/** The largest movement of any node or member; nodes may rest while members bow between them. */
export function largestMovement(
  { members, nodes }: Pick<Structure, 'members' | 'nodes'>,
  shape: ModeShape,
): number {
  let largest = 0;
  for (const node of nodes.keys()) largest = Math.max(largest, length(shape.translationOf(node)));
  for (const member of members) largest = Math.max(largest, length(memberMovement(member, shape)));
  return largest;
}

/** The largest movement of a member, where it is. */
export function memberMovement(member: PlacedMember, shape: ModeShape): Vec3 {
  const moved = STATIONS.map(shapeAlong(member, shape));
  return moved.reduce((most, each) => (length(each) > length(most) ? each : most));
}

/** How points of a member move: in its own waves where it has any that its nodes do not show, else
 * cubic between its ends, by their movements and rotations. */
export function shapeAlong(member: PlacedMember, shape: ModeShape): (t: number) => Vec3 {
  const { axes, length: l } = member;
  const { id, start_node_id, end_node_id } = member.member;
  const within = shape.withinOf(id);
  if (within) {
    const points = [
      shape.translationOf(start_node_id),
      ...within,
      shape.translationOf(end_node_id),
    ];
    const parts = points.length - 1;
    return (t) => {
      const i = Math.min(parts - 1, Math.floor(t * parts));
      return along(points[i], points[i + 1], t * parts - i);
    };
  }
  const local = (v: Vec3): Vec3 => [dot(axes.x, v), dot(axes.y, v), dot(axes.z, v)];
  const [a, b] = [start_node_id, end_node_id].map((n) => local(shape.translationOf(n)));
  const [p, q] = [start_node_id, end_node_id].map((n) => local(shape.rotationOf(n)));
  return (t) => {
    const [s, e] = [1 - 3 * t * t + 2 * t ** 3, 3 * t * t - 2 * t ** 3];
    const [ds, de] = [l * (t - 2 * t * t + t ** 3), l * (t ** 3 - t * t)];
    return toGlobal(axes, [
      a[0] + (b[0] - a[0]) * t,
      s * a[1] + ds * p[2] + e * b[1] + de * q[2],
      s * a[2] - ds * p[1] + e * b[2] - de * q[1],
    ]);
  };
}
