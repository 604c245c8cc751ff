// The results document: results under the names that scripts know, as every host writes them.

import type { CheckResult } from './check_result.ts';
import { valueBefore } from './curve.ts';
import type { Coverage, Notice, SolvedHeader } from './header.ts';
import { type PlatePlaces, writePlates } from './plates.ts';
import type { Receipt } from './receipt.ts';
import type { MemberCurves, ResultSet } from './result_set.ts';
import { Tables } from './tables.ts';

const FORCES = ['fx', 'fy', 'fz', 'mx', 'my', 'mz', 'bw'] as const;
const DISPLACEMENTS = ['dx', 'dy', 'dz', 'rx', 'ry', 'rz', 'warp'] as const;
const END_WIDTH = 7;
const EXTREME_WIDTH = 4;
/** Stations of `member_displacements`. */
const SHAPE_STATIONS = 21;

type Values = Record<string, number>;
type Places = ReadonlyMap<number, number>;

/** What is written: `Results`, as seen from here. */
interface Written {
  header: SolvedHeader;
  engine_version: string;
  numbers: Float64Array;
  sets: readonly ResultSet[];
  tables: Tables;
  nodeIndex: Places;
  memberIndex: Places;
  supportIndex: Places;
  plates: PlatePlaces;
  checks: readonly CheckResult[];
  receipt: Receipt;
  coverage: Partial<Coverage>;
}

const named = (names: readonly string[], values: ArrayLike<number>, from = 0, step = 1): Values =>
  Object.fromEntries(names.map((name, i) => [name, values[from + i * step]]));

const brief = ({ code, message }: Notice) => ({ code, message });

/** `stations` counts the section forces inside each member. */
export function writeResults(results: Written, stations = 3): unknown {
  const ofKind = (kind: ResultSet['kind']) => results.sets.filter((set) => set.kind === kind);
  const written = (sets: ResultSet[]) =>
    Object.fromEntries(sets.map((set) => [set.name, writeSet(results, set, stations)]));
  const selections = writeSelections(results);
  return {
    engine_version: results.engine_version,
    loadcases: written(ofKind('loadcase')),
    loadcombinations: written(ofKind('loadcombination')),
    ...(selections && { selections }),
    unity_check_results: results.checks,
    load_case_failures: failures(ofKind('loadcase'), 'load_case_id'),
    solve_failures: failures(ofKind('loadcombination'), 'combination_id'),
    receipt: results.receipt,
    coverage: results.coverage,
  };
}

function writeSelections(results: Written): unknown[] | null {
  return (
    results.header.selections?.map(({ tables, ...told }) => ({
      ...told,
      values: Array.from(new Tables(tables, results.numbers).column('values')),
    })) ?? null
  );
}

/** Whether the results document holds a block: no request and no filter leaves it out. */
function keeps({ header }: Written, block: string): boolean {
  return !header.selections && (header.result_filter?.includes(block) ?? true);
}

function failures(sets: readonly ResultSet[], idName: string): unknown[] {
  return sets.flatMap(({ header: { id, name, errors } }) =>
    errors.map(({ code, message }) => ({ [idName]: id, name, code, error: message })),
  );
}

function writeSet(results: Written, set: ResultSet, stations: number): unknown {
  const { header, tables } = set;
  const isWhole = !results.header.selections;
  return {
    name: set.name,
    result_type: { [set.kind === 'loadcase' ? 'Loadcase' : 'Loadcombination']: header.id },
    displacement_nodes: keeps(results, 'node_displacements')
      ? byId(results.nodeIndex, (index) => named(DISPLACEMENTS, tables.row('displacements', index)))
      : {},
    reaction_nodes: keeps(results, 'reactions') ? writeReactions(results, set) : {},
    member_results: isWhole
      ? byId(results.memberIndex, (index) => writeMember(results, set, index, stations))
      : {},
    plate_results: isWhole ? writePlates(tables, results.plates) : {},
    summary: {
      total_displacements: results.nodeIndex.size,
      total_reaction_forces: results.supportIndex.size,
      total_member_forces: results.memberIndex.size,
      total_plate_forces: results.tables.rows('plate_ids'),
    },
    errors_and_warnings: { errors: header.errors.map(brief), warnings: header.warnings.map(brief) },
    solver_diagnostics: {
      analysis_method: 'Linear',
      converged: header.converged,
      iterations: header.iterations,
      residual_norm: header.residual,
      solve_time_ms: null, // all sets are solved at once; see the receipt
    },
  };
}

function writeReactions(results: Written, set: ResultSet): Record<string, unknown> {
  const supportIds = results.tables.column('support_ids');
  return byId(results.supportIndex, (index, node) => ({
    nodal_forces: named(FORCES, set.tables.row('reactions', index)),
    location: named(
      ['X', 'Y', 'Z'],
      results.tables.row('node_positions', results.nodeIndex.get(node)!),
    ),
    support_id: supportIds[index],
  }));
}

function writeMember(results: Written, set: ResultSet, index: number, stations: number): unknown {
  const { tables } = set;
  const curves = set.curvesAt(index);
  const length = results.tables.column('member_lengths')[index];
  const fractions = Array.from({ length: stations }, (_, i) => (i + 1) / (stations + 1));
  const sections = (at: number[]) =>
    at.map((x_frac) => ({ x_frac, forces: named(FORCES, forcesAt(curves, x_frac * length)) }));
  const pair = (names: readonly string[], table: string, first: string, second: string) => {
    const row = tables.row(table, index);
    return { [first]: named(names, row), [second]: named(names, row, END_WIDTH) };
  };
  const extremes = tables.row('extremes', index);
  return {
    ...(keeps(results, 'global_end_forces') &&
      pair(FORCES, 'node_forces', 'start_node_forces', 'end_node_forces')),
    ...(keeps(results, 'local_end_forces') &&
      pair(FORCES, 'end_forces', 'local_start_forces', 'local_end_forces')),
    ...(tables.has('global_extremes') && pair(FORCES, 'global_extremes', 'maximums', 'minimums')),
    ...(keeps(results, 'local_envelopes') && {
      local_maximums: named(FORCES, extremes, 0, EXTREME_WIDTH),
      local_minimums: named(FORCES, extremes, 2, EXTREME_WIDTH),
    }),
    ...(keeps(results, 'local_displacements') &&
      pair(
        DISPLACEMENTS,
        'end_displacements',
        'local_displacement_start_node',
        'local_displacement_end_node',
      )),
    section_forces: keeps(results, 'section_forces') ? sections(fractions) : [],
    ...(keeps(results, 'internal_force_series') && {
      internal_force_series: sections([0, ...fractions, 1]),
    }),
    ...(keeps(results, 'local_displacements') && shape(results, set, index, curves, length)),
  };
}

function forcesAt({ n, vy, vz, mx, my, mz, bimoment }: MemberCurves, x: number): number[] {
  return [n, vy, vz, mx, my, mz, bimoment].map((curve) => valueBefore(curve, x));
}

/** How the member's axis moves, in global axes. */
function shape(
  results: Written,
  set: ResultSet,
  index: number,
  { dx, dy, dz }: MemberCurves,
  length: number,
): Record<string, unknown> {
  const axes = results.tables.row('member_axes', index);
  const points = Array.from({ length: SHAPE_STATIONS }, (_, i) => {
    const x_frac = i / (SHAPE_STATIONS - 1);
    const [x, y, z] = [dx, dy, dz].map((curve) => valueBefore(curve, x_frac * length));
    const displacement = [0, 1, 2].map((k) => x * axes[k] + y * axes[3 + k] + z * axes[6 + k]);
    return { x_frac, displacement };
  });
  const [peak, ...displacement] = set.tables.row('displacement_peaks', index);
  return {
    member_displacements: points,
    member_displacement_peak: { x_frac: peak / length, displacement },
  };
}

function byId(
  index: ReadonlyMap<number, number>,
  write: (index: number, id: number) => unknown,
): Record<string, unknown> {
  return Object.fromEntries([...index].map(([id, i]) => [String(id), write(i, id)]));
}
