// What lies under the pointer: the nearest member axis or node within reach, measured on screen.

import type { Picked } from '../model/picked';
import type { Structure } from '../model/structure';
import type { Vec3 } from '../model/vector';

const REACH = 9;

/** A place on the screen; what follows x and y does not matter here. */
type Place = readonly [number, number, ...number[]];
type ToScreen = (at: Vec3) => Place;

export function pick(
  structure: Structure,
  isHidden: (member: number) => boolean,
  toScreen: ToScreen,
  x: number,
  y: number,
): Picked | null {
  return (
    nearestNode(structure, toScreen, x, y) ??
    nearestMember(structure, isHidden, toScreen, x, y) ??
    plateUnder(structure, toScreen, x, y)
  );
}

function nearestNode(structure: Structure, toScreen: ToScreen, x: number, y: number) {
  let best: Picked | null = null;
  let reach = REACH * 0.7;
  for (const { node, position } of structure.nodes.values()) {
    const [px, py] = toScreen(position);
    const distance = Math.hypot(px - x, py - y);
    if (distance < reach) {
      reach = distance;
      best = { kind: 'node', id: node.id };
    }
  }
  return best;
}

function nearestMember(
  structure: Structure,
  isHidden: (member: number) => boolean,
  toScreen: ToScreen,
  x: number,
  y: number,
) {
  let best: Picked | null = null;
  let reach = REACH;
  for (const { member, start, end } of structure.members) {
    if (isHidden(member.id)) continue;
    const distance = distanceToSegment(toScreen(start), toScreen(end), x, y);
    if (distance < reach) {
      reach = distance;
      best = { kind: 'member', id: member.id };
    }
  }
  return best;
}

function plateUnder(structure: Structure, toScreen: ToScreen, x: number, y: number) {
  for (const plate of structure.plates) {
    const corners = plate.boundary.map(toScreen);
    const holes = plate.openings.map((opening) => opening.map(toScreen));
    if (!isInside(corners, x, y) || holes.some((hole) => isInside(hole, x, y))) continue;
    const kind = plate.kind === 'surface' ? 'surface' : 'plate';
    return { kind, id: plate.id } as const;
  }
  return null;
}

export function distanceToSegment([ax, ay]: Place, [bx, by]: Place, x: number, y: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const size = dx * dx + dy * dy;
  const t = size > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / size)) : 0;
  return Math.hypot(ax + t * dx - x, ay + t * dy - y);
}

export function isInside(corners: readonly Place[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const [xi, yi] = corners[i];
    const [xj, yj] = corners[j];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}
