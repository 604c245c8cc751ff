// Whether a structure is held along lines or lies on ground.

import type { Structure } from './structure';

export function hasLongSupports({ document: { model } }: Structure): boolean {
  const plates = [...(model.plate_elements ?? []), ...(model.plate_surfaces ?? [])];
  return Boolean(model.line_supports?.length) || plates.some(({ bedding }) => bedding);
}
