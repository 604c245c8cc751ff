// Where along the selected member values are read: a dot of constant size, and the value that is drawn.

import type { Group } from 'three';
import type { PlacedMember } from '../model/structure';
import { along } from '../model/vector';
import { setLabels } from '../stage/label';
import type { Theme } from '../stage/theme';
import { dots } from './nodes';

export function readMark(
  { start, end }: PlacedMember,
  position: number,
  value: string,
  theme: Theme,
): Group {
  const at = along(start, end, position);
  const color = theme.selection;
  const group = dots([at], { color, size: 11, onTop: true });
  const label = { at, text: value, color, weight: 99, shift: [0, -15], leads: true } as const;
  setLabels(group, value ? [label] : []);
  return group;
}
