// Imposed movements of supports: an arrow the way the support is moved, or a turn, with its size.

import type { Group } from 'three';
import type { Units } from '../format/display_units';
import type { Settlement } from '../model/load_case_loads';
import { add, scale } from '../model/vector';
import { type Label, setLabels } from '../stage/label';
import type { Theme } from '../stage/theme';
import { Arrows } from './arrows';

export function* settlements(
  given: readonly Settlement[],
  /** Metres that a pixel of the screen is wide. */
  pixel: number,
  units: Units,
  theme: Theme,
): Generator<void, Group> {
  const reach = 40 * pixel;
  const arrows = new Arrows(pixel);
  const labels: Label[] = [];
  for (const { kind, at, axis, value } of given) {
    if (value === 0) continue;
    const moved = scale(axis, Math.sign(value) * reach);
    const place = kind === 'rotation' ? arrows.moment(at, moved, reach * 0.6) : add(at, moved);
    if (kind === 'translation') arrows.force(place, moved);
    const quantity = kind === 'rotation' ? units.rotation : units.displacement;
    const word = kind === 'rotation' ? 'turned' : 'moved';
    const text = `${word} ${quantity.text(Math.abs(value))}`;
    const shift = [0, place[1] < at[1] ? 11 : -11] as const;
    labels.push({ at: place, text, color: theme.settlement, weight: 12, shift });
  }
  const group = yield* arrows.group(theme.settlement, 3);
  setLabels(group, labels);
  return group;
}
