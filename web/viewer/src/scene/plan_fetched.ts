// Layers that few models have are fetched with the first model that has them.

import { notePart } from './parts_under_way';
import { unfetchedParts } from './unfetched.svelte';

/** Plans once the module is there, unless what asked for it is over by then; gives what ends it. */
export function planFetched<Module>(
  fetched: Promise<Module>,
  plan: (module: Module) => void,
): () => void {
  let isOver = false;
  let isMissing = false;
  const planned = fetched.then(
    (module) => {
      if (!isOver) plan(module);
    },
    () => {
      if (isOver) return;
      isMissing = true;
      unfetchedParts.count++;
    },
  );
  notePart(planned);
  return () => {
    isOver = true;
    if (isMissing) unfetchedParts.count--;
  };
}
