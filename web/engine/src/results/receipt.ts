// The receipt of a solve: which engine, which document, how well it balances, how long it took and
// what no check looked at. Python writes the same.

import type { Coverage, Notice, SetHeader, SolvedHeader } from './header.ts';

/** What the host knows and the engine does not. */
export interface Circumstances {
  document_sha256: string;
  document_bytes: number;
  duration_s: number;
}

export type Balance = Pick<
  SetHeader,
  'sum_of_loads' | 'sum_of_reactions' | 'balance_error' | 'residual' | 'unbalanced'
>;

export interface Receipt extends Circumstances {
  engine_version: string;
  result_doubles: number;
  warnings: Notice[];
  facts: Record<string, number>;
  sets: Record<string, Balance>;
  coverage: Partial<Coverage>;
}

export function writeReceipt(header: SolvedHeader, doubles: number, given: Circumstances): Receipt {
  const balance = ({
    sum_of_loads,
    sum_of_reactions,
    balance_error,
    residual,
    unbalanced,
  }: SetHeader) => ({
    sum_of_loads,
    sum_of_reactions,
    balance_error,
    residual,
    unbalanced,
  });
  return {
    engine_version: header.engine_version,
    document_sha256: given.document_sha256,
    document_bytes: given.document_bytes,
    result_doubles: doubles,
    duration_s: given.duration_s,
    warnings: header.warnings,
    facts: header.facts,
    sets: Object.fromEntries(header.sets.map((set) => [set.name, balance(set)])),
    coverage: header.coverage,
  };
}
