// Keys for what the mouse can do. What a field understands itself is left to it.

import type { Results } from 'loadpath';
import type { Structure } from '../model/structure';
import { envelopeOf, setAfter } from '../results/set_steps';
import type { Stage } from '../stage/stage';
import type { ViewName } from '../stage/view_names';
import type { ViewState } from './view_state.svelte';
import type { WhatIfDoor } from './what_if_door.svelte';

const VIEW_KEYS: Record<string, ViewName> = { '1': 'iso', '2': 'top', '3': 'front', '4': 'side' };
const TURNS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Ctrl and K from anywhere, a question mark where no field has a use for it. */
export const asksForPalette = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey
    ? event.key.toLowerCase() === 'k' && !event.shiftKey && !event.altKey
    : event.key === '?' && !isTaken(event);

/** Ctrl+P, which prints the report. */
export const asksForPrint = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'p';

export function keyAction(
  event: KeyboardEvent,
  structure: Structure,
  view: ViewState,
  stage: Stage | null,
  door: WhatIfDoor,
  results: Results | null,
): void {
  if (isTaken(event)) return;
  if (door.onKey(event)) event.preventDefault();
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const member = view.picked?.kind === 'member' ? view.picked.id : null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key in VIEW_KEYS) stage?.eye.look(VIEW_KEYS[key]);
  else if (key in TURNS && event.shiftKey) stage?.eye.pan(...TURNS[key]);
  else if (key in TURNS) stage?.eye.turn(...TURNS[key]);
  else if (key === 'f') stage?.eye.fit();
  else if (key === '+' || key === '=') stage?.eye.zoom(1.2);
  else if (key === '-') stage?.eye.zoom(1 / 1.2);
  else if (key === 'n' || key === 'p') stepMember(structure, view, key === 'n' ? 1 : -1);
  else if (key === 'h' && member !== null) view.hide(member);
  else if (key === 'i' && member !== null) view.isolate([member]);
  else if (key === 'u' && member !== null) void door.step(member, 'heavier');
  else if (key === 'd' && member !== null) void door.step(member, 'lighter');
  else if (key === 'a') view.showAll();
  else if (key === 's') view.layers.solids = !view.layers.solids;
  else if (key === 'l') view.layers.loads = !view.layers.loads;
  else if (key === '[' || key === ']' || key === 'e') {
    const next = results && chosenBy(key, results, view);
    if (next) view.choose(next);
  } else if (key === 'Escape') view.picked = null;
  else return;
  event.preventDefault();
}

function chosenBy(key: string, results: Results, { set }: ViewState) {
  return key === 'e' ? envelopeOf(results, set) : setAfter(results, set, key === ']' ? 1 : -1);
}

/** Whether the focused field has a use of its own for the key. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement) || key === 'Escape') return false;
  if (target.matches('[role=tab], [role=separator], [type=radio], .scroll'))
    return key.startsWith('Arrow');
  return target.matches('input:not([type=checkbox], [type=radio]), select, textarea');
}

function stepMember(structure: Structure, view: ViewState, step: number): void {
  const { members } = structure;
  if (members.length === 0) return;
  const id = view.picked?.kind === 'member' ? view.picked.id : null;
  const at = members.findIndex((m) => m.member.id === id);
  const next = at < 0 ? 0 : (at + step + members.length) % members.length;
  view.visit(structure, { kind: 'member', id: members[next].member.id });
}
