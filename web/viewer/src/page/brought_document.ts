// A document that somebody opened on the start page: a step of this tab's history, so that Back leads to
// the start page and a reload keeps the model. The service never has it.

const KEY = 'loadpath-brought';
/** Whoever leaves to sign in comes back to what they had brought. */
const RETURN = 'loadpath-return';

interface Step {
  isBrought?: boolean;
}

const STEP: Step = { isBrought: true };

const isStep = (state: unknown): boolean => Boolean((state as Step | null)?.isBrought);

/** A new step, at which the document is. */
export function bringDocument(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    sessionStorage.removeItem(KEY); // There is no room for it; another must not come in its place.
  }
  history.pushState(STEP, '', location.pathname);
}

export function returnToDocument(): void {
  if (isStep(history.state)) sessionStorage.setItem(RETURN, 'yes');
}

/** The document of the present step; whoever comes by a link or an address wants the start page. */
export function broughtDocument(): string | null {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReturn = sessionStorage.getItem(RETURN) !== null;
  sessionStorage.removeItem(RETURN);
  if (isReturn) history.pushState(STEP, '');
  else if (arrival?.type === 'navigate') history.replaceState(null, '');
  return isStep(history.state) ? sessionStorage.getItem(KEY) : null;
}

/** Begins anew where a step leads from a document to the start page, or from there to one. */
export function followSteps(isShown: () => boolean): void {
  window.addEventListener('popstate', ({ state }) => {
    // An address that somebody wrote is a place in what is shown; the start page has none.
    const isPlace = isShown() && location.hash !== '';
    if (isPlace && !isStep(state)) history.replaceState(STEP, '');
    if ((isStep(state) || isPlace) !== isShown()) location.reload();
  });
}
