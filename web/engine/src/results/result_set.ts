// One load case or combination: its header, its tables and the curves along members.

import type { Curve, Piece } from './curve.ts';
import type { SetHeader } from './header.ts';
import { Tables } from './tables.ts';

/** The curves of a member in the order of the engine's columns. */
export const MEMBER_COMPONENTS = [
  'n',
  'vy',
  'vz',
  'mx',
  'my',
  'mz',
  'bimoment',
  'dx',
  'dy',
  'dz',
] as const;
const COEFFICIENTS = 6;

export type MemberComponent = (typeof MEMBER_COMPONENTS)[number];
export type MemberCurves = Record<MemberComponent, Curve>;

/** One load case or combination. */
export class ResultSet {
  readonly tables: Tables;

  constructor(
    readonly header: SetHeader,
    numbers: Float64Array,
  ) {
    this.tables = new Tables(header.tables, numbers);
  }

  get kind(): SetHeader['kind'] {
    return this.header.kind;
  }
  get name(): string {
    return this.header.name;
  }
  get errors(): SetHeader['errors'] {
    return this.header.errors;
  }
  get isUsable(): boolean {
    return this.header.errors.length === 0;
  }

  /** One curve of the member at that place of the document. */
  curveAt(index: number, component: MemberComponent): Curve {
    const starts = this.tables.column('piece_start');
    const from = 2 + MEMBER_COMPONENTS.indexOf(component) * COEFFICIENTS;
    const curve: Piece[] = [];
    for (let i = starts[index]; i < starts[index + 1]; i++) {
      const row = this.tables.row('pieces', i);
      curve.push({ x0: row[0], x1: row[1], c: row.subarray(from, from + COEFFICIENTS) });
    }
    return curve;
  }

  /** All curves of the member at that place of the document. */
  curvesAt(index: number): MemberCurves {
    const entries = MEMBER_COMPONENTS.map((name) => [name, this.curveAt(index, name)]);
    return Object.fromEntries(entries) as MemberCurves;
  }
}
