// What the package offers on every platform: results, types, the client. node.ts and browser.ts add `solve`.

export type * from './check_result.ts';
export type * from './client/api.gen.ts';
export { Client, handOff, type Model, type OnceOptions } from './client/client.ts';
export type { ClientOptions } from './client/connection.ts';
export {
  ApiError,
  ConnectionFailed,
  ForbiddenError,
  InvalidModelError,
  LoadpathError,
  NotFoundError,
  ProRequiredError,
  RateLimitedError,
  RequestError,
  ServiceUnavailableError,
  UnauthorizedError,
  UnreadableAnswer,
} from './client/errors.ts';
export type { RetryPolicy } from './client/retry.ts';
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
  centreResultants,
  cornerResultants,
  type PlatePlaces,
  type PlateStress,
  RESULTANTS,
  type Resultant,
  STRESSES,
} from './plates.ts';
export {
  MEMBER_COMPONENTS,
  type MemberComponent,
  type MemberCurves,
  ResultSet,
  Results,
  type Vector,
} from './results.ts';
export type { SolveOptions, SolveProgress } from './solve.ts';
export type { Phase } from './solve_in_worker.ts';
export type { Tables } from './tables.ts';
