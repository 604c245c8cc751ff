// What the package offers on every platform: results, types, the client. node.ts and browser.ts add `solve`.

export type * from './answer.gen.ts';
export { COLUMNS, ENTITY_TYPE, OFFSETS, STATUS, WIDTHS } from './answer.gen.ts';
export type * from './client/api.gen.ts';
export {
  Client,
  type DrawingOptions,
  handOff,
  type Model,
  type OnceOptions,
} from './client/client.ts';
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
export type { CombineOptions } from './combine.ts';
export type * from './document.gen.ts';
export type { LightestOptions, LightestSections, SectionGroup } from './lightest.ts';
export {
  type Curve,
  type CurveExtreme,
  type CurvePiece,
  evaluate,
  maximum,
  minimum,
  valueAfter,
  valueAt,
} from './results/curve.ts';
export { lowerEnvelope, upperEnvelope } from './results/envelope.ts';
export {
  EngineError,
  NoCombinations,
  NotADigest,
  NotWritten,
  Refusal,
  type RequestCode,
  RequestRefused,
  UnusableSet,
} from './results/errors.ts';
export type { BucklingModes, ModalModes } from './results/modes.ts';
export type { Places } from './results/places.ts';
export {
  centreResultants,
  cornerResultants,
  type PlatePlaces,
  type PlateStress,
  RESULTANTS,
  type Resultant,
  STRESSES,
} from './results/plates.ts';
export {
  CURVES,
  type CurveName,
  type FreeMotion,
  type MemberCurves,
  ResultSet,
} from './results/result_set.ts';
export { type ResultEnvelope, Results, type Vector } from './results/results.ts';
export type { Seismic, SeismicDirectionResult, SeismicMethodResult } from './results/seismic.ts';
export { namesGoverning, type StepName, stepLabel } from './results/step_name.ts';
export type { Tables } from './results/tables.ts';
export type { Check, ReadPart } from './results/unity_checks.ts';
export type { SolveOptions, SolveProgress } from './solve.ts';
export type { Phase } from './solve_in_worker.ts';
