// The view as the address carries it after '#': what is selected, which results, what is drawn, from
// where, in which units and signs, and which members are left out.
// Examples: #member=12&combination=ULS%201&show=mz&x=0.5, #envelope=ULS

import { UNIT_SYSTEMS, type UnitSystemName } from '../format/display_units';
import type { Picked } from '../model/picked';
import type { SetChoice } from '../results/chosen_set';
import { isModeKey } from '../results/mode_shapes';
import {
  COMPONENTS,
  type Component,
  PLATE_COMPONENTS,
  type PlateComponent,
} from '../results/solution';
import type { Shown, Viewpoint, ViewState } from './view_state.svelte';

/** The envelope of combinations that name no limit state, or else the first. */
const NO_STATE = '1';
const USUAL_UNITS: UnitSystemName = 'kN, m, mm';

export function writePlace(view: ViewState): string {
  const place = new URLSearchParams();
  if (view.picked) place.set(view.picked.kind, String(view.picked.id));
  if (view.set?.kind === 'envelope') place.set('envelope', view.set.limitState ?? NO_STATE);
  else if (view.set)
    place.set(view.set.kind === 'loadcase' ? 'case' : 'combination', view.set.name);
  const shown = shownWord(view.shown);
  if (shown) place.set('show', shown);
  if (view.picked?.kind === 'member')
    place.set('x', String(Math.round(view.position * 1000) / 1000));
  if (view.signs === 'document') place.set('signs', view.signs);
  if (view.unitSystem !== USUAL_UNITS) place.set('units', view.unitSystem);
  if (view.isolated) place.set('only', [...view.isolated].join(','));
  if (view.hidden.size) place.set('hide', [...view.hidden].join(','));
  if (view.camera) place.set('camera', writeCamera(view.camera));
  return `#${place}`;
}

/** What the address does not name is left as it is, or goes back to how a page begins. */
export function readPlace(hash: string, view: ViewState): void {
  // Forms write a space as "+"; whoever writes it as "%20", as browsers do, means the sign by "+".
  const text = hash.includes('%20') ? hash.replaceAll('+', '%2B') : hash;
  const place = new URLSearchParams(text.replace(/^#/, ''));
  view.picked = readPicked(place);
  const set = readSet(place);
  if (set) view.set = set;
  const shown = readShown(place.get('show'));
  if (shown) {
    view.draw(shown);
    view.isShownChosen = true;
  }
  const x = Number(place.get('x') ?? Number.NaN);
  if (x >= 0 && x <= 1) view.position = x;
  view.signs = place.get('signs') === 'document' ? 'document' : 'engineer';
  const units = place.get('units') as UnitSystemName | null;
  view.unitSystem = units && Object.hasOwn(UNIT_SYSTEMS, units) ? units : USUAL_UNITS;
  const only = place.get('only');
  view.isolated = only === null ? null : new Set(readNumbers(only));
  view.hidden = new Set(readNumbers(place.get('hide')));
  const camera = readCamera(place.get('camera'));
  if (camera) view.wishedCamera = camera;
}

const readNumbers = (text: string | null): number[] =>
  text ? text.split(',').map(Number).filter(Number.isFinite) : [];

/** Target, direction and height, in that order. */
function writeCamera({ target, direction, height }: Viewpoint): string {
  return [...target, ...direction, height].map((n) => Number(n.toPrecision(4))).join(',');
}

function readCamera(text: string | null): Viewpoint | null {
  const numbers = readNumbers(text);
  if (numbers.length !== 7) return null;
  const [tx, ty, tz, dx, dy, dz, height] = numbers;
  const isAnywhere = Math.hypot(dx, dy, dz) > 0 && height > 0;
  return isAnywhere ? { target: [tx, ty, tz], direction: [dx, dy, dz], height } : null;
}

function readPicked(place: URLSearchParams): Picked | null {
  for (const kind of ['member', 'node', 'plate', 'surface'] as const) {
    const id = Number(place.get(kind) ?? Number.NaN);
    if (Number.isInteger(id) && id >= 0) return { kind, id };
  }
  return null;
}

function readSet(place: URLSearchParams): SetChoice | null {
  const envelope = place.get('envelope');
  if (envelope !== null) {
    return { kind: 'envelope', limitState: envelope === NO_STATE ? null : envelope };
  }
  const combination = place.get('combination');
  if (combination !== null) return { kind: 'loadcombination', name: combination };
  const loadCase = place.get('case');
  return loadCase === null ? null : { kind: 'loadcase', name: loadCase };
}

function shownWord(shown: Shown): string {
  if (shown.kind === 'nothing') return 'model';
  if (shown.kind === 'mode') return shown.key;
  if (shown.kind === 'diagram') return shown.component;
  return shown.kind === 'contour' ? `plate-${shown.component}` : shown.kind;
}

function readShown(word: string | null): Shown | null {
  if (word === 'model') return { kind: 'nothing' };
  if (word === 'deflected' || word === 'utilization') return { kind: word };
  if (COMPONENTS.includes(word as Component))
    return { kind: 'diagram', component: word as Component };
  if (word && isModeKey(word)) return { kind: 'mode', key: word };
  const plate = word?.replace(/^plate-/, '') as PlateComponent;
  if (word?.startsWith('plate-') && PLATE_COMPONENTS.includes(plate)) {
    return { kind: 'contour', component: plate };
  }
  return null;
}
