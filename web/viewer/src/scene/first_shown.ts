// What is shown when the first results arrive, where nobody has chosen: the combination that matters
// most, utilizations where there are checks, and loads where they hide nothing.

import { modeShapes } from '../results/mode_shapes';
import type { Scene } from './scene.svelte';

/** Members and plates above which arrows would hide the results. */
const FEW_ITEMS = 12;

/** Whether there was something to choose. */
export function chooseFirstShown({ view, results, chosen, unsolved, structure }: Scene): boolean {
  if (!results || unsolved) return false;
  // A document may have modes and nothing else.
  const [mode] = chosen ? [] : modeShapes(structure, results);
  if (!chosen && !mode) return false;
  if (chosen && !view.set) view.choose({ kind: chosen.set.kind, name: chosen.set.name });
  if (!view.isShownChosen) {
    view.draw(
      mode
        ? { kind: 'mode', key: mode.key }
        : results.checks.length
          ? { kind: 'utilization' }
          : { kind: 'deflected' },
    );
  }
  const items = structure.members.length + structure.plates.length;
  if (items > FEW_ITEMS) view.leaveOutLoads();
  return true;
}
