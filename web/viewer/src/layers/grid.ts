// A ground grid under the structure with a round spacing, and the global axes at its corner.

import { Group } from 'three';
import type { Structure } from '../model/structure';
import { add, scale, type Vec3 } from '../model/vector';
import { setLabels } from '../stage/label';
import type { Theme } from '../theme';
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
  // A little above the grid, so that its lines do not show through.
  const origin: Vec3 = [from[0], y + step * 0.02, to[1]];
  const reach = step * 0.9;
  const tips: [Vec3, number, string][] = [
    [add(origin, [reach, 0, 0]), theme.axes.x, 'X'],
    [add(origin, [0, reach, 0]), theme.axes.y, 'Y'],
    [add(origin, scale([0, 0, 1], reach)), theme.axes.z, 'Z'],
  ];
  const axes = tips.map(([tip]): Segment => [origin, tip]);
  const colors = tips.map(([, color]) => color);
  group.add(lineSegments(axes, { width: 2.5, color: 0, colors }));
  setLabels(
    group,
    tips.map(([at, color, text]) => ({ at, text, color, weight: 1, shift: [0, -8] })),
  );
  return group;
}

/** The largest of 1, 2, 5 times a power of ten that is not above the wish. */
function roundStep(wish: number): number {
  const power = 10 ** Math.floor(Math.log10(wish));
  const lead = wish / power;
  return power * (lead >= 5 ? 5 : lead >= 2 ? 2 : 1);
}
