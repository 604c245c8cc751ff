// Parts of the drawing that could not be fetched: what is missing is told, not left out in silence.

class UnfetchedParts {
  isAny = $state(false);
}

export const unfetchedParts = new UnfetchedParts();
