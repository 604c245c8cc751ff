// The address follows the view, so that copying it shares what is seen. Choosing another item, result
// or drawing is a step that Back takes back; everything else changes the address in place.

import { readPlace, writePlace } from './deep_link';
import type { ViewState } from './view_state.svelte';

/** Milliseconds; browsers bar pages that write their address all the time. */
const PAUSE = 400;

export function followAddress(view: ViewState): void {
  let taken = stepOf(view);
  // Not what the browser knows of it: a click on the start page is none on what it opened.
  let isTouched = false;
  const touch = () => {
    isTouched = true;
  };
  for (const kind of ['pointerdown', 'keydown', 'change']) addEventListener(kind, touch, true);
  $effect(() => {
    const [place, step] = [writePlace(view), stepOf(view)];
    // Nobody has done anything yet: the address stays as it was opened.
    if (place === location.hash || !isTouched) {
      taken = step;
      return;
    }
    if (step !== taken) {
      taken = step;
      history.pushState(history.state, '', place);
      return;
    }
    const timer = setTimeout(() => history.replaceState(history.state, '', place), PAUSE);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    const comeBack = () => {
      readPlace(location.hash, view);
      taken = stepOf(view);
    };
    window.addEventListener('popstate', comeBack);
    return () => window.removeEventListener('popstate', comeBack);
  });
}

function stepOf({ picked, set, shown }: ViewState): string {
  return JSON.stringify([picked?.kind, picked?.id, set, shown]);
}
