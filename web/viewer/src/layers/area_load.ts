// A load on an area: its outline lifted against the load, arrows spread over it, and where it has
// one the way it spans.

import type { Units } from '../format/display_units';
import type { AreaLoad } from '../model/load_case_loads';
import { polygonNormal } from '../model/polygon_normal';
import { add, cross, dot, length, scale, subtract, unit, type Vec3 } from '../model/vector';
import { isInside } from '../stage/pick';
import type { Arrows } from './arrows';
import type { Tag } from './load_labels';

/** Arrows along the longer side of one area. */
const ACROSS = 6;
/** Above this many areas each gets one arrow. */
const MANY_AREAS = 40;

/** What is said behind the size of a load. */
export function loadWord({
  isProjected,
  weight,
}: Pick<AreaLoad, 'isProjected' | 'weight'>): string {
  if (weight) return weight === 'only' ? ' self-weight' : ' with self-weight';
  return isProjected ? ' projected' : '';
}

export function areaLoad(
  load: AreaLoad,
  largest: number,
  reach: number,
  count: number,
  arrows: Arrows,
  units: Units,
  tag: Tag,
): void {
  const { boundary, vector, spans } = load;
  const size = length(vector);
  if (size === 0) return;
  const arrow = scale(vector, reach / largest);
  const lift = scale(arrow, -1);
  const centre = scale(boundary.reduce(add, [0, 0, 0]), 1 / boundary.length);
  const points = count > MANY_AREAS ? [centre] : lattice(boundary);
  for (const at of points) arrows.force(at, arrow);
  if (count <= MANY_AREAS) {
    boundary.forEach((a, i) => {
      const b = boundary[(i + 1) % boundary.length];
      arrows.line(add(a, lift), add(b, lift));
    });
  }
  tag(add(centre, lift), units.area_load.text(size) + loadWord(load), size / largest);
  if (spans) drawSpan(centre, unit(spans), reach, arrows);
}

/** A double arrow in the plane of the area. */
function drawSpan(centre: Vec3, direction: Vec3, reach: number, arrows: Arrows): void {
  for (const sign of [1, -1]) {
    const half = scale(direction, sign * reach * 1.2);
    arrows.force(add(centre, half), half);
  }
}

/** Points inside a polygon, spread evenly; its corners where it is too thin for any. */
function lattice(boundary: readonly Vec3[]): Vec3[] {
  const normal = polygonNormal(boundary);
  const u = unit(subtract(boundary[1], boundary[0]));
  const v = cross(normal, u);
  const flat = boundary.map((p): [number, number] => {
    const d = subtract(p, boundary[0]);
    return [dot(d, u), dot(d, v)];
  });
  const [xs, ys] = [flat.map((p) => p[0]), flat.map((p) => p[1])];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  const step = Math.max(right - left, high - low) / ACROSS;
  const points: Vec3[] = [];
  for (let x = left + step / 2; x < right; x += step) {
    for (let y = low + step / 2; y < high; y += step) {
      if (isInside(flat, x, y)) points.push(add(boundary[0], add(scale(u, x), scale(v, y))));
    }
  }
  return points.length ? points : [...boundary];
}
