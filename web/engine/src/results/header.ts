// The JSON header of the engine's answer to `solve`, as the engine writes it.

import type { CheckResult } from './check_result.ts';
import type { Issue } from './issue.ts';
import type { TableHeaders } from './tables.ts';

export interface Notice {
  code: string;
  message: string;
  path: string;
}

export interface SetHeader {
  kind: 'loadcase' | 'loadcombination';
  id: number;
  name: string;
  converged: boolean;
  iterations: number;
  residual: number;
  unbalanced: number;
  balance_error: number;
  sum_of_loads: number[];
  sum_of_reactions: number[];
  errors: Notice[];
  warnings: Notice[];
  tables: TableHeaders;
}

/** What no check looked at, by id. */
export interface Coverage {
  members_without_check: number[];
  plate_surfaces_without_check: number[];
  plate_elements_without_check: number[];
  combinations_without_check: number[];
  load_cases_without_combination: number[];
}

/** A check without its entities: those are a table. */
export type CheckHeader = Omit<CheckResult, 'governing' | 'per_entity'> & {
  /** The place of the entity that decides. */
  governing: number | null;
  tables: TableHeaders;
};

/** Labels, formulas, units, messages and reports by number; the steps themselves are tables. */
export interface TracesHeader {
  words: string[];
  tables: TableHeaders;
}

/** A table that `result_requests` ask for: `values` by result set, id, field and component. */
export interface SelectionHeader {
  request: number;
  block: string;
  group: 'loadcases' | 'loadcombinations';
  fields: string[];
  components: string[];
  result_sets: string[];
  ids: number[];
  tables: TableHeaders;
}

export interface SolvedHeader {
  engine_version: string;
  tables: TableHeaders;
  sets: SetHeader[];
  /** Blocks that the results document is to hold; null for all. */
  result_filter: string[] | null;
  selections: SelectionHeader[] | null;
  warnings: Notice[];
  facts: Record<string, number>;
  unity_check_results: CheckHeader[];
  traces: TracesHeader;
  coverage: Partial<Coverage>;
  envelope?: { tables: TableHeaders };
}

export interface RefusedHeader {
  engine_version: string;
  error: string;
  code: string;
  path: string;
  errors: Notice[];
  warnings: Notice[];
}

export const isRefused = (header: SolvedHeader | RefusedHeader): header is RefusedHeader =>
  'error' in header;

export function asIssues(notices: readonly Notice[], severity: Issue['severity']): Issue[] {
  return notices.map(({ code, message, path }) => ({ path, message, severity, code }));
}
