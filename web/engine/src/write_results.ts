// The results document: results under the names that scripts know, as every host writes them.

import { valueAt } from './curve.ts';
import type { Notice } from './header.ts';
import type { ResultSet, Results } from './results.ts';

const FORCES = ['fx', 'fy', 'fz', 'mx', 'my', 'mz'] as const;
const DISPLACEMENTS = ['dx', 'dy', 'dz', 'rx', 'ry', 'rz', 'warp'] as const;
/** Where section forces are written. */
const STATIONS = [0.25, 0.5, 0.75];
const END_WIDTH = 7;
const EXTREME_WIDTH = 4;

type Values = Record<string, number>;

const named = (names: readonly string[], values: ArrayLike<number>, from = 0, step = 1): Values =>
  Object.fromEntries(names.map((name, i) => [name, values[from + i * step]]));

const brief = ({ code, message }: Notice) => ({ code, message });

export function writeResults(results: Results): unknown {
  const ofKind = (kind: ResultSet['kind']) =>
    Object.fromEntries(
      results.sets
        .filter((set) => set.kind === kind)
        .map((set) => [set.name, writeSet(results, set)]),
    );
  return {
    engine_version: results.engine_version,
    loadcases: ofKind('loadcase'),
    loadcombinations: ofKind('loadcombination'),
    unity_check_results: results.checks,
    load_case_failures: [],
    solve_failures: [],
    coverage: results.coverage,
  };
}

function writeSet(results: Results, set: ResultSet): unknown {
  const { header } = set;
  return {
    displacement_nodes: byId(results.nodes, (id) => {
      const d = results.displacement(set, id);
      return d && named(DISPLACEMENTS, d);
    }),
    reaction_nodes: byId(results.supportNodes, (id) => {
      const r = results.reaction(set, id);
      return r && { nodal_forces: named(FORCES, r) };
    }),
    member_results: byId(results.members, (id) => writeMember(results, set, id)),
    errors_and_warnings: { errors: header.errors.map(brief), warnings: header.warnings.map(brief) },
    solver_diagnostics: {
      analysis_method: 'LINEAR',
      converged: header.converged,
      iterations: header.iterations,
      residual_norm: header.residual,
    },
  };
}

function writeMember(results: Results, set: ResultSet, id: number): unknown {
  const ends = results.memberRow(set, 'end_forces', id);
  const nodes = results.memberRow(set, 'node_forces', id);
  const extremes = results.memberRow(set, 'extremes', id);
  const curves = results.curves(set, id);
  if (!ends || !nodes || !extremes || !curves) return null;
  const columns = [curves.n, curves.vy, curves.vz, curves.mx, curves.my, curves.mz];
  const length = curves.n.at(-1)?.x1 ?? 0;
  return {
    local_start_forces: named(FORCES, ends),
    local_end_forces: named(FORCES, ends, END_WIDTH),
    local_maximums: named(FORCES, extremes, 0, EXTREME_WIDTH),
    local_minimums: named(FORCES, extremes, 2, EXTREME_WIDTH),
    start_node_forces: named(FORCES, nodes),
    end_node_forces: named(FORCES, nodes, END_WIDTH),
    section_forces: STATIONS.map((x_frac) => ({
      x_frac,
      forces: named(
        FORCES,
        columns.map((curve) => valueAt(curve, x_frac * length)),
      ),
    })),
  };
}

function byId(ids: Iterable<number>, write: (id: number) => unknown): Record<string, unknown> {
  const entries: [string, unknown][] = [];
  for (const id of ids) {
    const value = write(id);
    if (value !== null) entries.push([String(id), value]);
  }
  return Object.fromEntries(entries);
}
