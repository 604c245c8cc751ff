// The result set a choice stands for, and the largest displacement in it.

import type { ResultSet, Results } from 'loadpath';
import type { Structure } from '../model/structure';
import type { SetChoice } from '../page/view_state.svelte';

/** The chosen set; without a choice (or for an envelope) the first combination, else the first case. */
export function chooseSet(results: Results, choice: SetChoice | null): ResultSet | null {
  const wanted =
    choice && choice.kind !== 'envelope'
      ? results.sets.find((s) => s.kind === choice.kind && s.name === choice.name)
      : undefined;
  return (
    wanted ?? results.sets.find((s) => s.kind === 'loadcombination') ?? results.sets[0] ?? null
  );
}

export function largestDisplacement(
  structure: Structure,
  results: Results,
  set: ResultSet,
): number {
  let largest = 0;
  for (const id of structure.nodes.keys()) {
    const d = results.displacement(set, id);
    if (d) largest = Math.max(largest, Math.hypot(d[0], d[1], d[2]));
  }
  for (const { member } of structure.members.slice(0, 2000)) {
    const curves = results.curves(set, member.id);
    if (!curves) continue;
    for (const name of ['dy', 'dz'] as const) {
      for (const { x0, x1, c } of curves[name]) {
        let middle = 0;
        for (let i = c.length - 1; i >= 0; i--) middle = middle * ((x1 - x0) / 2) + c[i];
        largest = Math.max(largest, Math.abs(middle));
      }
    }
  }
  return largest;
}
