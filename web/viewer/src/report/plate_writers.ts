// The chapter of plates: the extremes of each with place and combination, and pictures of what governs.

import { RESULTANTS, type Resultant, STRESSES } from 'loadpath';
import { dot, type Vec3 } from '../model/vector';
import type { Chosen } from '../results/chosen_set';
import { plateAxes } from '../results/plate_axes';
import { type PlateExtremes, plateExtremes } from '../results/plate_extremes';
import { type PlateGroup, plateGroups, plateRecord } from '../results/plate_groups';
import { type PlateMesh, plateMesh } from '../results/plate_mesh';
import type { PlateComponent } from '../results/solution';
import { stretchedFace, stretchedFaceText } from '../results/stretched_face';
import { plateTables } from '../tables/plate_summary';
import { choices } from './choices';
import type { Solved } from './given';
import PlateDrawing from './PlateDrawing.svelte';
import { paintPlates } from './painted_plates';
import { type PlatePatch, platePatch } from './plate_patch';
import { writeTable } from './printed_table';
import type { Sheet } from './sheet';
import type { Work } from './turns.svelte';

const QUANTITIES: readonly PlateComponent[] = [...RESULTANTS, ...STRESSES, 'd'];
/** Resultants that stress a plate less than this, as a share of the largest stress, are rounding. */
const ROUNDING = 1e-6;
/** Those below this share have no picture. */
const SEEN = 0.05;

export function* plates(sheet: Sheet, given: Solved): Work {
  const { structure, results, units } = given;
  const mesh = plateMesh(results);
  const groups = plateGroups(structure, mesh);
  const words = 'Resultants are in the local axes of the plates; tension is positive.';
  sheet.write('p', `${words} ${facesInWords(groups)} ${AVERAGED}`, 'note');
  for (const chosen of choices(results)) {
    const all: PlateExtremes[] = [];
    for (const quantity of QUANTITIES) {
      all.push(yield* plateExtremes(mesh, groups, chosen, quantity));
    }
    const shares = sharesOfStress(mesh, all);
    const listed = all.filter(({ component }) => {
      const isOfUse = component !== 'd' || isOfServiceability(chosen) || !chosen.envelope;
      return isOfUse && shares(component) > ROUNDING;
    });
    if (!listed.length) continue;
    const areCombined = chosen.sets.length > 1;
    const tabled = { structure, units, groups, extremes: listed, areCombined };
    for (const table of plateTables(chosen.title, tabled)) yield* writeTable(sheet, table);
    const drawn = listed.filter(({ component }) => isDrawn(component, chosen, shares));
    yield* draw(sheet, given, { mesh, groups, chosen, drawn });
  }
}

/** Which face a positive moment stretches: of all plates in one word, else plate by plate. */
function facesInWords(groups: readonly PlateGroup[]): string {
  const normalsOf = ({ faces }: PlateGroup) => [...faces].map(({ normal }) => normal);
  const found = new Map<string | null, string[]>();
  for (const group of groups) {
    const face = stretchedFace(normalsOf(group));
    found.set(face, [...(found.get(face) ?? []), group.title]);
  }
  if (found.size === 1 || found.has(null)) return stretchedFaceText(groups.flatMap(normalsOf));
  const parts = [...found].map(([face, titles]) => `${face} of ${titles.join(', ')}`);
  return `A positive moment stretches ${parts.join('; ')} (local −z).`;
}

const AVERAGED =
  'Resultants are averaged at nodes within a plate; stresses are those at the centres of elements.';

/** How much a resultant stresses the plates beside the largest stress; what is no resultant counts whole. */
function sharesOfStress(
  { faces }: PlateMesh,
  all: readonly PlateExtremes[],
): (component: PlateComponent) => number {
  const sizes = new Map(all.map(({ component, size }) => [component, size]));
  const thickness = faces.reduce((least, face) => Math.min(least, face.thickness), Infinity);
  const stress = Math.max(...STRESSES.map((name) => sizes.get(name) ?? 0));
  return (component) => {
    const size = sizes.get(component) ?? 0;
    if (!size || !RESULTANTS.includes(component as Resultant)) return size && 1;
    const own = component.startsWith('m') ? (6 * size) / thickness ** 2 : size / thickness;
    return own / stress;
  };
}

const isOfServiceability = ({ envelope }: Chosen): boolean =>
  envelope?.limit_state?.startsWith('SLS') ?? false;

/** Of strength moments, membrane forces and stresses, of serviceability displacements; of a load case by
 * itself all. */
function isDrawn(
  component: PlateComponent,
  chosen: Chosen,
  shares: (component: PlateComponent) => number,
): boolean {
  if (component === 'd') return true;
  if (isOfServiceability(chosen) || component.startsWith('q') || component.startsWith('principal'))
    return false;
  const kind = RESULTANTS.filter((each) => each[0] === component[0]);
  return component === 'von_mises' || Math.max(...kind.map(shares)) > SEEN;
}

interface Wished {
  mesh: PlateMesh;
  groups: readonly PlateGroup[];
  chosen: Chosen;
  drawn: readonly PlateExtremes[];
}

function* draw(sheet: Sheet, { structure, units }: Solved, wished: Wished): Work {
  const { mesh, groups, chosen, drawn } = wished;
  const drawings = sheet.part('drawings three');
  for (const { component, worst } of drawn) {
    const patch = platePatch(mesh, worst);
    const isDirected = component !== 'd' && component !== 'von_mises';
    const painted = yield* paintPlates(patch, isDirected);
    const { face } = patch.governing;
    const isAll = patch.faces.length === mesh.faces.length;
    const where = isAll ? '' : titlesOf(groups, patch);
    const axes = plateAxes(plateRecord(structure, face), face.normal);
    const flat = (axis: Vec3) => [dot(axis, patch.right), dot(axis, patch.down)] as const;
    drawings.show(PlateDrawing, {
      painted,
      component,
      units,
      of: chosen.title,
      where,
      axes: isDirected ? { x: flat(axes.x), y: flat(axes.y) } : null,
    });
    sheet.settle();
    yield;
  }
  if (chosen.envelope) sheet.write('p', LARGEST, 'note');
}

const LARGEST = 'Pictures of an envelope show at every place the value of largest size.';
const MOST_TITLES = 3;

function titlesOf(groups: readonly PlateGroup[], { faces }: PlatePatch): string {
  const shown = new Set(faces.map(({ face }) => face));
  const titles = groups.filter((group) => [...group.faces].some((face) => shown.has(face)));
  const named = titles.slice(0, MOST_TITLES).map(({ title }) => title);
  const rest = titles.length - named.length;
  return named.join(', ') + (rest ? ` and ${rest} more` : '');
}
