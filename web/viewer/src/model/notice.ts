// What the page lists as problems: issues of the catalogue, and what it could not fetch itself.

import type { Issue, IssueCode } from 'loadpath';

export interface Notice extends Omit<Issue, 'code'> {
  code: IssueCode | 'issues_not_fetched';
}
