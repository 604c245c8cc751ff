// Local axes at the middle of each member, x red, y green, z blue, named, with the strong axis of
// the section marked and drawn thicker.

import { Group } from 'three';
import type { PlacedMember, Structure } from '../model/structure';
import { add, along, scale } from '../model/vector';
import { type Label, setLabels } from '../stage/label';
import type { Theme } from '../stage/theme';
import { lineSegments, type Segment } from './lines';

export function localAxes(
  structure: Structure,
  members: readonly PlacedMember[],
  theme: Theme,
): Group {
  const size = structure.radius * 0.11;
  const thin: Segment[] = [];
  const thinColors: number[] = [];
  const thick: Segment[] = [];
  const thickColors: number[] = [];
  const labels: Label[] = [];
  for (const { start, end, axes, section, length } of members) {
    const middle = along(start, end, 0.5);
    const strong =
      section && section.i_z !== section.i_y ? (section.i_z > section.i_y ? 'z' : 'y') : null;
    for (const name of ['x', 'y', 'z'] as const) {
      const tip = add(middle, scale(axes[name], Math.min(size, length * 0.3)));
      const isStrong = name === strong;
      (isStrong ? thick : thin).push([middle, tip]);
      (isStrong ? thickColors : thinColors).push(theme.axes[name]);
      const text = isStrong ? `${name} (strong)` : name;
      labels.push({
        at: tip,
        text,
        color: theme.axes[name],
        weight: isStrong ? 3 : 2,
        shift: [0, -6],
      });
    }
  }
  const group = new Group();
  const add2 = (segments: Segment[], colors: number[], width: number) => {
    if (segments.length)
      group.add(lineSegments(segments, { width, color: 0, colors, onTop: true }));
  };
  add2(thin, thinColors, 2);
  add2(thick, thickColors, 4);
  setLabels(group, labels);
  return group;
}
