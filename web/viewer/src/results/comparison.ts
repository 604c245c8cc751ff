// What a change does: utilization, moment, displacement and mass before and after it.

import type { ResultSet, Results } from 'loadpath';
import { formatNumber, type Quantity, type Units } from '../format/display_units';
import type { Structure } from '../model/structure';
import { type Chosen, chooseSet, type SetChoice } from './chosen_set';
import { type Judged, judgedLabel } from './judged';
import { isWorse, worstChecks } from './worst_checks';

export interface Side {
  structure: Structure;
  results: Results | null;
}

export interface ComparedRow {
  title: string;
  before: string;
  after: string;
  /** In percent, where both are numbers. */
  change: string;
  /** What the row is about, where it is one member. */
  member?: number;
}

/** `members` null compares the whole model. */
export function compareSides(
  before: Side,
  after: Side,
  members: readonly number[] | null,
  choice: SetChoice | null,
  units: Units,
): ComparedRow[] {
  const [was, is] = [before, after].map((side) => figuresOf(side, members, choice));
  const [all, allNow] = members ? [worstOf(before, null), worstOf(after, null)] : [null, null];
  const use = (judged: Judged | null) => judged?.utilization ?? null;
  const label = (judged: Judged | null) => (judged ? judgedLabel(judged) : '–');
  const of = was.title && was.title === is.title ? `, ${was.title}` : '';
  return [
    row('Utilization', use(was.worst), use(is.worst), [label(was.worst), label(is.worst)]),
    ...(members
      ? [row('Utilization, model', use(all), use(allNow), [label(all), label(allNow)])]
      : []),
    measuredRow(`Largest moment${of}`, was.moment, is.moment, units.moment),
    measuredRow(`Largest displacement${of}`, was.movement, is.movement, units.displacement),
    measuredRow('Mass, model', was.mass, is.mass, { symbol: 'kg', number: formatNumber }),
  ];
}

/** Members whose utilization is not the same in both, the largest change first. */
export function compareMembers(before: Side, after: Side): ComparedRow[] {
  const [was, is] = [before, after].map(
    (side) => worstChecks(side.structure, side.results).members,
  );
  const found: { row: ComparedRow; size: number }[] = [];
  for (const member of new Set([...was.keys(), ...is.keys()])) {
    const [old, now] = [was.get(member) ?? null, is.get(member) ?? null];
    const words = [old, now].map((judged) => (judged ? judgedLabel(judged) : '–'));
    const [a, b] = [old?.utilization ?? null, now?.utilization ?? null];
    if (words[0] === words[1] && a === b) continue;
    const size = a === null || b === null ? Infinity : Math.abs(b - a);
    found.push({ row: { ...row(`Member ${member}`, a, b, words), member }, size });
  }
  return found.sort((x, y) => y.size - x.size || 0).map((each) => each.row);
}

function measuredRow(
  title: string,
  before: number | null,
  after: number | null,
  { symbol, number }: Pick<Quantity, 'symbol' | 'number'>,
): ComparedRow {
  const words = [before, after].map((value) => (value === null ? '–' : number(value)));
  return row(`${title} (${symbol})`, before, after, words);
}

function row(
  title: string,
  before: number | null,
  after: number | null,
  [was, is]: readonly string[],
): ComparedRow {
  const isKnown = before !== null && after !== null && before !== 0;
  return { title, before: was, after: is, change: isKnown ? percent(after / before - 1) : '' };
}

function percent(share: number): string {
  const rounded = Math.round(share * 1000) / 10;
  if (rounded === 0) return share === 0 ? '0 %' : '≈ 0 %';
  return `${rounded > 0 ? '+' : '\u2212'}${Math.abs(rounded)} %`;
}

function figuresOf(side: Side, members: readonly number[] | null, choice: SetChoice | null) {
  const { results, structure } = side;
  const chosen = results && chooseSet(results, choice);
  const ids = members ?? structure.members.map(({ member }) => member.id);
  return {
    worst: worstOf(side, members),
    title: chosen?.title ?? '',
    moment: chosen && largest(chosen, ids, ['my', 'mz']),
    movement: chosen && largest(chosen, ids, ['dx', 'dy', 'dz']),
    mass: results?.bill_of_quantities.mass ?? null,
  };
}

function worstOf({ structure, results }: Side, members: readonly number[] | null): Judged | null {
  const { members: found, plates, surfaces } = worstChecks(structure, results);
  const judged = members
    ? members.flatMap((id) => found.get(id) ?? [])
    : [...found.values(), ...plates.values(), ...surfaces.values()];
  return judged.reduce<Judged | null>(
    (worst, each) => (worst === null || isWorse(each, worst) ? each : worst),
    null,
  );
}

type CurveName = 'my' | 'mz' | 'dx' | 'dy' | 'dz';

/** The largest value of any of the curves, by size, over all sets of the choice. */
function largest(
  { sets }: Chosen,
  members: readonly number[],
  names: readonly CurveName[],
): number {
  let found = 0;
  for (const set of sets) {
    for (const id of members) found = Math.max(found, ...extremesOf(set, id, names));
  }
  return found;
}

function extremesOf(set: ResultSet, member: number, names: readonly CurveName[]): number[] {
  const extremes = set.extremes(member);
  return names.flatMap((name) => [Math.abs(extremes[name].max), Math.abs(extremes[name].min)]);
}
