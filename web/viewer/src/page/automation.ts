// What scripts may rely on: the state on the root element and window.loadpath.
// Documented in docs/viewer.md; change only by adding.

import type { Results, VerdictState } from 'loadpath';
import type { CameraPlace } from '../stage/eye';
import type { DrawingCost, Stage } from '../stage/stage';

export type PageState = 'loading' | 'solving' | 'solved' | 'failed' | 'limited';

export interface Automation {
  /** Results in the layout of the results document; null before they exist. */
  results(): unknown;
  /** What drawing the last picture cost, and the words on it. */
  drawing(): DrawingCost;
  /** Where the drawing is seen from; null before there is one. */
  camera(): CameraPlace | null;
  /** The picture that Export saves, in a size in pixels, as the data URL of a PNG. */
  picture(width: number, height: number): Promise<string>;
}

declare global {
  interface Window {
    loadpath?: Automation;
  }
}

export function setPageState(state: PageState): void {
  document.documentElement.dataset.state = state;
}

/** The verdict on the root element; without one the page has not come to any. */
export function setPageVerdict(state: VerdictState | null): void {
  const { dataset } = document.documentElement;
  if (state) dataset.verdict = state;
  else delete dataset.verdict;
}

export function setAutomation(
  results: () => Results | null,
  stage: () => Stage | null,
  picture: Automation['picture'],
): void {
  window.loadpath = {
    results: () => results()?.toJSON() ?? null,
    drawing: () =>
      stage()?.cost() ?? {
        calls: 0,
        shaders: 0,
        triangles: 0,
        lines: 0,
        labels: [],
        unwritten: 0,
      },
    camera: () => stage()?.eye.place() ?? null,
    picture,
  };
}
