// One member in words and numbers: how far it is used, by which clause, under what forces.
// The Python server says the same in the same words (src/loadpath/mcp/local/explain.py).

import type { CheckedPart, Document, ResultSet, Results } from '../../engine/src/node.ts';
import {
  type Answer,
  checkedRow,
  clausesOf,
  combinationNames,
  entitiesOf,
  entityOf,
  FORCES,
  governingStep,
  label,
  type Names,
  ranges,
  refuseUnknown,
  six,
} from './asked_rows.ts';
import { MORE } from './tools.gen.ts';

const MOST_CLAUSES = 8;

/** What is known of a member. */
export function explain(results: Results, document: Document, member: number): Answer {
  refuseUnknown('member', [member], results.places.members);
  const wanted = entitiesOf(document, [member]);
  const found = results.checks
    .flatMap((check) => check.per_entity.map((part) => ({ check, part })))
    .filter(({ part }) => wanted.has(entityOf(part)))
    .sort((a, b) => weight(b.part) - weight(a.part));
  const parts = found.map(({ part }) => part);
  const names = combinationNames(results);
  const governing = new Set(parts.map((part) => names.get(part.governing_combination_id)));
  const usable = results.sets.filter((set) => set.isUsable);
  return {
    member,
    says: says(results, document, member, parts, names),
    model: results.headline,
    reasons: results.verdict.reasons
      .filter((reason) => reason.member_ids?.includes(member))
      .map((reason) => reason.message),
    checks: found.map(({ check, part }) => ({
      check: check.name,
      ...checkedRow(part, clausesOf(part).slice(0, MOST_CLAUSES), names),
      formula: formulaOf(part),
    })),
    forces: Object.fromEntries(
      usable.filter((set) => governing.has(set.name)).map((set) => [set.name, ranges(set, member)]),
    ),
    extremes: extremesOf(usable, member),
    unusable_sets: results.sets.filter((set) => !set.isUsable).map((set) => set.name),
    more: MORE.explain,
  };
}

function says(
  results: Results,
  document: Document,
  member: number,
  [worst]: CheckedPart[],
  names: Names,
): string {
  const [length] = results.tables.row('member_lengths', results.places.members.get(member)!);
  const who = `Member ${member} (${madeOf(document, member)}${six(length)} m)`;
  const unsolved = results.sets.filter((set) => !set.isUsable).map((set) => set.name);
  if (worst === undefined && unsolved.length > 0)
    return `${who}: undecided, ${unsolved.slice(0, 3).join(', ')} could not be solved.`;
  if (worst === undefined) return `${who}: no check looks at it.`;
  if (worst.status === 'Indeterminate' || worst.utilization === null)
    return `${who}: undecided, ${worst.message ?? 'without a reason'}.`;
  const state = worst.status === 'Red' ? 'fails' : 'is within its limits';
  const decides = governingStep(worst);
  const by = decides === null ? '' : `; ${label(decides)} governs`;
  const combination = names.get(worst.governing_combination_id);
  const under = combination === undefined ? '' : ` under ${combination}`;
  const place = worst.location_x_frac;
  const at = place === null ? '' : ` at x = ${six(place * length)} m`;
  return `${who} ${state}, utilization ${six(worst.utilization)}${by}${under}${at}.`;
}

function madeOf({ model }: Document, member: number): string {
  const record = model.members?.find((each) => each.id === member);
  const section = model.sections?.find((each) => each.id === record?.section);
  if (section === undefined) return '';
  const material = model.materials.find((each) => each.id === section.material);
  return `${section.name} of ${material?.name}, `;
}

/** The step that governs, in symbols and with what is put into it, SI. */
function formulaOf(part: CheckedPart): Answer | null {
  const step = governingStep(part);
  if (step?.expression == null) return null;
  const values = step.quantities.map(({ symbol, value, unit }) => [
    symbol,
    [value === null ? null : six(value), unit],
  ]);
  return { expression: step.expression, values: Object.fromEntries(values) };
}

/** Of each section force what is furthest from zero, with its set and place. */
function extremesOf(usable: readonly ResultSet[], member: number): Answer {
  const found: Partial<Record<string, { value: number; set: string; x: number }>> = {};
  for (const set of usable) {
    const extremes = set.extremes(member);
    for (const name of FORCES) {
      const { min, min_x, max, max_x } = extremes[name];
      const ends = [
        { value: min, x: min_x },
        { value: max, x: max_x },
      ];
      for (const end of ends)
        if (Math.abs(end.value) > Math.abs(found[name]?.value ?? 0))
          found[name] = { value: end.value, set: set.name, x: end.x };
    }
  }
  return Object.fromEntries(
    FORCES.flatMap((name) => {
      const extreme = found[name];
      if (extreme === undefined) return [];
      return [[name, { ...extreme, value: six(extreme.value), x: six(extreme.x) }]];
    }),
  );
}

/** Failing before undecided before passing, then the most utilized. */
function weight({ status, utilization }: CheckedPart): number {
  const rank = status === 'Red' ? 2e9 : status === 'Indeterminate' ? 1e9 : 0;
  return rank + Math.min(utilization ?? 0, 1e8);
}
