// Whether a section of a document is one of the library in all its figures, not in its name alone.
// The engine asks the same of the sections it tries (engine/src/lightest/candidate.cpp).

import type { Section } from 'loadpath';

const FIGURES = [
  ...(['h', 'b', 'area', 'i_y', 'i_z', 'i_yz', 'i_w', 'j', 'a_sy', 'a_sz'] as const),
  ...(['wel_y', 'wel_z', 'wpl_y', 'wpl_z', 'y_s', 'z_s', 'wagner_coeff'] as const),
] satisfies (keyof Section)[];
const SIZES = ['h', 'b', 'tw', 'tf', 't', 'r'] as const;
/** What an author may say of a section beside its curves. */
const BEYOND_CURVES = ['section_class', 'a_eff', 'wel_y_eff', 'wel_z_eff', 'z_j'] as const;
const CURVES = ['buckling_curve_y', 'buckling_curve_z', 'buckling_curve_lt'] as const;

/** "IPE 300" and "ipe300" are one section, 100x50 and 100×50 too; IPE300 (2) is the second of it. */
export const spelled = (name: string): string =>
  name
    .replace(/ \(\d+\)$/, '')
    .toLowerCase()
    .replaceAll('×', 'x')
    .replaceAll(/\s/g, '');

/** Ids, material and outline aside. Curves that only one of both states do not part them. */
export function isSameSection(one: Section, other: Section): boolean {
  return (
    spelled(one.name) === spelled(other.name) &&
    FIGURES.every((key) => isSame(one[key], other[key])) &&
    one.dimensions?.shape === other.dimensions?.shape &&
    SIZES.every((key) => isSame(one.dimensions?.[key], other.dimensions?.[key])) &&
    BEYOND_CURVES.every((key) => isSame(one.ec3?.[key], other.ec3?.[key])) &&
    CURVES.every((key) => !one.ec3?.[key] || !other.ec3?.[key] || one.ec3[key] === other.ec3[key])
  );
}

type Figure = number | string | null | undefined;

/** Ways of writing a number cost a rounding or two. */
function isSame(one: Figure, other: Figure): boolean {
  if (typeof one !== 'number' || typeof other !== 'number')
    return (one ?? null) === (other ?? null);
  return Math.abs(one - other) <= 1e-12 * Math.max(Math.abs(one), Math.abs(other));
}

/** A name that no section has yet: the given one, or IPE300 (2). */
export function freeName(name: string, sections: readonly Section[]): string {
  const taken = new Set(sections.map((each) => each.name.toLowerCase().replaceAll(/\s/g, '')));
  for (let number = 1; ; ++number) {
    const free = number === 1 ? name : `${name} (${number})`;
    if (!taken.has(free.toLowerCase().replaceAll(/\s/g, ''))) return free;
  }
}
