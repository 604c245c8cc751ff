// Whether a structure is held along lines or lies on ground.

import type { Structure } from './structure';

export function hasLongSupports({ document: { model } }: Structure): boolean {
  const { members, plate_elements, plate_surfaces } = model;
  const isBedded = [members, plate_elements, plate_surfaces].some((records) =>
    records?.some(({ bedding }: { bedding?: unknown }) => bedding),
  );
  return isBedded || Boolean(model.line_supports?.length);
}
