// How much room the parts of the page have. On a desk: how wide the details are, kept for the next
// visit. On a phone: how high the drawing stands above the sheet of details, which has three stops.

const KEY = 'loadpath-details-width';
const NARROWEST = 300;
/** Pixels that are left to choices and drawing. */
const OTHERS = 584;
/** Share of the screen that the drawing keeps above a sheet that is wide open. */
const LEAST = 0.3;
/** Pixels of a closed sheet: the names of its panels. */
const NAMES = 66;

export class Panes {
  /** Pixels; null where it is the usual one. */
  width = $state(keptWidth());
  height = $state<number | null>(null);
  readonly narrowest = NARROWEST;

  get widest(): number {
    return Math.max(NARROWEST, window.innerWidth - OTHERS);
  }

  widen(width: number | null): void {
    this.width = width;
    try {
      if (width === null) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, String(Math.round(width)));
    } catch {
      // A frame without an origin, as in a notebook, keeps nothing.
    }
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

function keptWidth(): number | null {
  try {
    return Number(localStorage.getItem(KEY)) || null;
  } catch {
    return null;
  }
}
