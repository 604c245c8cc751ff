// From a document's text to a running viewer in an element of the page.

import type { Document } from 'loadpath';
import { mount } from 'svelte';
import type { PageConfig } from '../config';
import { placeStructure } from '../model/structure';
import Viewer from '../Viewer.svelte';
import { readPlace } from './deep_link';
import type { EngineSource } from './engine_source';
import { nextTurn } from './next_turn';
import { SolveSession } from './solve_session.svelte';
import { ViewState } from './view_state.svelte';

export interface Shown {
  text: string;
  config: PageConfig;
  engine: EngineSource;
  /** Makes an offline copy, where the page can. */
  offlineCopy?: (title: string, text: string) => Promise<string>;
}

export async function showDocument(target: HTMLElement, given: Shown): Promise<SolveSession> {
  const document = parseDocument(given.text);
  await nextTurn();
  const structure = placeStructure(document);
  await nextTurn();
  const view = new ViewState();
  view.loadCase = document.analysis.load_cases?.[0]?.id ?? null;
  view.dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  readPlace(location.hash, view);
  const session = new SolveSession(given.text, structure, given.config.tier, given.engine);
  // The worker solves while this thread makes the first picture.
  void session.start();
  mount(Viewer, {
    target,
    props: { structure, view, session, config: given.config, offlineCopy: given.offlineCopy },
  });
  return session;
}

/** Only what the drawing cannot do without is checked here; the engine says the rest. */
export function parseDocument(text: string): Document {
  const value: unknown = JSON.parse(text);
  const isObject = (v: unknown): v is Record<string, unknown> =>
    typeof v === 'object' && v !== null && !Array.isArray(v);
  if (!isObject(value))
    throw new Error('A model document is a JSON object; this is something else.');
  for (const key of ['settings', 'model', 'analysis']) {
    if (!isObject(value[key]))
      throw new Error(`The document has no "${key}"; it should be an object.`);
  }
  if (!Array.isArray((value.model as Record<string, unknown>).nodes)) {
    throw new Error('The document has no "model.nodes"; it should be a list.');
  }
  return value as unknown as Document;
}
