// The results document: results under the names that scripts know, as every host writes them.

import {
  type CheckResults,
  type Coverage,
  type Header,
  type Issue,
  OFFSETS,
  type Receipt,
  type ResultsDocument,
  WIDTHS,
} from '../answer.gen.ts';
import { valueBefore } from './curve.ts';
import type { Places } from './places.ts';
import { centreResultants, cornerResultants, type PlatePlaces } from './plates.ts';
import {
  CURVES,
  type CurveName,
  curveAt,
  type MemberCurves,
  type ResultSet,
} from './result_set.ts';
import { named, Tables } from './tables.ts';

/** Stations of `member_displacements`. */
const SHAPE_STATIONS = 21;

/** What is written: `Results`, as seen from here. */
interface Written {
  header: Header;
  engine_version: string;
  numbers: Float64Array;
  sets: readonly ResultSet[];
  tables: Tables<'ModelTables'>;
  places: Places;
  plates: PlatePlaces;
  checks: readonly CheckResults[];
  receipt: Receipt;
  coverage: Coverage;
}

const brief = ({ code, message }: Issue) => ({ code, message });

/** `stations` counts the section forces inside each member. */
export function writeResults(results: Written, stations = 3): ResultsDocument {
  const ofKind = (kind: ResultSet['kind']) => results.sets.filter((set) => set.kind === kind);
  const written = (sets: ResultSet[]) =>
    Object.fromEntries(sets.map((set) => [set.name, writeSet(results, set, stations)]));
  const selections = writeSelections(results);
  const document = {
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
  return document as unknown as ResultsDocument;
}

function writeSelections(results: Written): ResultsDocument['selections'] {
  return (
    results.header.selections?.map(({ tables, ...told }) => ({
      ...told,
      values: Array.from(new Tables<'SelectionTables'>(tables, results.numbers).all('values')),
    })) ?? undefined
  );
}

/** Whether the results document holds a block: no request and no filter leaves it out. */
function keeps({ header }: Written, block: string): boolean {
  return !header.selections && (header.result_filter?.some((kept) => kept === block) ?? true);
}

function failures(sets: readonly ResultSet[], idName: string): unknown[] {
  return sets.flatMap(({ header: { id, name, errors } }) =>
    errors.map(({ code, message }) => ({ [idName]: id, name, code, error: message })),
  );
}

function writeSet(results: Written, set: ResultSet, stations: number): unknown {
  const { header } = set;
  const tables = set.written;
  const isThere = tables.has('displacements');
  const isWhole = isThere && !results.header.selections;
  return {
    name: set.name,
    result_type: { [set.kind === 'loadcase' ? 'Loadcase' : 'Loadcombination']: header.id },
    displacement_nodes:
      isThere && keeps(results, 'node_displacements')
        ? byId(results.places.nodes, (i) => named('Displacements', tables.row('displacements', i)))
        : {},
    reaction_nodes: isThere && keeps(results, 'reactions') ? writeReactions(results, set) : {},
    member_results: isWhole
      ? byId(results.places.members, (i) => writeMember(results, set, i, stations))
      : {},
    plate_results: isWhole ? writePlates(tables, results.plates) : {},
    summary: {
      total_displacements: results.places.nodes.size,
      total_reaction_forces: results.places.supports.size,
      total_member_forces: results.places.members.size,
      total_plate_forces: results.tables.rows('plate_ids'),
    },
    errors_and_warnings: { errors: header.errors.map(brief), warnings: header.warnings.map(brief) },
    solver_diagnostics: {
      analysis_method: 'Linear',
      converged: header.converged,
      iterations: header.iterations,
      residual_norm: set.balance.residual,
      solve_time_ms: null, // all sets are solved at once; see the receipt
    },
  };
}

function writeReactions(results: Written, set: ResultSet): Record<string, unknown> {
  const supportIds = results.tables.all('support_ids');
  return byId(results.places.supports, (index, node) => ({
    nodal_forces: named('Forces', set.written.row('reactions', index)),
    location: named('Point', results.tables.row('node_positions', results.places.nodes.get(node)!)),
    support_id: supportIds[index],
  }));
}

function writeMember(results: Written, set: ResultSet, index: number, stations: number): unknown {
  const tables = set.written;
  const curves = Object.fromEntries(
    CURVES.map((name) => [name, curveAt(tables, index, name)]),
  ) as MemberCurves;
  const length = results.tables.all('member_lengths')[index];
  const fractions = Array.from({ length: stations }, (_, i) => (i + 1) / (stations + 1));
  const sections = (at: number[]) =>
    at.map((x_frac) => ({ x_frac, forces: forcesAt(curves, x_frac * length) }));
  type Pair = 'node_forces' | 'end_forces' | 'global_extremes' | 'end_displacements';
  const pair = (kind: 'Forces' | 'Displacements', table: Pair, first: string, second: string) => {
    const row = tables.row(table, index);
    return { [first]: named(kind, row), [second]: named(kind, row, WIDTHS[kind]) };
  };
  const extremes = tables.row('extremes', index);
  return {
    ...(keeps(results, 'global_end_forces') &&
      pair('Forces', 'node_forces', 'start_node_forces', 'end_node_forces')),
    ...(keeps(results, 'local_end_forces') &&
      pair('Forces', 'end_forces', 'local_start_forces', 'local_end_forces')),
    ...(tables.has('global_extremes') && pair('Forces', 'global_extremes', 'maximums', 'minimums')),
    ...(keeps(results, 'local_envelopes') && {
      local_maximums: forcesOf((name) => extremes[OFFSETS.Extremes[name]]),
      local_minimums: forcesOf((name) => extremes[OFFSETS.Extremes[name] + OFFSETS.Extreme.min]),
    }),
    ...(keeps(results, 'local_displacements') &&
      pair(
        'Displacements',
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

function forcesOf(value: (name: CurveName) => number): Record<string, number> {
  return Object.fromEntries(CURVES.slice(0, WIDTHS.Forces).map((name) => [name, value(name)]));
}

function forcesAt(curves: MemberCurves, x: number): Record<string, number> {
  return forcesOf((name) => valueBefore(curves[name], x));
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
  const [peak, ...displacement] = set.written.row('displacement_peaks', index);
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

/** The plates of one result set as the results document has them, by id. */
function writePlates(set: Tables<'SetTables'>, places: PlatePlaces): Record<string, unknown> {
  if (!set.has('plate_resultants')) return {};
  const entries = [...places.index].map(([id, place]) => [
    String(id),
    writePlate(set, places, id, place),
  ]);
  return Object.fromEntries(entries);
}

function writePlate(
  set: Tables<'SetTables'>,
  places: PlatePlaces,
  id: number,
  place: number,
): unknown {
  const nodes = places.nodesOf(place);
  const forces = set.row('plate_forces', place);
  const moved = set.row('plate_displacements', place);
  return {
    plate_id: id,
    source_surface_id: places.surfaceOf(place),
    centroid: named('Point', places.centreOf(place)),
    centroid_displacement_global: named('Motion', moved),
    centroid_displacement_local: named('Motion', moved, OFFSETS.PlateDisplacements.in_local),
    resultants: named('Resultants', centreResultants(set, place)),
    nodal_resultants: Object.fromEntries(
      nodes.map((node, k) => [node, named('Resultants', cornerResultants(set, place, k))]),
    ),
    stresses: named('PlateStresses', set.row('plate_stresses', place)),
    nodal_forces_global: Object.fromEntries(
      nodes.map((node, k) => [node, named('NodalForces', forces, k * WIDTHS.NodalForces)]),
    ),
  };
}
