// What the person has chosen to see. Plain data; panels write it, the drawing follows it.

import { displayUnits, type UnitSystemName } from '../format/display_units';
import type { Picked } from '../model/picked';
import { isSetName, type Place, type SetName } from '../model/place';
import { placeOfItem } from '../model/place_of_item';
import type { Structure } from '../model/structure';
import type { Vec3 } from '../model/vector';
import type { SetChoice } from '../results/chosen_set';
import type { Signs } from '../results/signs';
import type { Component, PlateComponent } from '../results/solution';
import type { CameraPlace } from '../stage/eye';
import { DARK, LIGHT } from '../stage/theme';

export const LAYER_TITLES = {
  solids: 'Solids',
  nodes: 'Nodes',
  supports: 'Supports',
  hinges: 'Hinges',
  plates: 'Plates',
  diaphragms: 'Diaphragms',
  loads: 'Loads',
  local_axes: 'Local axes',
  ids: 'Ids',
  dimensions: 'Dimensions',
  grid: 'Grid',
  ghosts: 'Ghosts',
  imperfections: 'Imperfections',
} as const;

/** Reactions are switched where results are chosen. */
export type LayerName = keyof typeof LAYER_TITLES | 'reactions';

/** A place to look from, on whatever screen. */
export type Viewpoint = Omit<CameraPlace, 'pixels_per_metre'>;

export type Shown =
  | { kind: 'nothing' }
  | { kind: 'deflected' }
  | { kind: 'utilization' }
  | { kind: 'mode'; key: string }
  | { kind: 'diagram'; component: Component }
  | { kind: 'contour'; component: PlateComponent };

/** Nothing loads what vibrates, and arrows hide contours. */
const isWithoutLoads = (shown: Shown): boolean =>
  shown.kind === 'contour' || (shown.kind === 'mode' && shown.key.startsWith('frequency'));

export class ViewState {
  layers = $state<Record<LayerName, boolean>>({
    solids: true,
    nodes: true,
    supports: true,
    hinges: true,
    plates: true,
    diaphragms: true,
    loads: true,
    reactions: false,
    local_axes: false,
    ids: false,
    dimensions: false,
    grid: true,
    ghosts: true,
    imperfections: false,
  });
  picked = $state.raw<Picked | null>(null);
  /** Where somebody looks from; null where the picture is as it was fitted. */
  camera = $state.raw<Viewpoint | null>(null);
  /** A place to look from that was asked for. */
  wishedCamera = $state.raw<Viewpoint | null>(null);
  /** Points that were asked to be brought into view. */
  wishedPlace = $state.raw<readonly Vec3[] | null>(null);
  hidden = $state.raw<ReadonlySet<number>>(new Set());
  isolated = $state.raw<ReadonlySet<number> | null>(null);
  /** The load case or combination whose loads are drawn. */
  loadsOf = $state.raw<SetName | null>(null);
  set = $state.raw<SetChoice | null>(null);
  shown = $state.raw<Shown>({ kind: 'nothing' });
  /** Whether loads were drawn before what is drawn without them. */
  #hadLoads = false;
  /** Whether a link says what is shown; else the first results do. */
  isShownChosen = false;
  /** Whether every value is written, not only what fails and the worst of each section. */
  hasEveryUse = $state(false);
  /** Times the true displacement; null picks a fitting one. */
  enlargement = $state<number | null>(null);
  animated = $state(false);
  /** Where along the selected member values are read, 0 to 1. */
  position = $state(0.5);
  unitSystem = $state<UnitSystemName>('kN, m, mm');
  signs = $state<Signs>('engineer');
  dark = $state(false);
  /** Whether the drawing is made for paper, which is white whatever the page is. */
  isOnPaper = $state(false);
  moving = $state(false);
  /** The scale of the picture at rest. */
  pixelsPerMetre = $state(Number.POSITIVE_INFINITY);

  readonly units = $derived(displayUnits(this.unitSystem));
  readonly theme = $derived(this.dark && !this.isOnPaper ? DARK : LIGHT);

  /** Select something and bring it into view, or choose the results of a load case or combination. */
  visit(structure: Structure, place: Place): void {
    if (isSetName(place)) {
      this.choose(place);
      return;
    }
    this.picked = place;
    this.wishedPlace = placeOfItem(structure, place);
  }

  /** Draw something else. From what is drawn without loads they leave until something else is drawn,
   * or until they are asked for. */
  draw(shown: Shown): void {
    if (isWithoutLoads(shown) && !isWithoutLoads(this.shown)) {
      this.#hadLoads = this.layers.loads;
      this.layers.loads = false;
    } else if (!isWithoutLoads(shown) && isWithoutLoads(this.shown)) {
      this.layers.loads ||= this.#hadLoads;
    }
    this.shown = shown;
  }

  /** Loads are not drawn until they are asked for. */
  leaveOutLoads(): void {
    this.layers.loads = false;
    this.#hadLoads = false;
  }

  /** The loads that are drawn go with the results; an envelope has none of its own. */
  choose(choice: SetChoice): void {
    this.set = choice;
    if (choice.kind !== 'envelope') this.loadsOf = choice;
  }

  isShown(member: number): boolean {
    return !this.hidden.has(member) && (this.isolated === null || this.isolated.has(member));
  }

  hide(member: number): void {
    this.hidden = new Set([...this.hidden, member]);
  }

  isolate(members: Iterable<number>): void {
    this.isolated = new Set(members);
  }

  showAll(): void {
    this.hidden = new Set();
    this.isolated = null;
  }
}
