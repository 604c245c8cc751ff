// Results in memory: the engine's columns, read by set, node, member and plate without copying.

import type { CheckResult } from './check_result.ts';
import type { Curve } from './curve.ts';
import {
  asIssues,
  type Coverage,
  isRefused,
  type RefusedHeader,
  type SolvedHeader,
} from './header.ts';
import { type Issue, Refusal } from './issue.ts';
import { PlatePlaces } from './plates.ts';
import { type Circumstances, type Receipt, writeReceipt } from './receipt.ts';
import { type MemberComponent, type MemberCurves, ResultSet } from './result_set.ts';
import { Tables } from './tables.ts';
import { readChecks } from './unity_checks.ts';
import { writeResults } from './write_results.ts';

export type Vector = readonly [number, number, number];

export class Results {
  readonly header: SolvedHeader;
  readonly sets: readonly ResultSet[];
  readonly tables: Tables;
  readonly checks: readonly CheckResult[];
  /** Why the numbers may be trusted, and of what they are. */
  readonly receipt: Receipt;
  /** Rows of tables by id, in the document's order; supports by the node they hold. */
  readonly nodeIndex: ReadonlyMap<number, number>;
  readonly memberIndex: ReadonlyMap<number, number>;
  readonly supportIndex: ReadonlyMap<number, number>;
  readonly plates: PlatePlaces;
  /** Extremes over all combinations, per value: largest, its combination's place, smallest, its place. */
  readonly envelope: Tables | null;

  /** Throws a Refusal where the engine has nothing to give. */
  constructor(
    header: unknown,
    readonly numbers: Float64Array,
    circumstances: Circumstances,
  ) {
    const given = header as SolvedHeader | RefusedHeader;
    if (isRefused(given)) {
      const issues = [...asIssues(given.errors, 'error'), ...asIssues(given.warnings, 'warning')];
      throw new Refusal(given.error, given.code, given.path || null, issues);
    }
    this.header = given;
    this.tables = new Tables(given.tables, numbers);
    this.checks = readChecks(given.unity_check_results, given.traces, numbers);
    this.sets = given.sets.map((set) => new ResultSet(set, numbers));
    this.nodeIndex = indexOf(this.tables.column('node_ids'));
    this.memberIndex = indexOf(this.tables.column('member_ids'));
    this.supportIndex = indexOf(this.tables.column('support_nodes'));
    this.plates = new PlatePlaces(this.tables);
    this.envelope = given.envelope ? new Tables(given.envelope.tables, numbers) : null;
    this.receipt = writeReceipt(given, numbers.length, circumstances);
  }

  get engine_version(): string {
    return this.header.engine_version;
  }
  get coverage(): Partial<Coverage> {
    return this.header.coverage;
  }
  get warnings(): Issue[] {
    return asIssues(this.header.warnings, 'warning');
  }
  get isUsable(): boolean {
    return this.sets.some((set) => set.isUsable);
  }
  /** dx dy dz rx ry rz and warping of a node, global axes. */
  displacement(set: ResultSet, node: number): Float64Array | null {
    const index = this.nodeIndex.get(node);
    return index === undefined || !set.isUsable ? null : set.tables.row('displacements', index);
  }

  /** fx fy fz mx my mz and bimoment of a support, global axes, as the support acts on the structure. */
  reaction(set: ResultSet, node: number): Float64Array | null {
    const index = this.supportIndex.get(node);
    return index === undefined || !set.isUsable ? null : set.tables.row('reactions', index);
  }

  reactions(set: ResultSet): { node: number; force: Vector; moment: Vector }[] {
    return [...this.supportIndex.keys()].flatMap((node) => {
      const r = this.reaction(set, node);
      return r ? [{ node, force: [r[0], r[1], r[2]], moment: [r[3], r[4], r[5]] }] : [];
    });
  }

  /** Section forces and local displacements along a member, as exact pieces of polynomials. */
  curves(set: ResultSet, member: number): MemberCurves | null {
    const index = this.memberIndex.get(member);
    return index === undefined || !set.isUsable ? null : set.curvesAt(index);
  }

  /** One of these curves. */
  curve(set: ResultSet, member: number, component: MemberComponent): Curve | null {
    const index = this.memberIndex.get(member);
    return index === undefined || !set.isUsable ? null : set.curveAt(index, component);
  }

  /** Exact extremes of a member's curves: per curve largest, where, smallest, where. */
  extremes(set: ResultSet, member: number): Float64Array | null {
    const index = this.memberIndex.get(member);
    return index === undefined || !set.isUsable ? null : set.tables.row('extremes', index);
  }

  /** Where a node is, metres; nodes that meshing made included. */
  position(node: number): Vector | null {
    const index = this.nodeIndex.get(node);
    if (index === undefined) return null;
    const [x, y, z] = this.tables.row('node_positions', index);
    return [x, y, z];
  }

  /** The motion of an unstable model by node id, its largest displacement 1; null where it is stable. */
  freeMotion(): ReadonlyMap<number, Vector> | null {
    const set = this.sets.find((s) => s.tables.rows('motions') > 0);
    if (!set) return null;
    const motion = set.tables.row('motions', 0);
    const width = motion.length / this.nodeIndex.size;
    const entries = [...this.nodeIndex].map(([id, i]): [number, Vector] => [
      id,
      [motion[i * width], motion[i * width + 1], motion[i * width + 2]],
    ]);
    return new Map(entries);
  }

  /** The results document. */
  toJSON(): unknown {
    return writeResults(this);
  }
}

function indexOf(ids: Float64Array): Map<number, number> {
  const index = new Map<number, number>();
  ids.forEach((id, i) => index.set(id, i));
  return index;
}
