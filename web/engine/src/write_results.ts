// The results document: results under the names that scripts know, as every host writes them.

import { valueBefore } from './curve.ts';
import type { Notice } from './header.ts';
import type { MemberCurves, ResultSet, Results } from './results.ts';

const FORCES = ['fx', 'fy', 'fz', 'mx', 'my', 'mz', 'bw'] as const;
const DISPLACEMENTS = ['dx', 'dy', 'dz', 'rx', 'ry', 'rz', 'warp'] as const;
const END_WIDTH = 7;
const EXTREME_WIDTH = 4;
/** Stations of `member_displacements`. */
const SHAPE_STATIONS = 21;

type Values = Record<string, number>;

const named = (names: readonly string[], values: ArrayLike<number>, from = 0, step = 1): Values =>
  Object.fromEntries(names.map((name, i) => [name, values[from + i * step]]));

const brief = ({ code, message }: Notice) => ({ code, message });

/** `stations` counts the section forces inside each member. */
export function writeResults(results: Results, stations = 3): unknown {
  const ofKind = (kind: ResultSet['kind']) => results.sets.filter((set) => set.kind === kind);
  const written = (sets: ResultSet[]) =>
    Object.fromEntries(sets.map((set) => [set.name, writeSet(results, set, stations)]));
  return {
    engine_version: results.engine_version,
    loadcases: written(ofKind('loadcase')),
    loadcombinations: written(ofKind('loadcombination')),
    unity_check_results: results.checks,
    load_case_failures: failures(ofKind('loadcase')),
    solve_failures: failures(ofKind('loadcombination')),
    receipt: results.receipt,
    coverage: results.coverage,
  };
}

function failures(sets: readonly ResultSet[]): unknown[] {
  return sets.flatMap(({ header: { id, name, errors } }) =>
    errors.map(({ code, message }) => ({ id, name, code, message })),
  );
}

function writeSet(results: Results, set: ResultSet, stations: number): unknown {
  const { header, tables } = set;
  const supportIds = results.tables.column('support_ids');
  return {
    name: set.name,
    result_type: { [set.kind === 'loadcase' ? 'Loadcase' : 'Loadcombination']: header.id },
    displacement_nodes: byId(results.nodeIndex, (index) =>
      named(DISPLACEMENTS, tables.row('displacements', index)),
    ),
    reaction_nodes: byId(results.supportIndex, (index, node) => ({
      nodal_forces: named(FORCES, tables.row('reactions', index)),
      location: named(
        ['X', 'Y', 'Z'],
        results.tables.row('node_positions', results.nodeIndex.get(node)!),
      ),
      support_id: supportIds[index],
    })),
    member_results: byId(results.memberIndex, (index) =>
      writeMember(results, set, index, stations),
    ),
    plate_results: {},
    errors_and_warnings: { errors: header.errors.map(brief), warnings: header.warnings.map(brief) },
    solver_diagnostics: {
      analysis_method: 'Linear',
      converged: header.converged,
      iterations: header.iterations,
      residual_norm: header.residual,
      solve_time_ms: null,
    },
  };
}

function writeMember(results: Results, set: ResultSet, index: number, stations: number): unknown {
  const { tables } = set;
  const nodes = tables.row('node_forces', index);
  const ends = tables.row('end_forces', index);
  const moved = tables.row('end_displacements', index);
  const extremes = tables.row('extremes', index);
  const curves = set.curvesAt(index);
  const length = results.tables.column('member_lengths')[index];
  const fractions = Array.from({ length: stations }, (_, i) => (i + 1) / (stations + 1));
  return {
    start_node_forces: named(FORCES, nodes),
    end_node_forces: named(FORCES, nodes, END_WIDTH),
    local_start_forces: named(FORCES, ends),
    local_end_forces: named(FORCES, ends, END_WIDTH),
    local_maximums: named(FORCES, extremes, 0, EXTREME_WIDTH),
    local_minimums: named(FORCES, extremes, 2, EXTREME_WIDTH),
    local_displacement_start_node: named(DISPLACEMENTS, moved),
    local_displacement_end_node: named(DISPLACEMENTS, moved, END_WIDTH),
    section_forces: fractions.map((x_frac) => ({
      x_frac,
      forces: named(FORCES, forcesAt(curves, x_frac * length)),
    })),
    ...shape(curves, length),
  };
}

function forcesAt({ n, vy, vz, mx, my, mz, bimoment }: MemberCurves, x: number): number[] {
  return [n, vy, vz, mx, my, mz, bimoment].map((curve) => valueBefore(curve, x));
}

function shape({ dx, dy, dz }: MemberCurves, length: number): Record<string, unknown> {
  const points = Array.from({ length: SHAPE_STATIONS }, (_, i) => {
    const x_frac = i / (SHAPE_STATIONS - 1);
    return {
      x_frac,
      displacement: [dx, dy, dz].map((curve) => valueBefore(curve, x_frac * length)),
    };
  });
  const size = ({ displacement: [x, y, z] }: (typeof points)[number]) => x * x + y * y + z * z;
  const peak = points.reduce((most, p) => (size(p) > size(most) ? p : most));
  return { member_displacements: points, member_displacement_peak: peak };
}

function byId(
  index: ReadonlyMap<number, number>,
  write: (index: number, id: number) => unknown,
): Record<string, unknown> {
  return Object.fromEntries([...index].map(([id, i]) => [String(id), write(i, id)]));
}
