// What solve_model says, at three levels of detail. SI units; member forces in local axes.

import {
  COLUMNS,
  type CurveName,
  type Issue,
  OFFSETS,
  type ResultSet,
  type Results,
} from '../../engine/src/node.ts';
import { fitLists, LARGEST, MOST_ROWS, shortName, sizeOf } from './fitting.ts';
import { rounded } from './rounded.ts';
import { ToolError } from './tool_error.ts';
import type { Detail } from './tools.gen.ts';

const FORCES = COLUMNS.NodalForces;

type Answer = Record<string, unknown>;
type Sets = readonly ResultSet[];

export function answerSolved(results: Results, detail: Detail, chosen: string | null): Answer {
  const sets = chooseSets(results, chosen);
  const usable = sets.filter((set) => set.isUsable);
  const head = {
    detail,
    usable: usable.length === sets.length,
    problems: listProblems(results, sets),
    balance_error: Math.max(0, ...usable.map((set) => set.balance.balance_error ?? 0)),
  };
  if (detail === 'summary') {
    const ordered = [...sets.filter(isCombination), ...sets.filter((set) => !isCombination(set))];
    const answer = { ...head, extremes: listExtremes(results, sets), sets: ordered.map(tellSet) };
    return fitLists(answer, ['problems', 'sets']);
  }
  if (detail === 'tables') return fittingTables(results, sets, head);
  return { ...head, results: full(results, sets) };
}

function chooseSets(results: Results, chosen: string | null): Sets {
  if (chosen === null) return results.sets;
  const found = results.sets.filter((set) => set.name === chosen);
  if (found.length > 0) return found;
  const names = results.sets.map((set) => set.name);
  throw new ToolError(
    `'set' is '${chosen.slice(0, 60)}'; there are ${names.slice(0, 20).join(', ')}.`,
    'invalid_parameter',
    'set',
    names[0] ?? null,
  );
}

/** What is wrong or doubtful, each once per set. */
export function listProblems(results: Results, sets: Sets): Answer[] {
  const tell = (set: string, { code, message }: Issue) => ({ set, code, message });
  return [
    ...sets.flatMap(({ name, header }) =>
      [...header.errors, ...header.warnings].map((notice) => tell(name, notice)),
    ),
    ...results.header.warnings.map((notice) => tell('', notice)),
  ];
}

/** What governs and where: the largest displacements and section forces. */
export function listExtremes(results: Results, sets: Sets): Answer {
  const usable = sets.filter((set) => set.isUsable);
  const extremes: Answer = {};
  if (usable.length === 0) return extremes;
  if (results.places.nodes.size > 0)
    extremes.displacement = usable
      .map((set) => largestMotion(results, set))
      .reduce((most, found) => (found.value > most.value ? found : most));
  if (results.places.members.size === 0) return extremes;
  const across = (['dy', 'dz'] as const).map((name) => largest(results, usable, name));
  const moved = across.reduce((most, found) =>
    Math.abs(found.value) > Math.abs(most.value) ? found : most,
  );
  extremes.member_displacement = { ...moved, value: rounded(moved.value) };
  const forces = FORCES.map((name) => ({ name, ...largest(results, usable, name) }));
  const scale = Math.max(...forces.map(({ value }) => Math.abs(value)));
  for (const { name, ...found } of forces) {
    const value = rounded(found.value, scale);
    if (value !== 0) extremes[name] = { ...found, value };
  }
  return extremes;
}

function largestMotion(results: Results, set: ResultSet) {
  let most = { size: -1, node: 0, row: [0, 0, 0] };
  for (const [node, index] of results.places.nodes) {
    const row = Array.from(set.tables.row('displacements', index).subarray(0, 3));
    const size = Math.sqrt(row[0] ** 2 + row[1] ** 2 + row[2] ** 2);
    if (size > most.size) most = { size, node, row };
  }
  const [dx, dy, dz] = most.row.map((part) => rounded(part, most.size));
  return { value: rounded(most.size), set: shortName(set.name), node: most.node, dx, dy, dz };
}

function largest(results: Results, sets: Sets, name: CurveName) {
  const members = [...results.places.members.keys()];
  let best = { value: 0, set: sets[0].name, member: members[0], x: 0 };
  for (const set of sets)
    for (const column of [OFFSETS.Extreme.max, OFFSETS.Extreme.min])
      for (const [member, index] of results.places.members) {
        const row = set.tables.row('extremes', index);
        const at = OFFSETS.Extremes[name] + column;
        if (Math.abs(row[at]) > Math.abs(best.value))
          best = { value: row[at], set: shortName(set.name), member, x: rounded(row[at + 1]) };
      }
  return best;
}

const isCombination = (set: ResultSet) => set.kind === 'loadcombination';

function tellSet(set: ResultSet): Answer {
  const forces = set.balance.sum_of_reactions.slice(0, 3);
  const scale = Math.max(0, ...forces.map(Math.abs));
  return {
    name: shortName(set.name),
    kind: set.kind,
    sum_of_reactions: forces.map((force) => rounded(force, 1e3 * scale)),
    ...(!set.isUsable && { usable: false }),
  };
}

/** As many rows as an answer may have, the same number for every set. */
function fittingTables(results: Results, sets: Sets, head: Answer): Answer {
  for (let rows = MOST_ROWS; ; rows = Math.floor(rows / 2)) {
    const tables = sets.map((set) => [set.name, tellTables(results, set, rows)]);
    const answer = { ...head, sets: Object.fromEntries(tables) as Answer };
    if (rows === 1 || sizeOf(answer) <= LARGEST) return answer;
  }
}

/** A row per node, per support and per member; forces of members as [smallest, largest]. */
function tellTables(results: Results, set: ResultSet, rows: number): Answer {
  if (!set.isUsable) return { usable: false };
  const first = (ids: ReadonlyMap<number, number>, tell: (index: number) => Answer) =>
    Object.fromEntries(
      [...ids].slice(0, rows).map(([id, index]) => [String(id), tell(index)] as const),
    );
  const named =
    (table: 'displacements' | 'reactions', names: readonly string[]) => (index: number) =>
      Object.fromEntries(names.map((name, i) => [name, rounded(set.tables.row(table, index)[i])]));
  const minMax = (index: number) => {
    const row = set.tables.row('extremes', index);
    const pair = (at: number) => [rounded(row[at + 2]), rounded(row[at])];
    return Object.fromEntries(FORCES.map((name) => [name, pair(OFFSETS.Extremes[name])]));
  };
  return {
    usable: true,
    displacements: first(results.places.nodes, named('displacements', COLUMNS.Motion)),
    displacements_left_out: Math.max(0, results.places.nodes.size - rows),
    reactions: first(results.places.supports, named('reactions', FORCES)),
    reactions_left_out: Math.max(0, results.places.supports.size - rows),
    members_min_max: first(results.places.members, minMax),
    members_left_out: Math.max(0, results.places.members.size - rows),
  };
}

/** The results document, of the chosen sets, if an agent can take it. */
function full(results: Results, sets: Sets): Answer {
  const names = new Set(sets.map((set) => set.name));
  if (results.receipt.result_doubles * 8 > 4 * LARGEST && names.size > 1) throw tooLong('set');
  const tree = results.toJSON();
  const chosen = (kind: 'loadcases' | 'loadcombinations') =>
    Object.fromEntries(Object.entries(tree[kind]).filter(([name]) => names.has(name)));
  const document = {
    ...tree,
    loadcases: chosen('loadcases'),
    loadcombinations: chosen('loadcombinations'),
  };
  if (sizeOf(document) > LARGEST) throw tooLong('detail');
  return document;
}

const tooLong = (path: string) =>
  new ToolError(
    `The full results are longer than ${LARGEST / 1024} kB, which no agent can read.`,
    'too_long',
    path,
    'ask for one set, for detail tables, or solve with the npm package and read its tables',
  );
