// Rigid diaphragms: from the middle of each a thin line to every node that it ties.

import { Group } from 'three';
import type { Structure } from '../model/structure';
import { add, scale, type Vec3 } from '../model/vector';
import type { Theme } from '../stage/theme';
import { lineSegments, type Segment } from './lines';

export function diaphragms({ document, nodes }: Structure, theme: Theme): Group {
  const group = new Group();
  const ties: Segment[] = [];
  for (const { node_ids } of document.model.rigid_diaphragms ?? []) {
    const places = node_ids.flatMap((id): Vec3[] => {
      const placed = nodes.get(id);
      return placed ? [placed.position] : [];
    });
    if (places.length === 0) continue;
    const middle = scale(places.reduce(add), 1 / places.length);
    ties.push(...places.map((place): Segment => [middle, place]));
  }
  if (ties.length) group.add(lineSegments(ties, { width: 1.2, color: theme.plateEdge }));
  return group;
}
