// Support reactions as arrows with their components, in the direction the support pushes.

import type { Group } from 'three';
import type { Units } from '../format/display_units';
import type { Structure } from '../model/structure';
import { add, length, scale, type Vec3 } from '../model/vector';
import { type Label, setLabels } from '../stage/label';
import type { Theme } from '../stage/theme';
import { Arrows } from './arrows';

export interface Reaction {
  node: number;
  force: Vec3;
  moment: Vec3;
}

const NEGLIGIBLE = 1e-6;

export function* reactions(
  structure: Structure,
  given: readonly Reaction[],
  /** Metres that a pixel of the screen is wide. */
  pixel: number,
  units: Units,
  theme: Theme,
): Generator<void, Group> {
  const reach = 47 * pixel;
  // Support symbols are as large as the structure is.
  const clear = structure.radius * 0.055;
  const arrows = new Arrows(pixel);
  const labels: Label[] = [];
  const force = Math.max(0, ...given.map((r) => length(r.force)));
  const moment = Math.max(0, ...given.map((r) => length(r.moment)));
  for (const { node, force: f, moment: m } of given) {
    const at = structure.nodes.get(node)?.position;
    if (!at) continue;
    for (const i of [0, 1, 2]) {
      const part = [0, 1, 2].map((k) => (k === i ? f[k] : 0)) as unknown as Vec3;
      const size = Math.abs(f[i]);
      if (size > force * NEGLIGIBLE && size > 0) {
        // The tip stays clear of the support symbol.
        const tip = add(at, scale(part, -clear / size));
        const tail = arrows.force(tip, scale(part, (reach * (0.3 + (0.7 * size) / force)) / size));
        labels.push({
          at: tail,
          text: units.force.text(size),
          color: theme.reaction,
          weight: 15 + size / force,
          shift: [0, 9],
        });
      }
      const turn = Math.abs(m[i]);
      if (turn > moment * NEGLIGIBLE && turn > 0) {
        const axis = [0, 1, 2].map((k) => (k === i ? m[k] : 0)) as unknown as Vec3;
        const radius = reach * 0.3 * (0.5 + (0.5 * turn) / moment);
        arrows.moment(at, axis, radius);
        labels.push({
          at,
          text: units.moment.text(turn),
          color: theme.reaction,
          weight: 14 + turn / moment,
          shift: [0, 22],
        });
      }
    }
  }
  const group = yield* arrows.group(theme.reaction);
  setLabels(group, labels);
  return group;
}
