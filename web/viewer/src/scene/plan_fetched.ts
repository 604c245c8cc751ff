// Layers that few models have are fetched with the first model that has them.

/** Plans once the module is there, unless what asked for it is over by then; gives what ends it. */
export function planFetched<Module>(
  fetched: Promise<Module>,
  plan: (module: Module) => void,
): () => void {
  let isOver = false;
  void fetched.then((module) => {
    if (!isOver) plan(module);
  });
  return () => {
    isOver = true;
  };
}
