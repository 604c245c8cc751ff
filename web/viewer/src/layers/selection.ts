// What is selected, drawn over everything else.

import { Group, SphereGeometry } from 'three';
import type { Picked } from '../model/picked';
import { isOfKind } from '../model/plate_outline';
import type { Structure } from '../model/structure';
import { along } from '../model/vector';
import { setLabels } from '../stage/label';
import type { Theme } from '../stage/theme';
import { instances } from './instances';
import { lineSegments, type Segment } from './lines';

export function selection(structure: Structure, picked: Picked, theme: Theme): Group {
  const group = new Group();
  const color = theme.selection;
  if (picked.kind === 'member') {
    const member = structure.memberById.get(picked.id);
    if (!member) return group;
    group.add(
      lineSegments([[member.start, member.end]], { width: 6, color, opacity: 0.75, onTop: true }),
    );
    const at = along(member.start, member.end, 0.5);
    setLabels(group, [{ at, text: `M${picked.id}`, color, weight: 100, shift: [0, 14] }]);
  } else if (picked.kind === 'node') {
    const at = structure.nodes.get(picked.id)?.position;
    if (!at) return group;
    const ball = new SphereGeometry(1, 16, 12);
    group.add(instances(ball, [{ at, size: structure.radius * 0.014 }], { color, onTop: true }));
    setLabels(group, [{ at, text: `N${picked.id}`, color, weight: 100, shift: [0, 16] }]);
  } else {
    const plate = structure.plates.find((p) => p.id === picked.id && isOfKind(p, picked));
    if (!plate) return group;
    const loop = plate.boundary;
    const edges = loop.map((p, i): Segment => [p, loop[(i + 1) % loop.length]]);
    group.add(lineSegments(edges, { width: 4, color, onTop: true }));
  }
  return group;
}
