// The name of a combination by its id.

import type { Structure } from './structure';

export function combinationName({ document }: Pick<Structure, 'document'>, id: number): string {
  const found = document.analysis.load_combinations?.find((each) => each.id === id);
  return found?.name ?? `combination ${id}`;
}
