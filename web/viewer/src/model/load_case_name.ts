// The name of a load case by its id.

import type { Structure } from './structure';

export function loadCaseName({ document }: Pick<Structure, 'document'>, id: number): string {
  const found = document.analysis.load_cases?.find((each) => each.id === id);
  return found?.name ?? `load case ${id}`;
}
