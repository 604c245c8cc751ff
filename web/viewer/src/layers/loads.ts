// The loads of one case as arrows with values and units. Lengths are to scale within a kind:
// the largest force, moment, line load and area load each get the same reach.

import type { Group } from 'three';
import type { Units } from '../format/display_units';
import type { CaseLoads, LineLoad } from '../model/load_case_loads';
import type { Structure } from '../model/structure';
import { add, along, length, scale, type Vec3 } from '../model/vector';
import { type Label, setLabels } from '../stage/label';
import type { Theme } from '../theme';
import { Arrows } from './arrows';

export function loads(structure: Structure, given: CaseLoads, units: Units, theme: Theme): Group {
  const reach = structure.radius * 0.16;
  const arrows = new Arrows(structure.radius * 0.022);
  const labels: Label[] = [];
  const tag = (at: Vec3, text: string, size: number) =>
    labels.push({ at, text, color: theme.load, weight: 10 + size, shift: [0, -8] });

  const largest = (kind: string) =>
    Math.max(0, ...given.points.filter((p) => p.kind === kind).map((p) => length(p.vector)));
  const [force, moment] = [largest('force'), largest('moment')];
  for (const { kind, at, vector } of given.points) {
    const size = length(vector);
    if (size === 0) continue;
    if (kind === 'force') {
      const tail = arrows.force(at, scale(vector, (reach * (0.35 + (0.65 * size) / force)) / size));
      tag(tail, units.force.text(size), size / force);
    } else {
      arrows.moment(at, vector, reach * 0.35 * (0.5 + (0.5 * size) / moment));
      tag(at, units.moment.text(size), size / moment);
    }
  }
  const line = Math.max(0, ...given.lines.flatMap((l) => [length(l.start), length(l.end)]));
  for (const load of given.lines) addLineLoad(load, line, reach * 0.6, arrows, units, tag);
  const area = Math.max(0, ...given.areas.map((a) => length(a.vector)));
  for (const { boundary, vector } of given.areas) {
    if (area === 0) continue;
    const arrow = scale(vector, (reach * 0.45) / area);
    for (const corner of boundary) arrows.force(corner, arrow);
    const centre = scale(boundary.reduce(add, [0, 0, 0]), 1 / boundary.length);
    tag(arrows.force(centre, arrow), units.area_load.text(length(vector)), length(vector) / area);
  }
  const group: Group = arrows.group(theme.load);
  setLabels(group, labels);
  return group;
}

function addLineLoad(
  load: LineLoad,
  largest: number,
  reach: number,
  arrows: Arrows,
  units: Units,
  tag: (at: Vec3, text: string, size: number) => void,
): void {
  if (largest === 0) return;
  const drawn = (t: number): Vec3 => scale(along(load.start, load.end, t), reach / largest);
  const span = length(add(load.to, scale(load.from, -1)));
  const steps = Math.min(12, Math.max(2, Math.round(span / (reach * 0.45))));
  const tails = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const at = along(load.from, load.to, i / steps);
    const vector = drawn(i / steps);
    return length(vector) > reach * 0.05 ? arrows.force(at, vector) : at;
  });
  for (let i = 0; i < steps; i++) arrows.line(tails[i], tails[i + 1]);
  const [a, b] = [length(load.start), length(load.end)];
  if (Math.abs(a - b) < 1e-9 * largest) {
    tag(along(tails[0], tails[steps], 0.5), units.line_load.text(a), a / largest);
  } else {
    if (a > 0) tag(tails[0], units.line_load.text(a), a / largest);
    if (b > 0) tag(tails[steps], units.line_load.text(b), b / largest);
  }
}
