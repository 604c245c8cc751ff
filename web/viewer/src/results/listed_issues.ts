// Every issue there is about a document, each once: what the engine says of the document and of each
// load case and combination, why its verdict is not "passes", and what validation says.

import type { Reason, Results } from 'loadpath';
import type { Notice } from '../model/notice';
import type { SetName } from '../model/place';

export interface ListedIssue {
  issue: Notice;
  /** The load cases and combinations it is about; none where it is about the document. */
  sets: readonly SetName[];
  /** Of what only the verdict names, such as a member that no check looked at. */
  reason?: Reason;
}

/** `told` is what the engine says where it refuses, `validated` what validation says. */
export function listIssues(
  results: Results | null,
  told: readonly Notice[],
  validated: readonly Notice[],
): ListedIssue[] {
  const listed: { issue: Notice; sets: SetName[]; reason?: Reason }[] = [];
  const known = new Map<string, SetName[]>();
  const add = (issue: Notice, set?: SetName, reason?: Reason) => {
    const key = JSON.stringify([issue.code, issue.path, issue.message]);
    const sets = known.get(key) ?? [];
    if (!known.has(key)) listed.push({ issue, sets, ...(reason && { reason }) });
    known.set(key, sets);
    if (set) sets.push(set);
  };
  for (const { errors, warnings, kind, name } of results?.sets ?? []) {
    for (const issue of [...errors, ...warnings]) add(issue, { kind, name });
  }
  for (const issue of [...told, ...(results?.warnings ?? [])]) add(issue);
  // One fault has one name and one place, whoever finds it; the words may differ.
  const faults = new Set(listed.map(({ issue }) => faultOf(issue)));
  for (const reason of results?.verdict.reasons ?? []) {
    const issue = noticeOf(reason);
    if (!faults.has(faultOf(issue))) add(issue, undefined, reason);
  }
  for (const issue of validated) if (!faults.has(faultOf(issue))) add(issue);
  const isError = ({ issue }: ListedIssue) => issue.severity === 'error';
  return [...listed.filter(isError), ...listed.filter((each) => !isError(each))];
}

const faultOf = ({ code, path }: Notice): string => `${code} ${path}`;

const noticeOf = ({ code, message, path }: Reason): Notice => ({
  code,
  message,
  path: path ?? '',
  severity: 'warning',
});

/** “ULS 1”, “ULS 2” and 3 more */
export function setNames(sets: readonly SetName[], most = 6): string {
  const named = sets.slice(0, most).map(({ name }) => `“${name}”`);
  const rest = sets.length - named.length;
  return named.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
