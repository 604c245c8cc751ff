// Loads of a case or combination as arrows with values and units. Lengths are to scale within a kind:
// the largest force, moment, line load and area load each get the same reach, in pixels of the screen.

import type { Group } from 'three';
import type { Units } from '../format/display_units';
import type { CaseLoads, LineLoad, PointLoad } from '../model/load_case_loads';
import { add, along, dot, length, scale, unit, type Vec3 } from '../model/vector';
import { type Label, setLabels } from '../stage/label';
import type { Theme } from '../stage/theme';
import { areaLoad, loadWord } from './area_load';
import { Arrows } from './arrows';
import { type Tag, tagInto } from './load_labels';

/** Above this many loads each line load gets an arrow at its ends only. */
const MANY_LOADS = 300;
const TURN = 100;
const FEW_LABELS = 24;

export function* loads(
  given: CaseLoads,
  /** Metres that a pixel of the screen is wide. */
  pixel: number,
  units: Units,
  theme: Theme,
): Generator<void, Group> {
  const reach = 50 * pixel;
  const arrows = new Arrows(pixel);
  const labels: Label[] = [];
  const tag = tagInto(labels, theme.load);
  addPoints(given.points, reach, arrows, units, tag);
  const line = largest(given.lines, (l) => Math.max(length(l.start), length(l.end)));
  const isDense = given.lines.length <= MANY_LOADS;
  for (const [i, load] of given.lines.entries()) {
    if (line > 0) addLine(load, line, reach * 0.6, isDense, arrows, units, tag);
    if (i % TURN === TURN - 1) yield;
  }
  const area = largest(given.areas, (a) => length(a.vector));
  for (const [i, load] of given.areas.entries()) {
    if (area > 0) areaLoad(load, area, reach * 0.45, given.areas.length, arrows, units, tag);
    if (i % TURN === TURN - 1) yield;
  }
  // Of a few loads every value is there to be read.
  if (labels.length <= FEW_LABELS) for (const label of labels) label.leads = true;
  const group = yield* arrows.group(theme.load);
  setLabels(group, labels);
  return group;
}

function largest<T>(items: readonly T[], size: (item: T) => number): number {
  return items.reduce((most, item) => Math.max(most, size(item)), 0);
}

function addPoints(
  points: readonly PointLoad[],
  reach: number,
  arrows: Arrows,
  units: Units,
  tag: Tag,
): void {
  const [force, moment] = ['force', 'moment'].map((kind) =>
    largest(points, (p) => (p.kind === kind ? length(p.vector) : 0)),
  );
  for (const { kind, at, vector } of points) {
    const size = length(vector);
    if (size === 0) continue;
    if (kind === 'force') {
      const tail = arrows.force(at, scale(vector, (reach * (0.35 + (0.65 * size) / force)) / size));
      tag(tail, units.force.text(size), size / force);
    } else {
      const rim = arrows.moment(at, vector, reach * 0.35 * (0.5 + (0.5 * size) / moment));
      tag(rim, units.moment.text(size), size / moment);
    }
  }
}

function addLine(
  load: LineLoad,
  largest: number,
  reach: number,
  isDense: boolean,
  arrows: Arrows,
  units: Units,
  tag: Tag,
): void {
  const drawn = (t: number): Vec3 => scale(along(load.start, load.end, t), reach / largest);
  const span = length(add(load.to, scale(load.from, -1)));
  const steps = isDense ? Math.min(12, Math.max(2, Math.round(span / (reach * 0.45)))) : 1;
  const foot = feet(load, reach);
  const tails = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const at = foot(i / steps);
    const vector = drawn(i / steps);
    return length(vector) > reach * 0.05 ? arrows.force(at, vector) : at;
  });
  for (let i = 0; i < steps; i++) arrows.line(tails[i], tails[i + 1]);
  if (load.isProjected) arrows.line(foot(0), foot(1));
  const word = loadWord(load);
  const [a, b] = [length(load.start), length(load.end)];
  if (Math.abs(a - b) < 1e-9 * largest) {
    tag(along(tails[0], tails[steps], 0.5), units.line_load.text(a) + word, a / largest);
  } else {
    if (a > 0) tag(tails[0], units.line_load.text(a) + word, a / largest);
    if (b > 0) tag(tails[steps], units.line_load.text(b) + word, b / largest);
  }
}

/** Where arrows end: on the member, or for a projected load on a line across it, clear of the member. */
function feet(load: LineLoad, reach: number): (t: number) => Vec3 {
  if (!load.isProjected) return (t) => along(load.from, load.to, t);
  const direction = unit(length(load.start) > 0 ? load.start : load.end);
  const first = Math.min(dot(load.from, direction), dot(load.to, direction)) - reach * 0.25;
  return (t) => {
    const at = along(load.from, load.to, t);
    return add(at, scale(direction, first - dot(at, direction)));
  };
}
