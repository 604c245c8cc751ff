// A ground grid under the structure with a round spacing.

import { Group } from 'three';
import { roundStep } from '../format/round_step';
import type { Structure } from '../model/structure';
import type { Theme } from '../stage/theme';
import { lineSegments, type Segment } from './lines';

export function grid(structure: Structure, theme: Theme): Group {
  const { min, max } = structure.box;
  const step = roundStep(structure.radius / 5);
  const margin = step * 2;
  const from = [0, 2].map((i) => Math.floor((min[i] - margin) / step) * step);
  const to = [0, 2].map((i) => Math.ceil((max[i] + margin) / step) * step);
  // Below the support symbols, so that it never crosses a section on the ground.
  const y = min[1] - structure.radius * 0.07;
  const lines: Segment[] = [];
  for (let x = from[0]; x <= to[0] + step / 2; x += step)
    lines.push([
      [x, y, from[1]],
      [x, y, to[1]],
    ]);
  for (let z = from[1]; z <= to[1] + step / 2; z += step)
    lines.push([
      [from[0], y, z],
      [to[0], y, z],
    ]);
  const group = new Group();
  group.add(lineSegments(lines, { width: 1, color: theme.grid }));
  return group;
}
