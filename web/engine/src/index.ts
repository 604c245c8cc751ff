// What the package offers on every platform; node.ts and browser.ts add `solve`.

export type * from './check_result.ts';
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
export type { Coverage, Notice, SetHeader } from './header.ts';
export { type Issue, Refusal } from './issue.ts';
export {
  type MemberComponent,
  type MemberCurves,
  ResultSet,
  Results,
  type Vector,
} from './results.ts';
export type { SolveOptions } from './solve.ts';
export type { Phase } from './solve_in_worker.ts';
