// A document that is being solved, as a running viewer in an element of the page.

import { mount } from 'svelte';
import { placeStructure } from './model/structure';
import type { Begun } from './page/begin';
import type { PageConfig } from './page/config';
import { readPlace } from './page/deep_link';
import { nextTurn } from './page/next_turn';
import type { OfflineCopy } from './page/offline_copy';
import { SolveSession } from './page/solve_session.svelte';
import { ViewState } from './page/view_state.svelte';
import Viewer from './Viewer.svelte';

export interface Shown {
  begun: Begun;
  config: PageConfig;
  /** Makes an offline copy, where the page can. */
  offlineCopy?: OfflineCopy;
  /** What is seen at first, as an address has it after '#'; that of the page by default. */
  place?: string;
}

export interface Showing {
  session: SolveSession;
  view: ViewState;
}

export async function showDocument(target: HTMLElement, shown: Shown): Promise<Showing> {
  const { begun, config, offlineCopy } = shown;
  await nextTurn();
  const structure = placeStructure(begun.document);
  await nextTurn();
  const view = new ViewState();
  view.dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  readPlace(shown.place ?? location.hash, view);
  const [first] = begun.document.analysis.load_cases ?? [];
  if (view.set && view.set.kind !== 'envelope') view.loadsOf = view.set;
  else if (first) view.loadsOf = { kind: 'loadcase', name: first.name };
  const session = new SolveSession(begun, structure);
  mount(Viewer, { target, props: { view, session, config, offlineCopy } });
  await nextTurn();
  session.pageStands();
  return { session, view };
}
