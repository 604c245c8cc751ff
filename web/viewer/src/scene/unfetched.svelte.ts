// Parts of the drawing that could not be fetched: what is missing is told, not left out in silence.

class UnfetchedParts {
  count = $state(0);
}

export const unfetchedParts = new UnfetchedParts();
