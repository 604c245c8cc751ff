// What run_checks says, at three levels of detail.

import type { CheckResults, EntityResults, Results } from '../../engine/src/node.ts';
import { fitLists, LARGEST, MOST_ROWS, shortName, sizeOf } from './fitting.ts';
import { rounded } from './rounded.ts';
import { listProblems } from './solve_answer.ts';
import { ToolError } from './tool_error.ts';
import type { Detail } from './tools.gen.ts';

type Answer = Record<string, unknown>;
type Names = ReadonlyMap<number, string>;

export function answerChecked(results: Results, detail: Detail): Answer {
  const combinations = results.sets.filter((set) => set.kind === 'loadcombination');
  const names: Names = new Map(combinations.map(({ header }) => [header.id, header.name]));
  const checks = results.checks.map((check) => tellCheck(check, names));
  const answer = {
    detail,
    verdict: verdictOf(results),
    checks,
    members_without_check: results.coverage.members_without_check?.length ?? 0,
    problems: listProblems(results, results.sets),
  };
  if (detail === 'summary') return fitLists(answer, ['problems', 'checks']);
  if (detail === 'tables')
    return {
      ...answer,
      checks: results.checks.map((check, i) => ({ ...checks[i], ...tellRows(check, names) })),
    };
  if (sizeOf(results.checks) > LARGEST)
    throw new ToolError(
      `The traces of all checks are longer than ${LARGEST / 1024} kB.`,
      'too_long',
      'detail',
      'ask for detail tables, or read unity_check_results with the npm package',
    );
  return { ...answer, unity_check_results: results.checks };
}

/** Failed before undecided before passed; no check at all is undecided, not passed. */
function verdictOf(results: Results): string {
  if (!results.sets.every((set) => set.isUsable)) return 'unusable';
  const statuses = new Set(results.checks.map((check) => check.status));
  if (statuses.has('Red')) return 'failed';
  return statuses.size === 0 || statuses.has('Indeterminate') ? 'undecided' : 'passed';
}

function tellCheck(check: CheckResults, names: Names): Answer {
  const { check_id, name, status, max_utilization, governing } = check;
  return {
    check_id,
    name: shortName(name),
    status,
    max_utilization: max_utilization === null ? null : rounded(max_utilization),
    governing: governing ? tellEntity(governing, names) : null,
  };
}

/** One checked part: which, how much, under what, where, and the clause that governs. */
function tellEntity(entity: EntityResults, names: Names): Answer {
  const { type, ...ids } = entity.entity;
  const row: Answer = Object.keys(ids).length > 0 ? { ...ids } : { entity: type };
  row.status = entity.status;
  if (isThere(entity.utilization)) row.utilization = rounded(entity.utilization);
  if (isThere(entity.governing_combination_id)) {
    const id = entity.governing_combination_id;
    row.combination = shortName(names.get(id) ?? String(id));
  }
  if (isThere(entity.location_x_frac)) row.x_frac = rounded(entity.location_x_frac);
  const governing = governingStep(entity.trace ?? []);
  if (governing) {
    row.governed_by = governing.label;
    row.how = governing.substituted;
  }
  return row;
}

/** The step that the last one names, or the last one itself. */
function governingStep(trace: EntityResults['trace']): EntityResults['trace'][number] | undefined {
  const last = trace.at(-1);
  if (last?.label !== 'Governing') return last;
  return trace.find((step) => step.label === last.formula) ?? last;
}

const isThere = <T>(value: T | null | undefined): value is T =>
  value !== null && value !== undefined;

/** Every checked part, the most utilized first. */
function tellRows(check: CheckResults, names: Names): Answer {
  const parts = check.per_entity.toSorted((a, b) => (b.utilization ?? 0) - (a.utilization ?? 0));
  const rows = parts.slice(0, MOST_ROWS).map((part) => {
    const { how: _, ...row } = tellEntity(part, names);
    return row;
  });
  return { rows, rows_left_out: Math.max(0, parts.length - MOST_ROWS) };
}
