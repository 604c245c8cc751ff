// The receipt of a solve, out of the engine's header and what only the host knows.

import type { Circumstances, Header, Receipt } from '../answer.gen.ts';

export function writeReceipt(header: Header, doubles: number, given: Circumstances): Receipt {
  return {
    engine_version: header.engine_version,
    engine_build: header.engine_build,
    digest: header.digest,
    document_sha256: given.document_sha256,
    document_bytes: given.document_bytes,
    result_doubles: doubles,
    duration_s: given.duration_s,
    warnings: header.warnings,
    facts: header.facts,
    sets: Object.fromEntries(header.sets.map((set) => [set.name, set.balance])),
    convergence: Object.fromEntries(header.sets.map((set) => [set.name, set.convergence])),
    coverage: header.coverage,
  };
}
