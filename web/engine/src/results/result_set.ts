// One load case or combination: what it comes to, read from its tables by node and member.

import {
  type Balance,
  type Convergence,
  type Displacements,
  type Extremes,
  type Forces,
  type Issue,
  OFFSETS,
  type SetHeader,
  type SetKind,
  WIDTHS,
} from '../answer.gen.ts';
import type { Curve, CurvePiece } from './curve.ts';
import { UnusableSet } from './errors.ts';
import { type Places, placeOf } from './places.ts';
import { named, Tables } from './tables.ts';

/** The curves along a member: section forces, then displacements of its axis. */
export type CurveName = keyof typeof OFFSETS.Extremes;
export const CURVES = Object.keys(OFFSETS.Extremes) as readonly CurveName[];
export type MemberCurves = Record<CurveName, Curve>;

/** Displacements by node. */
export type FreeMotion = ReadonlyMap<number, Displacements>;

const COEFFICIENTS = OFFSETS.Piece.fy - OFFSETS.Piece.fx;

export class ResultSet {
  /** Numbers of an unusable set are for nobody; its free motions are. */
  private readonly stored: Tables<'SetTables'>;

  constructor(
    readonly header: SetHeader,
    numbers: Float64Array,
    private readonly places: Places,
  ) {
    this.stored = new Tables('SetTables', header.tables, numbers);
  }

  get kind(): SetKind {
    return this.header.kind;
  }
  get id(): number {
    return this.header.id;
  }
  get name(): string {
    return this.header.name;
  }
  /** Why there are no usable numbers. */
  get errors(): readonly Issue[] {
    return this.header.errors;
  }
  get warnings(): readonly Issue[] {
    return this.header.warnings;
  }
  /** How well it checks out. */
  get balance(): Balance {
    return this.header.balance;
  }
  /** How equilibrium was found: method, iterations, the load factor that was reached. */
  get convergence(): Convergence {
    return this.header.convergence;
  }
  get isUsable(): boolean {
    return this.header.usable;
  }

  /** All its numbers. Throws an UnusableSet where there are none to use, as every method here does. */
  get tables(): Tables<'SetTables'> {
    const [reason] = this.header.errors;
    if (reason && !this.isUsable)
      throw new UnusableSet(this.name, reason, this.places.nodeAt(reason.path));
    return this.stored;
  }

  /** How a node moves, in global axes. */
  displacement(node: number): Displacements {
    const { tables } = this;
    const place = placeOf(this.places.nodes, node, 'node');
    return named('Displacements', tables.row('displacements', place));
  }

  /** What the support at a node exerts on the structure, in global axes. */
  reaction(node: number): Forces {
    const { tables } = this;
    const place = placeOf(this.places.supports, node, 'a support at node');
    return named('Forces', tables.row('reactions', place));
  }

  /** What its start node exerts on a member, in local axes. */
  startForces(member: number): Forces {
    return named('Forces', this.ofMember('end_forces', member), OFFSETS.MemberEndForces.start);
  }

  /** What its end node exerts on a member, in local axes. */
  endForces(member: number): Forces {
    return named('Forces', this.ofMember('end_forces', member), OFFSETS.MemberEndForces.end);
  }

  /** The exact largest and smallest value of each curve of a member, and where. */
  extremes(member: number): Extremes {
    const row = this.ofMember('extremes', member);
    const found: Partial<Extremes> = {};
    for (const name of CURVES) found[name] = named('Extreme', row, OFFSETS.Extremes[name]);
    return found as Extremes;
  }

  /** Section forces and local displacements along a member, as exact pieces of polynomials. */
  curves(member: number): MemberCurves {
    const entries = CURVES.map((name) => [name, this.curve(member, name)]);
    return Object.fromEntries(entries) as MemberCurves;
  }

  /** One of these curves. */
  curve(member: number, name: CurveName): Curve {
    const { tables } = this;
    const place = placeOf(this.places.members, member, 'member');
    const starts = tables.all('piece_start');
    const from = OFFSETS.Piece[name];
    const curve: CurvePiece[] = [];
    for (let i = starts[place]; i < starts[place + 1]; i++) {
      const row = tables.row('pieces', i);
      const [x0, x1] = [row[OFFSETS.Piece.x0], row[OFFSETS.Piece.x1]];
      curve.push({ x0, x1, c: row.subarray(from, from + COEFFICIENTS) });
    }
    return curve;
  }

  /** Of a mechanism: a way in which it can move, by node, the largest displacement 1. */
  freeMotion(): FreeMotion | null {
    if (this.stored.rows('motions') === 0) return null;
    const first = this.stored.all('motions');
    const entries = [...this.places.nodes].map(
      ([node, place]) =>
        [node, named('Displacements', first, place * WIDTHS.Displacements)] as const,
    );
    return new Map(entries);
  }

  private ofMember(table: 'end_forces' | 'extremes', member: number): Float64Array {
    return this.tables.row(table, placeOf(this.places.members, member, 'member'));
  }
}
