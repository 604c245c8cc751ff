// A document that somebody opened on the start page: a step of this tab's history, so that Back leads to
// the start page and a reload keeps the model. The service never has it.

const KEY = 'loadpath-brought';

interface Step {
  isBrought?: boolean;
}

const isStep = (state: unknown): boolean => Boolean((state as Step | null)?.isBrought);

/** A new step, at which the document is. */
export function bringDocument(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    sessionStorage.removeItem(KEY); // There is no room for it; another must not come in its place.
  }
  history.pushState({ isBrought: true } satisfies Step, '', location.pathname);
}

/** The document of the present step. */
export const broughtDocument = (): string | null =>
  isStep(history.state) ? sessionStorage.getItem(KEY) : null;

/** Begins anew where a step leads from a document to the start page, or from there to one. */
export function followSteps(isShown: () => boolean): void {
  window.addEventListener('popstate', ({ state }) => {
    if (isStep(state) !== isShown()) location.reload();
  });
}
