// Loadpath in JavaScript: solve a model document where your code runs.

export {
  type Curve,
  type Extreme,
  evaluate,
  maximum,
  minimum,
  type Piece,
  valueAt,
  valueBefore,
} from './curve.ts';
export type * from './document.gen.ts';
export { lowerEnvelope, upperEnvelope } from './envelope.ts';
export { type Issue, Refusal } from './issue.ts';
export {
  type Coverage,
  type MemberComponent,
  type MemberCurves,
  type PlateResultants,
  type Receipt,
  type ResultSet,
  Results,
  type SetKind,
} from './results.ts';
export type * from './results_document.ts';
export { type SolveOptions, solve } from './solve.ts';
export type { Phase } from './solve_in_worker.ts';
