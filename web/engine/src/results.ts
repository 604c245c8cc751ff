// Results in memory: the engine's columns, read by set, node, member and plate without copying.

import type { Curve } from './curve.ts';
import type { CheckResult, Notice } from './results_document.ts';

export type Vector = readonly [number, number, number];

export type SetKind = 'loadcase' | 'loadcombination';

export interface ResultSet {
  kind: SetKind;
  id: number;
  name: string;
  errors: readonly Notice[];
  warnings: readonly Notice[];
}

export type MemberComponent = 'n' | 'vy' | 'vz' | 'mx' | 'my' | 'mz' | 'dx' | 'dy' | 'dz';
export type MemberCurves = Record<MemberComponent, Curve>;

export type PlateResultants = Record<
  'nx' | 'ny' | 'nxy' | 'mx' | 'my' | 'mxy' | 'qx' | 'qy',
  number
>;

export interface Receipt {
  document_hash: string;
  sets: {
    kind: SetKind;
    name: string;
    sum_of_loads: number[];
    sum_of_reactions: number[];
    residual: number;
  }[];
}

export interface Coverage {
  unchecked_members: number[];
  unread_combinations: string[];
  unused_load_cases: string[];
}

export class Results {
  readonly engine_version: string = '';
  readonly sets: readonly ResultSet[] = [];
  readonly checks: readonly CheckResult[] = [];
  readonly receipt: Receipt = { document_hash: '', sets: [] };
  readonly coverage: Coverage = {
    unchecked_members: [],
    unread_combinations: [],
    unused_load_cases: [],
  };
  readonly plates: readonly number[] = [];

  constructor(
    readonly header: unknown,
    readonly numbers: Float64Array,
    readonly solve_time_ms: number,
  ) {}

  get isUsable(): boolean {
    return this.sets.length > 0;
  }

  displacement(_set: ResultSet, _node: number): ArrayLike<number> | null {
    return null;
  }

  reaction(_set: ResultSet, _node: number): ArrayLike<number> | null {
    return null;
  }

  reactions(_set: ResultSet): { node: number; force: Vector; moment: Vector }[] {
    return [];
  }

  curves(_set: ResultSet, _member: number): MemberCurves | null {
    return null;
  }

  plateResultants(_set: ResultSet, _plate: number): PlateResultants | null {
    return null;
  }

  toJSON(): unknown {
    return {};
  }

  /** The motion of an unstable model: node id to translation, scaled to 1. */
  freeMotion(): ReadonlyMap<number, readonly [number, number, number]> | null {
    return null;
  }
}
