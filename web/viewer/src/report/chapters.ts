// The chapters of a report: which there are, and which are printed unless others are chosen.

export const CHAPTERS = {
  picture: { title: 'Picture', isDefault: true },
  model: { title: 'Model', isDefault: true },
  loads: { title: 'Loads and combinations', isDefault: true },
  diagrams: { title: 'Diagrams of forces', isDefault: true },
  plates: { title: 'Plates', isDefault: true },
  reactions: { title: 'Reactions', isDefault: true },
  modes: { title: 'Modes and earthquake', isDefault: true },
  members: { title: 'Members', isDefault: true },
  calculations: { title: 'Calculations, the worst of each section', isDefault: true },
  basis: { title: 'Settings and what is not covered', isDefault: true },
  all_results: { title: 'Results of every load case and combination', isDefault: false },
  section_calculations: { title: 'Calculations of the other sections', isDefault: false },
  all_calculations: { title: 'Calculations of every member', isDefault: false },
} as const;

/** Of so many sections the calculation of the worst part is printed in full unless more are chosen. */
export const SECTIONS_IN_FULL = 3;

export type Chapter = keyof typeof CHAPTERS;
export type Contents = Record<Chapter, boolean>;

/** The chapters that are wished for; the usual ones without a wish. */
export const chosenContents = (wished?: readonly string[]): Contents =>
  Object.fromEntries(
    Object.entries(CHAPTERS).map(([name, { isDefault }]) => [
      name,
      wished?.includes(name) ?? isDefault,
    ]),
  ) as Contents;

/** A4 without the margins of print.css, in millimetres. */
const PAGE_HEIGHT = 265;
const MM_PER_PIXEL = 25.4 / 96;

/** How many pages an article of this height fills, about: tables and traces do not break anywhere. */
export function countPages(pixels: number): number {
  return Math.max(1, Math.ceil((pixels * MM_PER_PIXEL) / PAGE_HEIGHT));
}
