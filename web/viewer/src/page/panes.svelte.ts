// How much room the parts of the page have. On a desk: how wide the details are and whether the
// choices are folded to icons, kept for the next visit. On a phone: how high the drawing stands above the sheet of details, which has three stops.

const KEY = 'loadpath-details-width';
const FOLDED = 'loadpath-folded';
const NARROWEST = 300;
/** Pixels that are left to the drawing, and those of the choices (see --rail). */
const DRAWING = 320;
const RAIL = 264;
const ICONS = 50;
/** Share of the screen that the drawing keeps above a sheet that is wide open. */
const LEAST = 0.3;
/** Pixels of a closed sheet: the names of its panels. */
const NAMES = 66;

export class Panes {
  /** Pixels; null where it is the usual one. */
  width = $state(Number(kept(KEY)) || null);
  isFolded = $state(kept(FOLDED) !== null);
  height = $state<number | null>(null);
  readonly narrowest = NARROWEST;

  get widest(): number {
    return Math.max(NARROWEST, window.innerWidth - DRAWING - (this.isFolded ? ICONS : RAIL));
  }

  widen(width: number | null): void {
    this.width = width;
    keep(KEY, width === null ? null : String(Math.round(width)));
  }

  fold(isFolded: boolean): void {
    this.isFolded = isFolded;
    keep(FOLDED, isFolded ? '1' : null);
  }

  /** Heights of the drawing, from the open sheet to the closed one, which leaves header and bar in view. */
  stops(): [number, number, number] {
    const high = window.innerHeight;
    const around = ['header', '.bar'].map(
      (part) => document.querySelector<HTMLElement>(part)?.offsetHeight ?? 0,
    );
    return [LEAST * high, high / 2, Math.max(high / 2, high - around[0] - around[1] - NAMES)];
  }

  /** To the stop that is nearest to where a hand let go. */
  settle(): void {
    const at = this.height;
    if (at === null) return;
    const far = (stop: number) => Math.abs(stop - at);
    this.rest(this.stops().reduce((a, b) => (far(b) < far(a) ? b : a)));
  }

  /** A tap: the next stop up, and from the last one down again. */
  step(): void {
    const [open, half, closed] = this.stops();
    const at = this.height ?? half;
    this.rest(at > half + 1 ? half : at > open + 1 ? open : closed);
  }

  private rest(height: number): void {
    this.height = height;
    // What a closed sheet shows is its head.
    if (height === this.stops()[2]) window.scrollTo(0, 0);
  }

  /** Somebody wants to read: a closed sheet comes up. */
  reveal(): void {
    if (this.height !== null && this.height > window.innerHeight / 2) this.height = null;
  }
}

// A frame without an origin, as in a notebook, keeps nothing.
function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // It lasts as long as the page.
  }
}
