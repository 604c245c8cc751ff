// Parts of the drawing that are being fetched: a picture of all of it waits for them.

const underWay = new Set<Promise<unknown>>();

/** Until it has ended the drawing is not whole. */
export function notePart(planned: Promise<unknown>): void {
  underWay.add(planned);
  void planned.finally(() => underWay.delete(planned));
}

/** Ends once all that was asked for has come and is planned, or is known to be missing. */
export async function partsFetched(): Promise<void> {
  while (underWay.size) await Promise.allSettled(underWay);
}
