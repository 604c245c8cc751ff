// What the page may say about one part of one check. A part passes only where every combination that
// its check reads was solved and the verdict has no reason for doubt; what is undecided has no
// utilization and always its reason.

import type { Check, ReadPart, Results, Verdict } from 'loadpath';
import { formatUse } from '../format/display_units';
import type { Structure } from '../model/structure';
import { combinationName } from './other_sides';
import { type ShownStatus, statusWord } from './status';

export interface Judged {
  check: Check;
  part: ReadPart;
  status: ShownStatus;
  /** Null where nothing is decided. */
  utilization: number | null;
  /** The name of the combination that governs; null where nothing is decided or none does. */
  combination: string | null;
  /** Why it is undecided, or what to know. */
  reason: string;
}

const MOST_NAMES = 3;

export function judge(
  structure: Structure,
  results: Pick<Results, 'verdict' | 'stability'>,
  check: Check,
  part: ReadPart,
): Judged {
  const { utilization, message } = part;
  const told = message ?? '';
  const status = shownStatus(part, results.verdict);
  if (status === 'Indeterminate') {
    const reason = told || check.message || 'the engine gives no reason';
    return { check, part, status, utilization: null, combination: null, reason };
  }
  const nameOf = (id: number) => combinationName(structure, results, id);
  const missing = check.unsolved_combination_ids ?? [];
  // A failure stands, whatever the others would say.
  if (missing.length === 0 || status === 'Red') {
    const governing = utilization === null ? null : part.governing_combination_id;
    const combination = governing == null ? null : nameOf(governing);
    return { check, part, status, utilization, combination, reason: told };
  }
  const named = missing.slice(0, MOST_NAMES).map((id) => `“${nameOf(id)}”`);
  const rest = missing.length - named.length;
  const names = named.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
  const reason = `${names} could not be solved; the others give ${formatUse(utilization ?? 0)}`;
  return { check, part, status: 'Indeterminate', utilization: null, combination: null, reason };
}

/** What is missing elsewhere may touch this part too, also where another already fails. */
function shownStatus({ status }: ReadPart, { reasons }: Verdict): ShownStatus {
  if (reasons.length === 0) return status;
  if (status === 'Orange') return 'Near';
  return status === 'Green' || status === 'Yellow' ? 'Provisional' : status;
}

/** "✓ 0.63", or "?" where nothing is decided. */
export function judgedLabel({ status, utilization }: Judged): string {
  const { symbol } = statusWord(status);
  return utilization === null ? symbol : `${symbol} ${formatUse(utilization)}`;
}

/** "✓ 0.63 – passes", "? undecided" */
export function judgedText(judged: Judged): string {
  const separator = judged.utilization === null ? ' ' : ' – ';
  return judgedLabel(judged) + separator + statusWord(judged.status).text;
}
