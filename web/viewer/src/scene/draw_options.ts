// What can be drawn of a model and its results, with its name and how addresses call it.

import type { Results } from 'loadpath';
import type { Structure } from '../model/structure';
import type { Shown } from '../page/view_state.svelte';
import { modeShapes } from '../results/mode_shapes';
import { COMPONENT_TITLES, COMPONENTS, PLATE_COMPONENTS, PLATE_WORDS } from '../results/solution';

export interface DrawOption {
  key: string;
  title: string;
  shown: Shown;
}

export type DrawGroup = 'General' | 'Vibration' | 'Buckling' | 'Member forces' | 'Plates';

export function drawOptions(
  structure: Structure,
  results: Results,
): Record<DrawGroup, DrawOption[]> {
  const modes = (wanted: string): DrawOption[] =>
    modeShapes(structure, results)
      .filter(({ kind }) => kind === wanted)
      .map(({ key, title }) => ({ key, title, shown: { kind: 'mode', key } }));
  return {
    General: [
      { key: 'nothing', title: 'Model only', shown: { kind: 'nothing' } },
      { key: 'deflected', title: 'Deflected shape', shown: { kind: 'deflected' } },
      ...(results.checks.length
        ? [{ key: 'utilization', title: 'Utilization', shown: { kind: 'utilization' } } as const]
        : []),
    ],
    Vibration: modes('vibration'),
    Buckling: modes('buckling'),
    'Member forces': structure.members.length
      ? COMPONENTS.map((component) => ({
          key: component,
          title: COMPONENT_TITLES[component],
          shown: { kind: 'diagram', component },
        }))
      : [],
    Plates: results.plates.count
      ? PLATE_COMPONENTS.map((component) => ({
          key: `plate-${component}`,
          title: PLATE_WORDS[component].title,
          shown: { kind: 'contour', component },
        }))
      : [],
  };
}

/** The option that is drawn, by its key. */
export const shownKey = (shown: Shown): string =>
  shown.kind === 'mode'
    ? shown.key
    : shown.kind === 'diagram'
      ? shown.component
      : shown.kind === 'contour'
        ? `plate-${shown.component}`
        : shown.kind;
