// What agents are told of a search for sections, as src/loadpath/mcp/local/lightest_answer.py tells it.

import type { GroupResult, Lightest, Trial } from '../../engine/src/node.ts';

const MOST_ROWS = 8;
const MOST_MEMBERS = 25;

export const tellLightest = (told: Lightest) => ({
  found: told.found,
  message: told.message,
  headline: told.headline,
  groups: told.groups.map(groupOf),
  notes: told.notes,
});

function groupOf(group: GroupResult) {
  const solved = group.candidates.filter(
    ({ state }) => state !== 'heavier' && state !== 'too_deep',
  );
  const shown = solved.slice(-MOST_ROWS);
  return {
    name: group.name,
    member_ids: group.member_ids.slice(0, MOST_MEMBERS),
    members: group.member_ids.length,
    before: group.before,
    chosen: group.chosen,
    best_rejected: group.best_rejected,
    mass_before: tenths(group.mass_before),
    mass: group.mass === null ? null : tenths(group.mass),
    candidates: shown.map(rowOf),
    candidates_left_out: group.candidates.length - shown.length,
  };
}

function rowOf(trial: Trial) {
  const row = {
    name: trial.name,
    kg_per_m: tenths(trial.mass_per_metre),
    state: trial.state,
    utilization: sixDigits(trial.utilization),
    deflection: sixDigits(trial.deflection),
    governed_by: trial.governing?.clause ?? null,
    combination: trial.governing?.combination ?? null,
    // Where something governs, the reason is the headline of it.
    reason: trial.governing ? null : trial.reason,
  };
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}

const tenths = (value: number) => Number(value.toFixed(1));

const sixDigits = (value: number | null) => (value === null ? null : Number(value.toPrecision(6)));
