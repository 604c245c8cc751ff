// The link to what is seen: the address, which follows the view once somebody has done something.

import { writePlace } from './deep_link';
import type { ViewState } from './view_state.svelte';

export function placeLink(view: ViewState): string {
  history.replaceState(history.state, '', writePlace(view));
  return location.href;
}
