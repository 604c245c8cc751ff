// Rows of results that an agent asked for by member, node, combination or clause.
// The Python server says the same in the same words (src/loadpath/mcp/local/asked_rows.py).

import type {
  Check,
  CheckedPart,
  Document,
  EntityType,
  ResultSet,
  Results,
  Step,
} from '../../engine/src/node.ts';
import type { Given } from './arguments.ts';
import { ToolError } from './tool_error.ts';

export type Answer = Record<string, unknown>;

export const FORCES = ['fx', 'fy', 'fz', 'mx', 'my', 'mz'] as const;
const MOTIONS = ['dx', 'dy', 'dz', 'rx', 'ry', 'rz'] as const;
const MOST_ROWS = 600;
const MOST_CHECKED = 200;
/** The title of a trace's last step, which repeats the one that governs. */
const GOVERNING = 'Governing';

/** A number with six digits. */
export const six = (value: number) => Number(value.toPrecision(6));
const sixOrNull = (value: number | null | undefined) => (value == null ? null : six(value));

/** One id or several, as they were asked for. */
export function idsOf(given: Given, name: string): number[] {
  const ids = [given[name] ?? []].flat();
  for (const each of ids)
    if (!Number.isInteger(each))
      throw new ToolError(
        `'${name}' should hold whole numbers, found ${JSON.stringify(each)}.`,
        'invalid_parameter',
        name,
      );
  return ids as number[];
}

/** Per load case and combination the rows of these members and nodes, spelled as in tables. */
export function solvedRows(
  results: Results,
  chosen: string | undefined,
  members: number[],
  nodes: number[],
): Answer {
  const sets = results.sets.filter((set) => chosen === undefined || set.name === chosen);
  const count = sets.length * (members.length + nodes.length);
  if (count > MOST_ROWS)
    throw new ToolError(
      `That is ${count} rows, at most ${MOST_ROWS} are told at once.`,
      'invalid_parameter',
      'set',
      'name one set, or fewer members and nodes',
    );
  refuseUnknown('member', members, results.places.members);
  refuseUnknown('node', nodes, results.places.nodes);
  return Object.fromEntries(sets.map((set) => [set.name, setRows(results, set, members, nodes)]));
}

function setRows(results: Results, set: ResultSet, members: number[], nodes: number[]): Answer {
  if (!set.isUsable) return { usable: false };
  const rows: Answer = { usable: true };
  if (members.length > 0)
    rows.members_min_max = Object.fromEntries(members.map((id) => [id, ranges(set, id)]));
  if (nodes.length > 0) {
    rows.displacements = Object.fromEntries(
      nodes.map((id) => [id, rounded(set.displacement(id), MOTIONS)]),
    );
    rows.reactions = Object.fromEntries(
      nodes
        .filter((id) => results.places.supports.has(id))
        .map((id) => [id, rounded(set.reaction(id), FORCES)]),
    );
  }
  return rows;
}

const rounded = <Name extends string>(values: Record<Name, number>, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, six(values[name])]));

/** The smallest and the largest of each section force. */
export function ranges(set: ResultSet, member: number): Answer {
  const extremes = set.extremes(member);
  return Object.fromEntries(
    FORCES.map((name) => [name, [six(extremes[name].min), six(extremes[name].max)]]),
  );
}

export function refuseUnknown(
  name: string,
  wanted: number[],
  known: ReadonlyMap<number, number>,
): void {
  for (const id of wanted)
    if (!known.has(id)) {
      const there = [...known.keys()].slice(0, 20).join(', ') || 'none';
      const more = known.size > 20 ? ` and ${known.size - 20} more` : '';
      throw new ToolError(
        `'${name}' is ${id}; the model has ${there}${more}.`,
        'invalid_parameter',
        name,
      );
    }
}

/** What is asked of the parts of a check. */
export interface Asked {
  entities: ReadonlySet<string> | null;
  combination: string | null;
  clause: string | null;
}

/** The parts of one check that were asked for, undecided ones first, then the most utilized. */
export function checkedRows(results: Results, check: Check, asked: Asked): Answer {
  const names = combinationNames(results);
  const { entities, combination, clause } = asked;
  const found = check.per_entity
    .filter(
      (part) =>
        (entities === null || entities.has(entityOf(part))) &&
        (combination === null || names.get(part.governing_combination_id) === combination),
    )
    .map((part) => ({ part, steps: matching(part, clause) }))
    .filter(({ steps }) => clause === null || steps.length > 0);
  found.sort((a, b) => compare(weight(b.part, b.steps, clause), weight(a.part, a.steps, clause)));
  return {
    check_id: check.check_id,
    name: check.name,
    status: check.status,
    max_utilization: sixOrNull(check.max_utilization),
    rows: found.slice(0, MOST_CHECKED).map(({ part, steps }) => checkedRow(part, steps, names)),
    rows_left_out: Math.max(0, found.length - MOST_CHECKED),
  };
}

/** One part: how far it is used and by what, with the clauses that were asked for. */
export function checkedRow(part: CheckedPart, steps: Step[], names: Names): Answer {
  const { type: _, ...id } = part.entity;
  const decides = governingStep(part);
  return withoutEmpty({
    ...id,
    status: part.status,
    utilization: sixOrNull(part.utilization),
    combination: names.get(part.governing_combination_id) ?? null,
    x_frac: sixOrNull(part.location_x_frac),
    governed_by: decides && label(decides),
    why: part.message,
    clauses: steps.length > 0 ? steps.map(toldStep) : null,
  });
}

const toldStep = (step: Step) =>
  withoutEmpty({
    clause: label(step),
    utilization: sixOrNull(step.value),
    demand: sixOrNull(step.demand),
    capacity: sixOrNull(step.capacity),
    unit: step.unit || null,
  });

const withoutEmpty = (row: Answer) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value != null));

/** What a step does, with its axis and clause. */
export function label(step: Step): string {
  const axis = step.axis ? ` ${step.axis}` : '';
  return step.clause ? `${step.title}${axis} (${step.clause})` : `${step.title}${axis}`;
}

/** The utilizations of a part, the largest first. */
export const clausesOf = (part: CheckedPart) =>
  part.trace
    .filter((step) => step.is_utilization && step.title !== GOVERNING)
    .sort((a, b) => compare(b.value ?? 0, a.value ?? 0));

export const governingStep = (part: CheckedPart) =>
  clausesOf(part).find((step) => step.value === part.utilization) ?? null;

/** The steps of a clause: 6.3 stands for all that begin so. */
const matching = (part: CheckedPart, clause: string | null) =>
  clause === null ? [] : clausesOf(part).filter((step) => step.clause?.startsWith(clause));

export type Names = ReadonlyMap<number | null, string>;
export const combinationNames = (results: Results): Names =>
  new Map(Object.values(results.loadcombinations).map((set) => [set.id, set.name]));

export function entityOf({ entity }: CheckedPart): string {
  const id =
    entity.member_id ?? entity.memberset_id ?? entity.plate_element_id ?? entity.plate_surface_id;
  return keyOf(entity.type, id!);
}

/** Members as checks know them: by themselves, and as part of a member set. */
export function entitiesOf(document: Document, members: number[]): ReadonlySet<string> {
  const sets = document.model.member_sets ?? [];
  const holding = sets.filter((set) => set.member_ids.some((id) => members.includes(id)));
  return new Set([
    ...members.map((id) => keyOf('Member', id)),
    ...holding.map((set) => keyOf('MemberSet', set.id)),
  ]);
}

const keyOf = (type: EntityType, id: number) => `${type} ${id}`;

function weight(part: CheckedPart, steps: Step[], clause: string | null): number {
  if (part.status === 'Indeterminate') return Number.POSITIVE_INFINITY;
  return clause === null
    ? (part.utilization ?? 0)
    : Math.max(0, ...steps.map((step) => step.value ?? 0));
}

const compare = (a: number, b: number) => (a < b ? -1 : a > b ? 1 : 0);
