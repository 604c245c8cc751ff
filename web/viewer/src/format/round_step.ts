// Spacings that people count in: of grids and of scales.

/** The largest of 1, 2, 5 times a power of ten that is not above the wish. */
export function roundStep(wish: number): number {
  const power = 10 ** Math.floor(Math.log10(wish));
  const lead = wish / power;
  return power * (lead >= 5 ? 5 : lead >= 2 ? 2 : 1);
}
