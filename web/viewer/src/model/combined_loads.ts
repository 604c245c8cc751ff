// Loads as they are drawn: of a load case, or of a combination with its factors. Loads on one place
// are added up, so that what is written beside an arrow is what acts there.

import type { LoadCase, LoadCombination } from 'loadpath';
import {
  type AreaLoad,
  type CaseLoads,
  caseLoads,
  type HeatedMember,
  type LineLoad,
  type PointLoad,
  type Settlement,
} from './load_case_loads';
import type { SetName } from './place';
import { selfWeight } from './self_weight';
import type { Structure } from './structure';
import { add, scale, type Vec3 } from './vector';

export interface Term {
  factor: number;
  loadCase: LoadCase;
}

/** The load cases of a load case or combination with their factors; null where there is no such. */
export function termsOf({ document }: Structure, { kind, name }: SetName): Term[] | null {
  const cases = document.analysis.load_cases ?? [];
  if (kind === 'loadcase') {
    const loadCase = cases.find((each) => each.name === name);
    return loadCase ? [{ factor: 1, loadCase }] : null;
  }
  const combination = document.analysis.load_combinations?.find((each) => each.name === name);
  return combination ? factored(combination, cases) : null;
}

export function factored(
  { load_case_factors }: LoadCombination,
  cases: readonly LoadCase[],
): Term[] {
  return load_case_factors.flatMap(({ load_case_id, factor }) => {
    const loadCase = cases.find(({ id }) => id === load_case_id);
    return loadCase ? [{ factor, loadCase }] : [];
  });
}

export function combinedLoads(structure: Structure, terms: readonly Term[]): CaseLoads {
  const all = terms
    .filter(({ factor }) => factor !== 0)
    .map(({ factor, loadCase }) => factoredLoads(withWeight(structure, loadCase), factor));
  return {
    hasSelfWeight: all.some((loads) => loads.hasSelfWeight),
    points: merged(
      all.flatMap((loads) => loads.points),
      placeOfPoint,
      (a, b) => ({
        ...a,
        vector: add(a.vector, b.vector),
      }),
    ),
    lines: merged(
      all.flatMap((loads) => loads.lines),
      placeOfLine,
      addLines,
    ),
    areas: merged(
      all.flatMap((loads) => loads.areas),
      placeOfArea,
      addAreas,
    ),
    settlements: merged(
      all.flatMap((loads) => loads.settlements),
      placeOfSettlement,
      (a, b) => ({
        ...a,
        value: a.value + b.value,
      }),
    ),
    heated: merged(
      all.flatMap((loads) => loads.heated),
      ({ member }) => `${member.member.id}`,
      addHeat,
    ),
  };
}

function withWeight(structure: Structure, loadCase: LoadCase): CaseLoads {
  const given = caseLoads(structure, loadCase);
  if (!given.hasSelfWeight) return given;
  const { lines, areas } = selfWeight(structure);
  return { ...given, lines: [...given.lines, ...lines], areas: [...given.areas, ...areas] };
}

function factoredLoads(loads: CaseLoads, factor: number): CaseLoads {
  const times = (v: Vec3) => scale(v, factor);
  return {
    ...loads,
    points: loads.points.map((load) => ({ ...load, vector: times(load.vector) })),
    lines: loads.lines.map((l) => ({ ...l, start: times(l.start), end: times(l.end) })),
    areas: loads.areas.map((load) => ({ ...load, vector: times(load.vector) })),
    settlements: loads.settlements.map((s) => ({ ...s, value: s.value * factor })),
    heated: loads.heated.map((h) => ({
      ...h,
      uniform: h.uniform * factor,
      gradient_y: h.gradient_y * factor,
      gradient_z: h.gradient_z * factor,
    })),
  };
}

function merged<T>(items: readonly T[], placeOf: (item: T) => string, sum: (a: T, b: T) => T): T[] {
  const found = new Map<string, T>();
  for (const item of items) {
    const place = placeOf(item);
    const known = found.get(place);
    found.set(place, known ? sum(known, item) : item);
  }
  return [...found.values()];
}

const placeOfPoint = ({ kind, on, at }: PointLoad) => `${kind}/${on.kind}/${on.id}/${at}`;
const placeOfLine = ({ member, from, to, isProjected }: LineLoad) =>
  `${member.member.id}/${from}/${to}/${isProjected}`;
const placeOfArea = ({ boundary, isProjected, spans }: AreaLoad) =>
  `${boundary.join(';')}/${isProjected}/${spans}`;
const placeOfSettlement = ({ kind, node, axis }: Settlement) => `${kind}/${node}/${axis}`;

/** Of two loads that become one: whether it is weight alone, among others, or not at all. */
const weightOf = (a: { weight?: 'only' | 'too' }, b: { weight?: 'only' | 'too' }) =>
  a.weight === b.weight ? a.weight : 'too';

const addLines = (a: LineLoad, b: LineLoad): LineLoad => ({
  ...a,
  start: add(a.start, b.start),
  end: add(a.end, b.end),
  weight: weightOf(a, b),
});

const addAreas = (a: AreaLoad, b: AreaLoad): AreaLoad => ({
  ...a,
  vector: add(a.vector, b.vector),
  weight: weightOf(a, b),
});

const addHeat = (a: HeatedMember, b: HeatedMember): HeatedMember => ({
  ...a,
  uniform: a.uniform + b.uniform,
  gradient_y: a.gradient_y + b.gradient_y,
  gradient_z: a.gradient_z + b.gradient_z,
});

/** Without what acts on members that are hidden, and on nodes all of whose members are. */
export function loadsShown(
  loads: CaseLoads,
  { members }: Structure,
  isShown: (member: number) => boolean,
): CaseLoads {
  const [bare, seen] = [new Set<number>(), new Set<number>()];
  for (const { member } of members) {
    const nodes = isShown(member.id) ? seen : bare;
    nodes.add(member.start_node_id).add(member.end_node_id);
  }
  const isNodeShown = (node: number) => seen.has(node) || !bare.has(node);
  return {
    ...loads,
    points: loads.points.filter(({ on }) =>
      on.kind === 'member' ? isShown(on.id) : isNodeShown(on.id),
    ),
    lines: loads.lines.filter(({ member }) => isShown(member.member.id)),
    heated: loads.heated.filter(({ member }) => isShown(member.member.id)),
  };
}
