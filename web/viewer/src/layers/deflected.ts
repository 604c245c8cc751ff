// The deflected shape, enlarged: members by their exact deflection curves, plates by their corners.
// Its points can be moved by a phase without rebuilding, for animation.

import { type Curve, valueAt } from 'loadpath';
import { Group } from 'three';
import type { LineSegments2 } from 'three/addons/lines/LineSegments2.js';
import type { Quantity } from '../format/display_units';
import { toGlobal } from '../model/axes';
import type { PlacedMember, Structure } from '../model/structure';
import { add, along, length, scale, type Vec3 } from '../model/vector';
import { setLabels } from '../stage/label';
import type { Theme } from '../theme';
import { lineSegments, type Segment } from './lines';

export interface DeflectionCurves {
  dx: Curve;
  dy: Curve;
  dz: Curve;
}

export interface Deflection {
  curvesOf(member: number): DeflectionCurves | null;
  translationOf(node: number): Vec3;
}

/** Below this many members each is drawn with many points, above with few. */
const MANY_MEMBERS = 2000;

export function deflected(
  structure: Structure,
  members: readonly PlacedMember[],
  deflection: Deflection,
  enlargement: number,
  /** How to write the largest displacement; null writes none. */
  quantity: Quantity | null,
  theme: Theme,
): Group {
  const steps = members.length > MANY_MEMBERS ? 4 : 16;
  const rest: Segment[] = [];
  const moved: Segment[] = [];
  let most = { at: [0, 0, 0] as Vec3, size: 0 };
  const note = (at: Vec3, d: Vec3) => {
    if (length(d) > most.size) most = { at: add(at, scale(d, enlargement)), size: length(d) };
  };
  for (const member of members) {
    const curves = deflection.curvesOf(member.member.id);
    const points = Array.from({ length: steps + 1 }, (_, i) => {
      const at = along(member.start, member.end, i / steps);
      const d = curves
        ? localDeflection(member, curves, (i / steps) * member.length)
        : along(
            deflection.translationOf(member.member.start_node_id),
            deflection.translationOf(member.member.end_node_id),
            i / steps,
          );
      note(at, d);
      return { at, to: add(at, scale(d, enlargement)) };
    });
    for (let i = 0; i < steps; i++) {
      rest.push([points[i].at, points[i + 1].at]);
      moved.push([points[i].to, points[i + 1].to]);
    }
  }
  for (const plate of structure.plates) {
    const corners = plate.boundary.map((at, i) => {
      const d = deflection.translationOf(plate.node_ids[i]);
      note(at, d);
      return { at, to: add(at, scale(d, enlargement)) };
    });
    corners.forEach((a, i) => {
      const b = corners[(i + 1) % corners.length];
      rest.push([a.at, b.at]);
      moved.push([a.to, b.to]);
    });
  }
  const group = new Group();
  if (moved.length === 0) return group;
  const lines = lineSegments(moved, { width: 2.4, color: theme.deflected, onTop: true });
  lines.userData.rest = flatten(rest);
  lines.userData.moved = flatten(moved);
  lines.name = 'deflected';
  group.add(lines);
  if (quantity && most.size > 0) {
    const text = `max ${quantity.text(most.size)}`;
    setLabels(group, [{ at: most.at, text, color: theme.deflected, weight: 60, shift: [0, 12] }]);
  }
  return group;
}

/** Move a deflected layer to `phase` (1 is the full shape, -1 its mirror). */
export function setPhase(group: Group, phase: number): void {
  const lines = group.getObjectByName('deflected') as LineSegments2 | undefined;
  if (!lines) return;
  const { rest, moved } = lines.userData as { rest: Float32Array; moved: Float32Array };
  lines.geometry.setPositions(moved.map((m, i) => rest[i] + (m - rest[i]) * phase));
}

export function localDeflection(member: PlacedMember, curves: DeflectionCurves, x: number): Vec3 {
  return toGlobal(member.axes, [
    valueAt(curves.dx, x),
    valueAt(curves.dy, x),
    valueAt(curves.dz, x),
  ]);
}

/** An enlargement that shows the largest displacement as a twelfth of the structure, rounded. */
export function fittingEnlargement(structure: Structure, largest: number): number {
  if (!(largest > 0)) return 1;
  const wish = (structure.radius * 0.16) / largest;
  const power = 10 ** Math.floor(Math.log10(wish));
  return Math.max(power, Math.floor(wish / power) * power);
}

function flatten(segments: readonly Segment[]): Float32Array {
  const values = new Float32Array(segments.length * 6);
  segments.forEach(([a, b], i) => {
    values.set(a, i * 6);
    values.set(b, i * 6 + 3);
  });
  return values;
}
