// Chains of dimensions along X, Y and Z between the distinct coordinates of the nodes, plus the
// overall one; drawn outside the structure.

import { Group } from 'three';
import type { Units } from '../format/display_units';
import type { Structure } from '../model/structure';
import { add, along, scale, type Vec3 } from '../model/vector';
import { type Label, setLabels } from '../stage/label';
import type { Theme } from '../stage/theme';
import { lineSegments, type Segment } from './lines';

const MOST_STATIONS = 40;

export function dimensions(structure: Structure, units: Units, theme: Theme): Group {
  const { min, max } = structure.box;
  const gap = structure.radius * 0.12;
  const lines: Segment[] = [];
  const labels: Label[] = [];
  const unitVector = (axis: number): Vec3 =>
    [0, 1, 2].map((i) => (i === axis ? 1 : 0)) as unknown as Vec3;
  const chains: { axis: number; away: Vec3; corner: Vec3 }[] = [
    { axis: 0, away: [0, -0.35, 1], corner: [0, min[1], max[2]] },
    { axis: 1, away: [-1, 0, 0], corner: [min[0], 0, max[2]] },
    { axis: 2, away: [1, -0.35, 0], corner: [max[0], min[1], 0] },
  ];
  for (const { axis, away, corner } of chains) {
    const stations = distinct([...structure.nodes.values()].map((n) => n.position[axis]));
    if (stations.length < 2) continue;
    const at = (value: number, rank: number): Vec3 => {
      const base = add(corner, scale(unitVector(axis), value));
      return add(base, scale(away, gap * rank));
    };
    const draw = (values: number[], rank: number) => {
      const tick = scale(away, gap * 0.12);
      for (const v of values) {
        const p = at(v, rank);
        lines.push([add(p, tick), add(p, scale(tick, -1))]);
      }
      for (let i = 0; i + 1 < values.length; i++) {
        const [a, b] = [at(values[i], rank), at(values[i + 1], rank)];
        lines.push([a, b]);
        const text = units.length.text(values[i + 1] - values[i]);
        labels.push({
          at: along(a, b, 0.5),
          text,
          color: theme.dimension,
          weight: 6,
          shift: [0, -8],
        });
      }
    };
    if (stations.length > 2 && stations.length <= MOST_STATIONS) draw(stations, 1);
    draw([stations[0], stations[stations.length - 1]], stations.length > 2 ? 1.8 : 1);
  }
  const group = new Group();
  if (lines.length) group.add(lineSegments(lines, { width: 1.2, color: theme.dimension }));
  setLabels(group, labels);
  return group;
}

/** Stations closer than a hundredth of the whole are one. */
function distinct(values: number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  const span = sorted[sorted.length - 1] - sorted[0];
  return sorted.filter((v, i) => i === 0 || v - sorted[i - 1] > span * 0.01);
}
