import type { Structure } from '../model/structure';

/** An enlargement that shows the largest displacement as a twelfth of the structure, rounded. */
export function fittingEnlargement(structure: Structure, largest: number): number {
  if (!(largest > 0)) return 1;
  const wish = (structure.radius * 0.16) / largest;
  const power = 10 ** Math.floor(Math.log10(wish));
  // One digit, without the rounding that 3 · 0.1 brings.
  return Number((Math.max(1, Math.floor(wish / power)) * power).toPrecision(1));
}
