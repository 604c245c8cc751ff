// Every issue there is about a document, each once: what the engine says of the document and of each
// load case and combination, and what validation says.

import type { Results } from 'loadpath';
import type { Notice } from '../model/notice';
import type { SetName } from '../model/place';

export interface ListedIssue {
  issue: Notice;
  /** The load cases and combinations it is about; none where it is about the document. */
  sets: readonly SetName[];
}

/** `told` is what the engine says where it refuses, `validated` what validation says. */
export function listIssues(
  results: Results | null,
  told: readonly Notice[],
  validated: readonly Notice[],
): ListedIssue[] {
  const listed: { issue: Notice; sets: SetName[] }[] = [];
  const known = new Map<string, SetName[]>();
  const add = (issue: Notice, set?: SetName) => {
    const key = JSON.stringify([issue.code, issue.path, issue.message]);
    const sets = known.get(key) ?? [];
    if (!known.has(key)) listed.push({ issue, sets });
    known.set(key, sets);
    if (set) sets.push(set);
  };
  for (const { errors, warnings, kind, name } of results?.sets ?? []) {
    for (const issue of [...errors, ...warnings]) add(issue, { kind, name });
  }
  for (const issue of [...told, ...(results?.warnings ?? [])]) add(issue);
  // One fault has one name and one place, whoever finds it; the words may differ.
  const faults = new Set(listed.map(({ issue }) => faultOf(issue)));
  for (const issue of validated) if (!faults.has(faultOf(issue))) add(issue);
  const isError = ({ issue }: ListedIssue) => issue.severity === 'error';
  return [...listed.filter(isError), ...listed.filter((each) => !isError(each))];
}

const faultOf = ({ code, path }: Notice): string => `${code} ${path}`;

/** “ULS 1”, “ULS 2” and 3 more */
export function setNames(sets: readonly SetName[], most = 6): string {
  const named = sets.slice(0, most).map(({ name }) => `“${name}”`);
  const rest = sets.length - named.length;
  return named.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
