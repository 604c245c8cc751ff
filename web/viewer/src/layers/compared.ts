// What differs from another document, drawn over the structure: a sign and a colour for each kind.

import { Group } from 'three';
import type { DifferingPart, Standing } from '../changes/drawn_difference';
import { setLabels } from '../stage/label';
import type { Theme } from '../stage/theme';
import { lineSegments } from './lines';

export const SIGNS: Record<Standing, string> = { here: '+', there: '−', changed: '≠' };

/** Told apart by people who see no red or no green too. */
export function standingColor(standing: Standing, theme: Theme): number {
  return { here: theme.tension, there: theme.compression, changed: theme.deflected }[standing];
}

export function compared(parts: readonly DifferingPart[], theme: Theme): Group {
  const group = new Group();
  const segments = parts.flatMap(({ lines }) => lines);
  const colors = parts.flatMap(({ lines, standing }) =>
    lines.map(() => standingColor(standing, theme)),
  );
  if (segments.length)
    group.add(lineSegments(segments, { width: 5, color: 0, colors, opacity: 0.85, onTop: true }));
  setLabels(
    group,
    parts.map(({ at, standing, title }) => ({
      at,
      text: `${SIGNS[standing]} ${title}`,
      color: standingColor(standing, theme),
      weight: 90,
      shift: [0, -12] as const,
    })),
  );
  return group;
}
