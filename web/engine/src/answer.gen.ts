// Written by `make generate` from src/loadpath/answer; do not edit.

import type { AnalysisOrder, LimitState, MemberEnd, ResultBlock, ResultComponent, SectionShape, SeismicDirection } from './document.gen.ts';

/** What validation or the engine can say of a document. */
export type IssueCode =
  | 'invalid_json'
  | 'not_json'
  | 'too_deep'
  | 'too_large_to_explain'
  | 'duplicate_key'
  | 'wrong_type'
  | 'missing_field'
  | 'out_of_range'
  | 'unknown_value'
  | 'wrong_length'
  | 'not_one_variant'
  | 'unsupported_version'
  | 'broken_reference'
  | 'broken_link'
  | 'duplicate_id'
  | 'duplicate_name'
  | 'unknown_field'
  | 'unread_records'
  | 'more_errors'
  | 'more_warnings'
  | 'action_group'
  | 'bedding_not_possible'
  | 'bracing_not_in_line'
  | 'bracing_set_twice'
  | 'bracing_spans_differ'
  | 'bracing_direction'
  | 'bracing_set_unrestrained'
  | 'pretension_not_possible'
  | 'unstretched_length_not_possible'
  | 'moment_on_cable'
  | 'cable_not_held'
  | 'check_selects_nothing'
  | 'check_without_combination'
  | 'combination_without_limit_state'
  | 'thresholds_not_ascending'
  | 'unsupported_part'
  | 'released_node'
  | 'curve_not_ascending'
  | 'curve_stiffness_not_positive'
  | 'moment_falls'
  | 'curve_misses_origin'
  | 'two_curves'
  | 'curve_in_first_order'
  | 'diaphragm_not_flat'
  | 'nothing_to_solve'
  | 'zero_length_member'
  | 'missing_section'
  | 'loose_node'
  | 'member_set_gap'
  | 'imperfection_axis'
  | 'bow_not_possible'
  | 'non_unit_direction'
  | 'reversed_load'
  | 'temperature_without_expansion'
  | 'displacement_without_support'
  | 'self_weight_nowhere'
  | 'no_reference_loads'
  | 'not_honoured'
  | 'without_effect'
  | 'out_of_plane'
  | 'repeated_corner'
  | 'unusable_spectrum'
  | 'seismic_case_misused'
  | 'spring_without_stiffness'
  | 'parallel_axes'
  | 'taper_not_possible'
  | 'unused_material'
  | 'unused_section'
  | 'unused_support'
  | 'unused_hinge'
  | 'unused_load_case'
  | 'newer_field'
  | 'implausible_stiffness'
  | 'implausible_shear_modulus'
  | 'implausible_density'
  | 'implausible_yield_stress'
  | 'not_the_library_section'
  | 'implausible_section'
  | 'swapped_section_axes'
  | 'implausible_extent'
  | 'implausible_slenderness'
  | 'implausible_length'
  | 'implausible_load'
  | 'empty_load_case'
  | 'implausible_action'
  | 'implausible_earthquake'
  | 'implausible_capacity'
  | 'implausible_gravity'
  | 'weight_left_out'
  | 'implausible_movement'
  | 'z_up_model'
  | 'nodes_not_joined'
  | 'node_on_member'
  | 'members_not_joined'
  | 'duplicate_member'
  | 'implausible_factor'
  | 'generated_combination_changed'
  | 'generated_combinations_missing'
  | 'angle_in_radians'
  | 'left_behind_by_import'
  | 'import_entry_settled'
  | 'hinge_connector_failed'
  | 'moment_rotation_end_of_range'
  | 'curve_end_not_stated'
  | 'ambiguous_stiffness_curve'
  | 'impossible_inertia'
  | 'contradictory_axes'
  | 'impossible_plate_material'
  | 'wrong_shape'
  | 'mesh_failed'
  | 'edges_do_not_match'
  | 'line_support_not_possible'
  | 'surfaces_not_joined'
  | 'scissor_hinge_axes'
  | 'scissor_hinge_twice'
  | 'scissor_hinge_nowhere'
  | 'temperature_on_rigid_member'
  | 'gradient_without_depth'
  | 'gravity_without_direction'
  | 'contradictory_load_type'
  | 'surface_load_not_carried'
  | 'surface_load_beyond_members'
  | 'distribution_direction_chosen'
  | 'membrane_loaded_across'
  | 'impossible_request'
  | 'contradictory_support'
  | 'too_large'
  | 'singular_model'
  | 'unstable_unloaded'
  | 'bracing_at_rest'
  | 'upright_bar_spins'
  | 'not_converged'
  | 'second_order_instability'
  | 'cables_turn_far'
  | 'not_in_a_plane'
  | 'inaccurate'
  | 'reference_not_usable'
  | 'unstable_reference'
  | 'modes_not_converged'
  | 'fewer_modes'
  | 'modes_not_divided'
  | 'no_mass'
  | 'slack_in_reference'
  | 'buckles_below_loads'
  | 'nothing_buckles'
  | 'twists_in_any_wave'
  | 'cables_in_modes'
  | 'cables_slacken'
  | 'missing_mass'
  | 'lateral_force_limits'
  | 'self_weight_is_mass_already'
  | 'preload_recovery_elastic_forces'
  | 'seismic_sign_missing'
  | 'unbalanced'
  | 'displacement_out_of_proportion'
  | 'second_order_needed'
  | 'sway_not_considered'
  | 'stability_not_assessed'
  | 'bracing_gives_way'
  | 'bracing_not_assessed'
  | 'bracing_not_asked_for'
  | 'support_lifted'
  | 'ground_pulls'
  | 'diaphragm_bears_chord'
  | 'members_without_force'
  | 'buckling_not_checked'
  | 'check_undecided'
  | 'check_not_run'
  | 'members_not_checked'
  | 'plates_not_checked'
  | 'strength_not_checked'
  | 'hardly_utilized'
  | 'combination_not_checked'
  | 'load_case_not_checked'
  | 'bracing_not_leaned';

/** What a check says about one member, member set, plate element or plate surface. */
export interface EntityRow {
  /** Which `EntityType`. */
  kind: number;
  /** Its id. */
  id: number;
  /** Which `Status`. */
  status: number;
  /** Demand over capacity. */
  utilization: number;
  /** In the unit of the governing step. */
  demand: number;
  /** In the same unit. */
  capacity: number;
  /** Id of the governing combination. */
  combination: number;
  /** Where along the member. */
  x_frac: number;
  /** Why it is undecided, or what to know. */
  message: number;
  /** The rendered report template. */
  report: number;
  /** Its first step. */
  steps_first: number;
  /** How many steps it has. */
  steps_count: number;
}

/** One step of a trace, as structure. */
export interface StepRow {
  /** What is done. */
  title: number;
  /** Clause of the standard. */
  clause: number;
  /** Equation of the standard. */
  equation: number;
  /** Axis of the standard. */
  axis: number;
  /** Symbol of the value. */
  symbol: number;
  /** The formula, in symbols. */
  expression: number;
  /** Why it is so. */
  note: number;
  /** Unit of demand and capacity where it has them, else of the value. */
  unit: number;
  /** What it comes to. */
  value: number;
  /** Of a clause: what acts. */
  demand: number;
  /** Of a clause: what resists. */
  capacity: number;
  /** 1 where the value is a utilization, else 0. */
  is_utilization: number;
  /** Its quantities run from the end of those of the step before to here. */
  quantities_end: number;
}

/** A quantity that is put into the formula of a step. */
export interface QuantityRow {
  /** Its symbol. */
  symbol: number;
  /** Its value, SI. */
  value: number;
  /** Its unit. */
  unit: number;
}

/** Three displacements, three rotations and the warping. */
export interface Displacements {
  /** Displacement along x. [m] */
  dx: number;
  /** Displacement along y. [m] */
  dy: number;
  /** Displacement along z. [m] */
  dz: number;
  /** Rotation about x. [rad] */
  rx: number;
  /** Rotation about y. [rad] */
  ry: number;
  /** Rotation about z. [rad] */
  rz: number;
  /** Warping: the rate of twist. [rad/m] */
  warp: number;
}

/** How one place of a member's axis moves in a mode, in global axes. */
export interface PointWithin {
  /** Number of the mode, from 1. */
  mode: number;
  /** Id of the member. */
  member: number;
  /** Where, as a fraction of the length. */
  x_frac: number;
  /** Displacement along X. [m] */
  dx: number;
  /** Displacement along Y. [m] */
  dy: number;
  /** Displacement along Z. [m] */
  dz: number;
}

/** Three forces, three moments and the bimoment. */
export interface Forces {
  /** Force along x. [N] */
  fx: number;
  /** Force along y. [N] */
  fy: number;
  /** Force along z. [N] */
  fz: number;
  /** Moment about x. [N*m] */
  mx: number;
  /** Moment about y. [N*m] */
  my: number;
  /** Moment about z. [N*m] */
  mz: number;
  /** Bimoment. [N*m2] */
  bw: number;
}

/** What the nodes exert on both ends of a member. */
export interface MemberEndForces {
  /** At its start. */
  start: Forces;
  /** At its end. */
  end: Forces;
}

/** How the nodes move both ends of a member, outside hinges. */
export interface MemberEndDisplacements {
  /** At its start. */
  start: Displacements;
  /** At its end. */
  end: Displacements;
}

/** The extremes of the ten curves of a member, in local axes. */
export interface Extremes {
  /** Axial force, tension negative. */
  fx: Extreme;
  /** Shear force along local y. */
  fy: Extreme;
  /** Shear force along local z. */
  fz: Extreme;
  /** Torsional moment. */
  mx: Extreme;
  /** Bending moment about local y. */
  my: Extreme;
  /** Bending moment about local z. */
  mz: Extreme;
  /** Bimoment. */
  bw: Extreme;
  /** Displacement of the axis along local x. */
  dx: Extreme;
  /** Displacement of the axis along local y. */
  dy: Extreme;
  /** Displacement of the axis along local z. */
  dz: Extreme;
}

/** The exact extremes of one curve along a member, in the unit of the curve. */
export interface Extreme {
  /** The largest value. */
  max: number;
  /** Where it occurs, from the start of the member. [m] */
  max_x: number;
  /** The smallest value. */
  min: number;
  /** Where it occurs, from the start of the member. [m] */
  min_x: number;
}

/** Where the axis of a member moves furthest, and how, in global axes. */
export interface DisplacementPeak {
  /** From the start of the member. [m] */
  x: number;
  /** Displacement along X there. [m] */
  dx: number;
  /** Displacement along Y there. [m] */
  dy: number;
  /** Displacement along Z there. [m] */
  dz: number;
}

/** A stretch of a member on which its ten curves are polynomials in x - x0, ascending. */
export interface Piece {
  /** Where it begins, from the start of the member. [m] */
  x0: number;
  /** Where it ends. [m] */
  x1: number;
  /** Axial force, tension negative. */
  fx: [number, number, number, number, number, number];
  /** Shear force along local y. */
  fy: [number, number, number, number, number, number];
  /** Shear force along local z. */
  fz: [number, number, number, number, number, number];
  /** Torsional moment. */
  mx: [number, number, number, number, number, number];
  /** Bending moment about local y. */
  my: [number, number, number, number, number, number];
  /** Bending moment about local z. */
  mz: [number, number, number, number, number, number];
  /** Bimoment. */
  bw: [number, number, number, number, number, number];
  /** Displacement of the axis along local x. */
  dx: [number, number, number, number, number, number];
  /** Displacement of the axis along local y. */
  dy: [number, number, number, number, number, number];
  /** Displacement of the axis along local z. */
  dz: [number, number, number, number, number, number];
}

/** Where the pieces of a member begin; one row more than members says where the last end. */
export interface PieceStart {
  /** Place of its first piece. */
  piece: number;
}

/** The largest and the smallest of each force along a member. */
export interface ForceRange {
  /** The largest. */
  max: Forces;
  /** The smallest. */
  min: Forces;
}

/** Resultants of a plate; of a triangle the fourth corner is zero. */
export interface PlateResultants {
  /** At its centre. */
  centre: Resultants;
  /** At its corners, in order. */
  corners: [Resultants, Resultants, Resultants, Resultants];
}

/** Forces and moments per length of a plate, in its local axes. */
export interface Resultants {
  /** Membrane force along x. [N/m] */
  nx: number;
  /** Membrane force along y. [N/m] */
  ny: number;
  /** Membrane shear. [N/m] */
  nxy: number;
  /** Moment that bends along x. [N*m/m] */
  mx: number;
  /** Moment that bends along y. [N*m/m] */
  my: number;
  /** Twisting moment. [N*m/m] */
  mxy: number;
  /** Transverse shear on the face normal to x. [N/m] */
  qx: number;
  /** Transverse shear on the face normal to y. [N/m] */
  qy: number;
}

/** The largest stresses of both faces at the centre of a plate. */
export interface PlateStresses {
  /** Largest equivalent stress. [Pa] */
  von_mises: number;
  /** Largest principal stress. [Pa] */
  principal_max: number;
  /** Smallest principal stress. [Pa] */
  principal_min: number;
}

/** The mean movement of the corners of a plate. */
export interface PlateDisplacements {
  /** In global axes. */
  in_global: Motion;
  /** In the axes of the plate. */
  in_local: Motion;
}

/** Three displacements and three rotations. */
export interface Motion {
  /** Displacement along x. [m] */
  dx: number;
  /** Displacement along y. [m] */
  dy: number;
  /** Displacement along z. [m] */
  dz: number;
  /** Rotation about x. [rad] */
  rx: number;
  /** Rotation about y. [rad] */
  ry: number;
  /** Rotation about z. [rad] */
  rz: number;
}

/** What the nodes exert on the corners of a plate; zero at the fourth of a triangle. */
export interface PlateForces {
  /** At its corners, in order, in global axes. */
  corners: [NodalForces, NodalForces, NodalForces, NodalForces];
}

/** Three forces and three moments. */
export interface NodalForces {
  /** Force along x. [N] */
  fx: number;
  /** Force along y. [N] */
  fy: number;
  /** Force along z. [N] */
  fz: number;
  /** Moment about x. [N*m] */
  mx: number;
  /** Moment about y. [N*m] */
  my: number;
  /** Moment about z. [N*m] */
  mz: number;
}

/** An id of the document. */
export interface Id {
  /** The id. */
  id: number;
}

/** A point in global axes. */
export interface Point {
  /** Global X. [m] */
  X: number;
  /** Global Y. [m] */
  Y: number;
  /** Global Z. [m] */
  Z: number;
}

/** A length. */
export interface Length {
  /** The length. [m] */
  length: number;
}

/** The local axes of a member, each in global components. */
export interface Axes {
  /** From its start to its end. */
  x: [number, number, number];
  /** Local y. */
  y: [number, number, number];
  /** Local z. */
  z: [number, number, number];
}

/** The corners of a plate in order; a triangle has -1 as its fourth. */
export interface PlateNodes {
  /** Ids of the nodes. */
  nodes: [number, number, number, number];
}

/** Of the displacements of a node, in global axes. */
export interface NodeEnvelope {
  /** Displacement along X. */
  dx: Governed;
  /** Displacement along Y. */
  dy: Governed;
  /** Displacement along Z. */
  dz: Governed;
  /** Rotation about X. */
  rx: Governed;
  /** Rotation about Y. */
  ry: Governed;
  /** Rotation about Z. */
  rz: Governed;
  /** Warping. */
  warp: Governed;
}

/** The largest and the smallest of a value, in its unit, each with its combination. */
export interface Governed {
  /** The largest value. */
  max: number;
  /** Place of its combination in the document. */
  max_combination: number;
  /** The smallest value. */
  min: number;
  /** Place of its combination in the document. */
  min_combination: number;
}

/** Of the reactions of a support, in global axes. */
export interface ReactionEnvelope {
  /** Force along X. */
  fx: Governed;
  /** Force along Y. */
  fy: Governed;
  /** Force along Z. */
  fz: Governed;
  /** Moment about X. */
  mx: Governed;
  /** Moment about Y. */
  my: Governed;
  /** Moment about Z. */
  mz: Governed;
  /** Bimoment. */
  bw: Governed;
}

/** Of the curves along a member, in local axes. */
export interface MemberEnvelope {
  /** Axial force, tension negative. */
  fx: Governed;
  /** Shear force along local y. */
  fy: Governed;
  /** Shear force along local z. */
  fz: Governed;
  /** Torsional moment. */
  mx: Governed;
  /** Bending moment about local y. */
  my: Governed;
  /** Bending moment about local z. */
  mz: Governed;
  /** Bimoment. */
  bw: Governed;
  /** Displacement of the axis along local x. */
  dx: Governed;
  /** Displacement of the axis along local y. */
  dy: Governed;
  /** Displacement of the axis along local z. */
  dz: Governed;
}

/** One number of a table that a request asks for. */
export interface Value {
  /** In the unit of its component. */
  value: number;
}

/** The answer to `solve` where there are results. */
export interface Header {
  /** Version of the engine. */
  engine_version: string;
  /** Digits of the hash of the sources that it was built from. */
  engine_build: string;
  /** Digest of all numbers of the answer. */
  digest: string;
  /** Ids and geometry. */
  tables: ModelTables;
  /** Load cases, then combinations. */
  sets: SetHeader[];
  /** Blocks that the results document is to hold; null for all. */
  result_filter: ResultBlock[] | null;
  /** Whether the results document says how members move between their ends. */
  include_member_deflected_shape: boolean;
  /** What `result_requests` ask for. */
  selections: SelectionHeader[] | null;
  /** Modes of vibration. */
  modal?: ModalHeader;
  /** Buckling modes, one entry for each reference. */
  buckling?: BucklingHeader[];
  /** What an earthquake does. */
  seismic?: SeismicHeader;
  /** What the engine remarks on. */
  warnings: Issue[];
  /** Counts and measures of the equations. */
  facts: Facts;
  /** The checks of the document. */
  unity_check_results: CheckHeader[];
  /** How their results came about. */
  traces: Traces;
  /** What no check looked at. */
  coverage: Coverage;
  /** Extremes over combinations, one for each limit state that has usable ones. */
  envelopes: Envelope[];
  /** Which combinations governed anything, in their order. */
  combination_uses: CombinationUse[];
  /** Mass, surface and embodied carbon of the structure. */
  bill_of_quantities: BillOfQuantities;
  /** How stability was accounted for, by combination that asks for it. */
  stability?: CombinationStability[];
  /** What the document comes to. */
  verdict: Verdict;
  /** The verdict in a line, in words. */
  headline: string;
}

/** What the rows of other tables are of; nodes and plates that meshing made come last. */
export interface ModelTables {
  /** Ids of nodes. */
  node_ids: Table;
  /** Where nodes are. */
  node_positions: Table;
  /** Ids of members. */
  member_ids: Table;
  /** Lengths of members. */
  member_lengths: Table;
  /** Local axes of members. */
  member_axes: Table;
  /** Ids of supported nodes. */
  support_nodes: Table;
  /** Ids of the nodal supports that hold them. */
  support_ids: Table;
  /** Ids of plates. */
  plate_ids?: Table;
  /** Ids of the surfaces that plates were meshed from, or -1. */
  plate_surfaces?: Table;
  /** Corners of plates. */
  plate_nodes?: Table;
  /** Centres of plates. */
  plate_centres?: Table;
  /** Thickness of plates. */
  plate_thickness?: Table;
}

/** Where a table stands in the block of doubles. */
export interface Table {
  /** Doubles before its first row. */
  offset: number;
  /** Number of rows. */
  rows: number;
  /** Doubles of a row. */
  width: number;
}

/** One load case or combination. */
export interface SetHeader {
  /** Load case or combination. */
  kind: SetKind;
  /** Its id in the document. */
  id: number;
  /** Its name in the document. */
  name: string;
  /** Whether a state was found that agrees with its forces. */
  converged: boolean;
  /** How many states were tried. */
  iterations: number;
  /** How it came about. */
  convergence: Convergence;
  /** How well it checks out. */
  balance: Balance;
  /** Whether it has numbers, and they may be used. */
  usable: boolean;
  /** Why it has no numbers; or, where it has, which connector failed on the way. */
  errors: Issue[];
  /** What to know when using them. */
  warnings: Issue[];
  /** Its numbers. */
  tables: SetTables;
}

/** Whether a result set is of a load case or of a combination. */
export type SetKind = 'loadcase' | 'loadcombination';

/** How a result set came about. */
export interface Convergence {
  /** How equilibrium was found. */
  method: AnalysisMethod;
  /** How many times the equations were solved. */
  iterations: number;
  /** In second order, of each iteration: how much displacements changed, of the largest (P_DELTA), or the largest force out of balance, of those at work (COROTATIONAL). */
  history: number[];
  /** The share of the loads that was reached. */
  load_factor: number;
  /** Largest movement over that of first order; null where there is none. */
  amplification: number | null;
}

/** How equilibrium was found: on the structure as it stood, or on the displaced one. Figures of an earthquake (`SEISMIC`) are in no equilibrium: each is the largest to be expected, by itself and without sign. */
export type AnalysisMethod = 'Linear' | 'P_DELTA' | 'COROTATIONAL' | 'SEISMIC';

/** How well a result set checks out, and what it comes to as a whole. */
export interface Balance {
  /** fx fy fz (N) mx my mz (N*m) of all loads about the origin; in second order where they act on the displaced structure. */
  sum_of_loads: [number, number, number, number, number, number];
  /** The same of all reactions, which cancel them. */
  sum_of_reactions: [number, number, number, number, number, number];
  /** How far loads and reactions miss each other, relative to them. */
  balance_error: number;
  /** Backward error of the equations. */
  residual: number;
  /** Largest force left over at a node, relative to the forces there. */
  unbalanced: number;
  /** Stored in members, plates and springs; null where there are no usable numbers. [J] */
  strain_energy: number | null;
}

/** One problem: a code for programs, a message for people, and where. */
export interface Issue {
  /** One of the issue codes. */
  code: IssueCode;
  /** Whether numbers may be used in spite of it. */
  severity: Severity;
  /** What was found, what is expected. */
  message: string;
  /** Where in the document; empty for the whole. */
  path: string;
  /** What was probably meant, where something comes close. */
  suggestion?: string;
}

/** An error makes a document invalid; a warning does not. */
export type Severity = 'error' | 'warning';

/** The tables of one result set. */
export interface SetTables {
  /** Displacements of nodes, in global axes. */
  displacements: Table;
  /** What supports exert on the structure, in global axes. */
  reactions: Table;
  /** What nodes exert on members, in local axes. */
  end_forces: Table;
  /** How the nodes of members move where the members end, outside hinges, in local axes. */
  end_displacements: Table;
  /** The end forces at the nodes, in global axes. */
  node_forces: Table;
  /** Exact extremes of the curves along members. */
  extremes: Table;
  /** Where members move furthest. */
  displacement_peaks: Table;
  /** Section forces and displacements along members, exact. */
  pieces: Table;
  /** Where the pieces of each member begin. */
  piece_start: Table;
  /** Extremes of the section forces in global axes, where `result_filter` asks for them. */
  global_extremes?: Table;
  /** Of a mechanism: per free motion the displacements of all nodes, the largest 1. */
  motions?: Table;
  /** Stress resultants of plates. */
  plate_resultants?: Table;
  /** Largest stresses of plates. */
  plate_stresses?: Table;
  /** How plates move. */
  plate_displacements?: Table;
  /** What nodes exert on plates. */
  plate_forces?: Table;
}

/** One table that `result_requests` ask for. */
export interface SelectionHeader {
  /** Place of the request in the document. */
  request: number;
  /** Kind of result. */
  block: ResultBlock;
  /** Load cases or combinations. */
  group: SetGroup;
  /** Fields of the results document. */
  fields: string[];
  /** Components. */
  components: ResultComponent[];
  /** Names of the usable result sets. */
  result_sets: string[];
  /** Ids of the nodes or members. */
  ids: number[];
  /** Its numbers. */
  tables: SelectionTables;
}

/** Load cases or combinations, as the results document groups them. */
export type SetGroup = 'loadcases' | 'loadcombinations';

/** The numbers of one selection. */
export interface SelectionTables {
  /** Numbers by result set, id, field and component. */
  values: Table;
}

/** The modes of vibration; none where a warning says why. */
export interface ModalHeader {
  /** Mass of the structure along X Y Z (kg), and its inertia about axes through its centre (kg*m2). */
  total_mass: [number, number, number, number, number, number];
  /** Share of it that the modes hold together; the rest is in modes not asked for. */
  participating_mass_ratio: [number, number, number, number, number, number];
  /** Centre of mass: rotations are about it. */
  mass_centre: Point;
  /** Whether the signs of pivots prove that no lower mode is missing. */
  all_found: boolean;
  /** Lowest first. */
  modes: ModalModeHead[];
  /** What to know of them, or why there are none. */
  warnings: Issue[];
  /** Their shapes. */
  tables: ModeTables;
}

/** One natural frequency. */
export interface ModalModeHead {
  /** Its number; 1 is the lowest. */
  mode: number;
  /** Square of the circular frequency; 0 where a free body moves. [rad2/s2] */
  eigenvalue: number;
  /** Circular frequency. [rad/s] */
  angular_frequency: number;
  /** Frequency. [Hz] */
  natural_frequency: number;
  /** Period; null where a free body moves. [s] */
  period: number | null;
  /** Shape times mass times shape. [kg] */
  modal_mass: number;
  /** Shape times mass times a unit movement of all nodes, supported ones too: along X Y Z (kg), about X Y Z through the centre of mass (kg*m). */
  participation_factors: [number, number, number, number, number, number];
  /** Square of the participation over the modal mass: X Y Z (kg), RX RY RZ (kg*m2). */
  effective_mass: [number, number, number, number, number, number];
}

/** The shapes of modes. */
export interface ModeTables {
  /** Per mode the displacements of all nodes; the largest translation is 1, of a point within a member where no node moves. */
  shapes: Table;
  /** The waves of members that leave the cubic of their nodes' displacements and rotations by more than a hundredth of the largest displacement: per mode and member 15 places, a sixteenth of the length apart. */
  within: Table;
}

/** The buckling modes of one reference; none where `error` says why. */
export interface BucklingHeader {
  /** The loads that were scaled. */
  reference: LoadReference;
  /** Where supports follow curves. */
  linearized_support_stiffness?: LinearizedSupport[];
  /** Where hinges follow curves. */
  linearized_hinge_stiffness?: LinearizedHinge[];
  /** Whether the signs of pivots prove that no lower mode is missing. */
  all_found: boolean;
  /** Why there is no result. */
  error?: string;
  /** Lowest positive factor first; negative ones last. */
  modes: BucklingModeHeader[];
  /** Where the document asks for them. */
  member_effective_lengths?: MemberEffectiveLengths[];
  /** What to know of them. */
  warnings: Issue[];
  /** Their shapes. */
  tables: ModeTables;
}

/** The loads that were scaled, by id. */
export type LoadReference =
  | { LoadCase: number }
  | { LoadCombination: number };

/** A support that follows a curve, at its secant under the reference loads. */
export interface LinearizedSupport {
  /** Id of the node. */
  node_id: number;
  /** What it holds. */
  dof: SpringDirection;
  /** Force over movement (N/m), or N*m/rad. */
  stiffness: number;
}

/** What a spring holds; of a hinge along and about the member's axes. */
export type SpringDirection = 'X' | 'Y' | 'Z' | 'RX' | 'RY' | 'RZ' | 'WARPING';

/** A connector that follows a curve, at its secant under the reference loads. */
export interface LinearizedHinge {
  /** Id of the member. */
  member_id: number;
  /** Which of its ends. */
  end: MemberEnd;
  /** What it holds. */
  dof: SpringDirection;
  /** Force over movement (N/m), or N*m/rad. */
  stiffness: number;
}

/** One critical load factor in the header. */
export interface BucklingModeHeader {
  /** Its number; 1 is the lowest positive one. */
  mode: number;
  /** The loads times this have a neighbouring equilibrium; negative for reversed loads, where the document asks for them. */
  critical_load_factor: number;
  /** How the nodes move. */
  classification: ModeClassification;
  /** Who takes part. */
  participation_by_member_set: SetShare[];
}

/** How the nodes of the document move in a buckling mode; energies are squares of movements. */
export interface ModeClassification {
  /** local: few nodes move, or none beside what members do between them; torsional: half of what is horizontal is a turning of storeys; a sway: one axis has 60 %. */
  label: ModeLabel;
  /** 1 and how often the mean movement of levels changes sign over the height; null without a sway or turning of several levels. */
  harmonic: number | null;
  /** Shares of X, Y, Z in the energy. */
  translation_fractions: [number, number, number];
  /** Share of levels turning as a whole in the horizontal energy. */
  twist_fraction: number;
  /** Share of the nodes of the top level in the energy. */
  top_node_energy_fraction: number;
  /** How many nodes would share the energy evenly, over all nodes. */
  participating_node_fraction: number;
}

/** What the nodes do in a buckling mode, in one word. */
export type ModeLabel = 'sway_x' | 'sway_y' | 'sway_z' | 'torsional' | 'local' | 'mixed';

/** How far a member set takes part in a mode. */
export interface SetShare {
  /** Id of the member set. */
  member_set: number;
  /** Its share of the work of the forces that buckle. */
  share: number;
}

/** Effective lengths of a member; absent where no mode found bends it so. */
export interface MemberEffectiveLengths {
  /** Id of the member. */
  member_id: number;
  /** Bending about local y. */
  about_y?: EffectiveLength;
  /** Bending about local z. */
  about_z?: EffectiveLength;
}

/** The pin-ended bar that buckles under the same force. */
export interface EffectiveLength {
  /** Its length. [m] */
  effective_length: number;
  /** The mode that it follows from. */
  mode: number;
  /** Factor of that mode. */
  critical_load_factor: number;
  /** Largest compression along the member under the reference loads. [N] */
  axial_force: number;
}

/** What an earthquake does; nothing where a warning says why. */
export interface SeismicHeader {
  /** By the modes and a response spectrum. */
  modal_response_spectrum?: SeismicMethodHeader;
  /** By the lateral force method. */
  lateral_force?: SeismicMethodHeader;
  /** What to know of it, or why it has no result. */
  warnings: Issue[];
}

/** An earthquake along all directions. */
export interface SeismicMethodHeader {
  /** Direction by direction. */
  per_direction: SeismicDirectionHeader[];
  /** All together, without signs. */
  combined?: SetHeader;
}

/** An earthquake along one direction, with its result sets. */
export interface SeismicDirectionHeader {
  /** Along which the ground moves. */
  direction: SeismicDirection;
  /** Sum of the horizontal forces; of modes, combined as all figures are. [N] */
  base_shear: number;
  /** All mass, on supports too. [kg] */
  total_seismic_mass: number;
  /** Share of it in the modes; 1 for the lateral force method. */
  participating_mass_ratio: number;
  /** Slowest first; none for the lateral force method. */
  modes: SeismicMode[];
  /** The mode with the largest base shear, or whose period counts. */
  leading_mode: number | null;
  /** lambda of EN 1998-1 4.3.3.2.2, of the lateral force method. */
  correction_factor?: number;
  /** What it does: of modes combined without signs, of the lateral force method with them. */
  combined: SetHeader;
  /** What the leading mode does, with its signs. */
  leading?: SetHeader;
}

/** What one mode contributes in one direction. */
export interface SeismicMode {
  /** Its number; 1 is the slowest. */
  mode: number;
  /** Period; null where a free body moves. [s] */
  period: number | null;
  /** Of the design spectrum at that period. [m/s2] */
  spectral_acceleration: number;
  /** Shape of modal mass 1 times mass times a unit movement of all nodes. */
  participation_factor: number;
  /** Its square. [kg] */
  effective_mass: number;
  /** Share of the whole mass. */
  effective_mass_ratio: number;
  /** Effective mass times spectral acceleration. [N] */
  base_shear: number;
}

/** Counts and measures of the equations. */
export interface Facts {
  /** Unknown displacements. */
  unknowns: number;
  /** Entries of the stiffness matrix. */
  entries: number;
  /** Memory of its factors. */
  factor_bytes: number;
  /** Smallest over largest pivot of the scaled matrix. */
  pivot_ratio: number | null;
  /** Estimate of the condition number; 0 where none was made. */
  condition: number | null;
}

/** One check of the document; its entities are a table. */
export interface CheckHeader {
  /** Its id in the document. */
  check_id: string;
  /** Its name in the document. */
  name: string;
  /** Limit state it is limited to. */
  limit_state: LimitState | null;
  /** Failing before undecided before passing. */
  status: Status;
  /** Largest utilization; null where nothing was decided. */
  max_utilization: number | null;
  /** Why it could not be run. */
  message: string | null;
  /** Place of the entity that decides. */
  governing: number | null;
  /** Combinations it should have read that have no usable numbers. */
  unsolved_combination_ids: number[];
  /** Its entities. */
  tables: CheckTables;
}

/** How far utilized an entity is, by the thresholds of its check. */
export type Status = 'Green' | 'Yellow' | 'Orange' | 'Red' | 'Indeterminate';

/** The table of one check. */
export interface CheckTables {
  /** What the check says about each entity. */
  per_entity: Table;
}

/** How every entity of every check got its result. */
export interface Traces {
  /** Texts that rows name by number. */
  words: string[];
  /** The steps. */
  tables: TraceTables;
}

/** The steps of all entities of all checks, one after another. */
export interface TraceTables {
  /** Steps of traces. */
  steps: Table;
  /** What is put into the formulas of steps. */
  quantities: Table;
}

/** What no check looked at, by id. */
export interface Coverage {
  /** Members. */
  members_without_check: number[];
  /** Plate surfaces. */
  plate_surfaces_without_check: number[];
  /** Plate elements. */
  plate_elements_without_check: number[];
  /** Load combinations. */
  combinations_without_check: number[];
  /** Load cases that stand in no combination. */
  load_cases_without_combination: number[];
}

/** Extremes over the usable combinations of one limit state; limit states never share one. */
export interface Envelope {
  /** Limit state of its combinations; null where they name none. */
  limit_state: LimitState | null;
  /** Names of the usable combinations it is of. */
  combinations: string[];
  /** Names of those it lacks because they have no usable numbers. */
  unsolved_combinations: string[];
  /** Its numbers. */
  tables: EnvelopeTables;
}

/** Extremes over the usable combinations of one limit state. */
export interface EnvelopeTables {
  /** Extremes of displacements of nodes. */
  node_envelope: Table;
  /** Extremes of reactions. */
  reaction_envelope: Table;
  /** Extremes of the curves along members. */
  member_envelope: Table;
}

/** What a combination decided; it never governed where both counts are 0. */
export interface CombinationUse {
  /** Its id in the document. */
  id: number;
  /** Its name in the document. */
  name: string;
  /** Members, sets and plates for which it governs a check, over all checks. */
  checks: number;
  /** Extremes of displacements, reactions and members that it gives in the envelope of its limit state; what is next to nothing does not count. */
  extremes: number;
}

/** What the structure takes. A total is null where a row of it is, for it would be too small. */
export interface BillOfQuantities {
  /** Sections in the order of the document, then plates. */
  rows: BillRow[];
  /** Mass of all rows. [kg] */
  mass: number;
  /** Surface of all rows. [m2] */
  surface: number | null;
  /** CO2 equivalent of all rows. [kg] */
  carbon: number | null;
  /** What is not in it, and why. */
  remarks: string[];
}

/** The members of one section, or the plates of one material and thickness. */
export interface BillRow {
  /** Members of a section, or plates. */
  kind: BilledKind;
  /** Id of the section; null for plates. */
  id: number | null;
  /** Name of the section; of plates that of their material. */
  name: string;
  /** Name of the material. */
  material: string;
  /** How many members, or plates of the document. */
  parts: number;
  /** Of plates; null for members. [m] */
  thickness: number | null;
  /** All members together, of cables as stated before they stretch; null for plates. [m] */
  length: number | null;
  /** One side of all plates; null for members. [m2] */
  area: number | null;
  /** Area of the section or thickness, times density. [kg] */
  mass: number;
  /** To paint: around the section along its length, or both sides of plates; ends and edges are left out. Null where the section has no dimensions. [m2] */
  surface: number | null;
  /** CO2 equivalent by the material's `carbon_factor`, of steel else 1.55; null without. [kg] */
  carbon: number | null;
}

/** Of what a row of the bill is. */
export type BilledKind = 'section' | 'plate';

/** How the stability of one combination was accounted for. */
export interface CombinationStability {
  /** Its id. */
  id: number;
  /** Its name. */
  name: string;
  /** Id of the document's combination that this is with imperfections to another side (5.3.2(8)); null of those of the document. */
  other_side_of: number | null;
  /** Factor at which axial forces make the structure sway or give way as a whole; null where none up to the limit was found, or none could be. */
  alpha_cr: number | null;
  /** From which on first order is enough (5.2.1(3)): 10, or 15 if plastic. */
  limit: number;
  /** Order in which it was solved. */
  order: AnalysisOrder;
  /** Sway imperfection by the standard; null where none is. */
  initial_sway: InitialSway | null;
  /** Bow imperfections, stated and by the standard, 5.3.2(6). */
  bows: InitialBow[];
  /** Imperfections in the shape of modes in which others lean than columns one way. */
  mode_shapes: ModeImperfection[];
  /** Forces on bracing systems, 5.3.3: one of each that is named. */
  bracing: BracingForce[];
  /** Lengths that `stability` gives checks; null where they take their own. */
  lengths: CheckLengths | null;
  /** What decided, in words. */
  reason: string;
}

/** The initial sway imperfection of EN 1993-1-1, 5.3.2(3)a: phi = 1/200 alpha_h alpha_m. */
export interface InitialSway {
  /** Angle of the lean. [rad] */
  phi: number;
  /** 2/sqrt(height), from 2/3 to 1. */
  alpha_h: number;
  /** sqrt(0.5 (1 + 1/columns)). */
  alpha_m: number;
  /** From the lowest foot to the highest head of columns. [m] */
  height: number;
  /** Columns in a row that bear at least half of its average; of the row with fewest. */
  columns: number;
  /** Where it leans, of length 1: an axis of the plan. */
  direction: [number, number, number];
  /** Why that way. */
  chosen_by: LeanChosenBy;
}

/** Why a structure leans the way it does. */
export type LeanChosenBy = 'FirstOrderSway' | 'LowestMode' | 'EveryDirection';

/** The initial bow of a physical member, by the standard (5.3.2(3)b) or as the document states it, which acts as the forces of 5.3.2(7). */
export interface InitialBow {
  /** Its members. */
  member_ids: number[];
  /** Its length. [m] */
  length: number;
  /** Rise of the bow: as stated, or by Table 5.1, elastic. [m] */
  e_0: number;
  /** Its buckling curve about that axis; null where the document states the bow. */
  curve: string | null;
  /** Where it bows, of length 1. */
  direction: [number, number, number];
  /** Its largest compression in first order. [N] */
  axial_force: number;
}

/** An imperfection in the shape of a mode that the initial sway hardly contains (5.3.2(11)). */
export interface ModeImperfection {
  /** Factor of the mode. */
  alpha_cr: number;
  /** How far the member leans that drives the mode most. [rad] */
  phi: number;
  /** That member. */
  member_id: number;
  /** Across it, of length 1: where its end goes, its start kept. */
  direction: [number, number, number];
}

/** What restrained members put on a bracing system: q_d of EN 1993-1-1, 5.3.3(2), along them, and half of its sum the other way at their ends. */
export interface BracingForce {
  /** Its id in the document. */
  id: number;
  /** Its name in the document. */
  name: string | null;
  /** Restrained members that bear at least half of their average. */
  members: number;
  /** sqrt(0.5 (1 + 1/members)). */
  alpha_m: number;
  /** Span of the system, between the ends of the members. [m] */
  span: number;
  /** Bow of the restrained members: alpha_m span/500. [m] */
  e_0: number;
  /** Sum of what presses them, 5.3.3(3); null where it is not known. [N] */
  axial_force: number | null;
  /** How far q_d and all loads bend the system in first order, along `direction`; null where there is no q_d. [m] */
  delta_q: number | null;
  /** Of all restrained members together, per metre of span. [N/m] */
  q_d: number | null;
  /** Where it acts, of length 1: with the loads, or on another side. */
  direction: [number, number, number];
  /** Why there is no q_d; null where there is. */
  problem: string | null;
}

/** Between which points members are checked for buckling. */
export type CheckLengths = 'System' | 'Modes';

/** What a document comes to. */
export interface Verdict {
  /** In one word. */
  state: VerdictState;
  /** Of the part that governs; null where nothing was decided. */
  utilization: number | null;
  /** The part that decides. */
  governing: Governing | null;
  /** Every reason why the state is not `passes`, a failing utilization aside. */
  reasons: Reason[];
  /** What the checks take for given and the document does not show; absent where they take nothing so. */
  assumed?: string[];
}

/** What a document comes to; only `passes` says that all was checked and is in order. */
export type VerdictState = 'passes' | 'fails' | 'incomplete' | 'not_checked' | 'not_solved';

/** The part that decides: failing before passing, then the most utilized. */
export interface Governing {
  /** What was checked. */
  entity_type: EntityType;
  /** Id of the member; of a member set the one of it that decides. */
  member_id?: number;
  /** Id of the member set. */
  memberset_id?: number;
  /** Id of the plate element. */
  plate_element_id?: number;
  /** Id of the plate surface. */
  plate_surface_id?: number;
  /** Name of its section. */
  section?: string;
  /** Clause and equation of the standard, or the formula's name. */
  clause?: string;
  /** Name of the combination. */
  combination?: string;
  /** That its forces are of second order, and by what part of EN 1993-1-1, 5.2.2(7) members are kept from buckling; absent in first order. */
  order?: string;
  /** Id of the check in the document. */
  check_id: string;
  /** Its utilization. */
  value: number;
}

/** What a check looks at. */
export type EntityType = 'Member' | 'MemberSet' | 'PlateElement' | 'PlateSurface';

/** Why a verdict is not `passes`, or what to know beside it. */
export interface Reason {
  /** One of the issue codes. */
  code: IssueCode;
  /** What was found. */
  message: string;
  /** Where in the document. */
  path: string | null;
  /** The load case or combination it is about. */
  set: string | null;
  /** Members it is about. */
  member_ids?: number[];
  /** Plate elements it is about. */
  plate_element_ids?: number[];
  /** Plate surfaces it is about. */
  plate_surface_ids?: number[];
}

/** The answer to `solve` where there is nothing to give: the first error, and all of them. */
export interface Refused {
  /** Version of the engine. */
  engine_version: string;
  /** Message of the first error. */
  error: string;
  /** Its code. */
  code: IssueCode;
  /** Where it is. */
  path: string;
  /** All errors. */
  errors: Issue[];
  /** All warnings. */
  warnings: Issue[];
  /** `not_solved`; absent where only a text cannot be written. */
  verdict?: Verdict;
  /** The verdict in a line, in words. */
  headline?: string;
}

/** The answer to `validate`. */
export interface Validated {
  /** Version of the engine. */
  engine_version: string;
  /** Whether the engine can take the document. */
  valid: boolean;
  /** Why it cannot. */
  errors: Issue[];
  /** What it remarks on. */
  warnings: Issue[];
}

/** Which text is made from an answer. */
export interface WriteOptions {
  /** The results document, its checks or its seismic part alone, or what agents are told. */
  form: Form;
  /** What goes into the receipt of the results document. */
  circumstances?: Circumstances;
  /** The digest that a verification compares with. */
  digest?: string;
  /** Section forces inside each member. */
  stations?: number;
  /** Only the load case or combination of this name; in tables of checks, what it governs. */
  set?: string;
  /** Only these members: in tables, and the one that is explained. */
  members?: number[];
  /** The member sets that these members are of; checks look at sets too. */
  member_sets?: number[];
  /** Only these nodes, in tables. */
  nodes?: number[];
  /** In tables of checks: this clause, and those that begin so. */
  clause?: string;
  /** What the member that is explained is made of. */
  made_of?: string;
}

/** A text that is made from an answer: results document, parts of it, what agents read. */
export type Form = 'document' | 'summary' | 'tables' | 'full' | 'checks' | 'seismic' | 'checks_summary' | 'checks_tables' | 'checks_full' | 'explained' | 'verification';

/** What the host of the engine knows and the engine does not. */
export interface Circumstances {
  /** SHA-256 of the document's text, in hexadecimal. */
  document_sha256: string;
  /** Bytes of that text. */
  document_bytes: number;
  /** How long the solve took here. [s] */
  duration_s: number;
}

/** For which members the lightest section is sought, and among which. In SI units. */
export interface LightestRequest {
  /** Each gets a section; no member is in two. */
  groups: AskedGroup[];
  /** The sections to choose from. */
  candidates: CandidateSection[];
}

/** Members that are to have one section; what is named is added up. */
export interface AskedGroup {
  /** How it is called in what is told. */
  name: string;
  /** Members with this label. */
  classification?: string;
  /** These members. */
  members?: number[];
  /** Members of these sets. */
  member_sets?: number[];
  /** Members that have one of these sections. */
  sections?: number[];
  /** Its candidates, by place in `candidates`; in no special order. */
  candidates: number[];
  /** What is deeper is left out. [m] */
  max_depth?: number;
}

/** A section with the fields that it has in a document, but for its id and its material. */
export interface CandidateSection {
  /** Its name in the library. */
  name: string;
  /** Depth along local y. [m] */
  h: number;
  /** Width along local z. [m] */
  b: number;
  /** Cross-sectional area. [m2] */
  area: number;
  /** Second moment of area about local y. [m4] */
  i_y: number;
  /** Second moment of area about local z. [m4] */
  i_z: number;
  /** St Venant torsion constant. [m4] */
  j: number;
  /** Shear area along local z. [m2] */
  a_sy: number;
  /** Shear area along local y. [m2] */
  a_sz: number;
  /** Elastic modulus about local y. [m3] */
  wel_y: number;
  /** Elastic modulus about local z. [m3] */
  wel_z: number;
  /** Plastic modulus about local y. [m3] */
  wpl_y: number;
  /** Plastic modulus about local z. [m3] */
  wpl_z: number;
  /** Shear centre from the centroid, along local y. [m] */
  y_s: number;
  /** Shear centre from the centroid, along local z. [m] */
  z_s: number;
  /** Square of the polar radius of gyration. [m2] */
  wagner_coeff: number;
  /** Warping constant, where it warps. [m6] */
  i_w?: number;
  /** Product of inertia, of angles. [m4] */
  i_yz?: number;
  /** Angle to a principal axis, of angles. [deg] */
  principal_axis_angle?: number;
  /** Dimensions that checks need. */
  dimensions: CandidateDimensions;
}

/** Outer and wall dimensions, as a document has them. */
export interface CandidateDimensions {
  /** Kind of outline. */
  shape: SectionShape;
  /** Depth along local y; the diameter of a CHS. [m] */
  h?: number;
  /** Width along local z. [m] */
  b?: number;
  /** Web thickness. [m] */
  tw?: number;
  /** Flange thickness. [m] */
  tf?: number;
  /** Wall thickness of a hollow section or angle. [m] */
  t?: number;
  /** Root radius, or outer corner radius of a tube. [m] */
  r?: number;
}

/** What a solve comes to, in SI units. */
export interface ResultsDocument {
  /** Version of the engine. */
  engine_version: string;
  /** What the document comes to. */
  verdict: Verdict;
  /** Load cases by name. */
  loadcases: Record<string, SetResults>;
  /** Combinations by name. */
  loadcombinations: Record<string, SetResults>;
  /** What `result_requests` ask for; then sets have no blocks. */
  selections?: SelectionResults[];
  /** The checks. */
  unity_check_results: CheckResults[];
  /** Which combinations governed anything, in their order. */
  combination_uses?: CombinationUse[];
  /** Mass, surface and embodied carbon of the structure. */
  bill_of_quantities?: BillOfQuantities;
  /** How stability was accounted for, by combination; absent where not asked for. */
  stability?: CombinationStability[];
  /** Load cases without usable numbers. */
  load_case_failures: LoadCaseFailure[];
  /** Combinations without usable numbers. */
  solve_failures: CombinationFailure[];
  /** Natural frequencies; absent where none were asked for. */
  modal?: ModalResults;
  /** Critical load factors of the first reference that has a result. */
  buckling?: BucklingResults;
  /** All references, where there are several. */
  buckling_runs?: BucklingRun[];
  /** What an earthquake does; absent where it was not asked for. */
  seismic?: SeismicResults;
  /** Why the numbers may be trusted. */
  receipt: Receipt;
  /** What no check looked at. */
  coverage: Coverage;
}

/** One load case or combination; its blocks are empty where it has no usable numbers. */
export interface SetResults {
  /** Its name. */
  name: string;
  /** Of what it is. */
  result_type: ResultType;
  /** Displacements in global axes, by node. */
  displacement_nodes: Record<string, Displacements>;
  /** Reactions, by node. */
  reaction_nodes: Record<string, ReactionNode>;
  /** Members, by id. */
  member_results: Record<string, MemberResults>;
  /** Plates, by id. */
  plate_results: Record<string, PlateResults>;
  /** The size of the model. */
  summary: SetCounts;
  /** Whether its numbers may be used. */
  errors_and_warnings: ErrorsAndWarnings;
  /** How it was solved. */
  solver_diagnostics: SolverDiagnostics;
}

/** Of what a result set is, by id. */
export type ResultType =
  | { Loadcase: number }
  | { Loadcombination: number };

/** The reaction at a supported node. */
export interface ReactionNode {
  /** What the support exerts on the structure, in global axes. */
  nodal_forces: Forces;
  /** Where the node is. */
  location: Point;
  /** The nodal support that holds it. */
  support_id: number;
}

/** What a member comes to; blocks that the document's `result_filter` leaves out are absent. */
export interface MemberResults {
  /** What the start node exerts on it, in global axes. */
  start_node_forces?: Forces;
  /** What the end node exerts on it, in global axes. */
  end_node_forces?: Forces;
  /** What the start node exerts on it, in local axes. */
  local_start_forces?: Forces;
  /** What the end node exerts on it, in local axes. */
  local_end_forces?: Forces;
  /** Largest section forces in global axes, where `result_filter` asks for them. */
  maximums?: Forces;
  /** Smallest of these. */
  minimums?: Forces;
  /** Largest section forces, wherever they occur, in local axes. */
  local_maximums?: Forces;
  /** Smallest of these. */
  local_minimums?: Forces;
  /** How its start node moves it, outside a hinge, in local axes. */
  local_displacement_start_node?: Displacements;
  /** How its end node moves it, outside a hinge, in local axes. */
  local_displacement_end_node?: Displacements;
  /** Section forces at stations inside the member. */
  section_forces: SectionForces[];
  /** The same with both ends. */
  internal_force_series?: SectionForces[];
  /** How its axis moves, at 21 stations, with `include_member_deflected_shape`. */
  member_displacements?: AxisDisplacement[];
  /** Where its axis moves furthest, exact. */
  member_displacement_peak?: AxisDisplacement;
}

/** The section forces in one place of a member, in local axes, seen from the start side. */
export interface SectionForces {
  /** Where, as a fraction of the length. */
  x_frac: number;
  /** The forces there. */
  forces: Forces;
}

/** How one place of a member's axis moves, in global axes. */
export interface AxisDisplacement {
  /** Where, as a fraction of the length. */
  x_frac: number;
  /** Along X, Y and Z, in m. */
  displacement: [number, number, number];
}

/** What a plate comes to, in its local axes where nothing else is said. */
export interface PlateResults {
  /** Its id. */
  plate_id: number;
  /** The surface it was meshed from. */
  source_surface_id: number | null;
  /** Its centre. */
  centroid: Point;
  /** How it moves, in global axes. */
  centroid_displacement_global: Motion;
  /** How it moves, in its own axes. */
  centroid_displacement_local: Motion;
  /** Resultants at its centre. */
  resultants: Resultants;
  /** Resultants at its corners, by node. */
  nodal_resultants: Record<string, Resultants>;
  /** Largest stresses of both faces. */
  stresses: PlateStresses;
  /** What its nodes exert on it, in global axes, by node. */
  nodal_forces_global: Record<string, NodalForces>;
}

/** How many nodes, supports, members and plates the model has. */
export interface SetCounts {
  /** Nodes. */
  total_displacements: number;
  /** Supported nodes. */
  total_reaction_forces: number;
  /** Members. */
  total_member_forces: number;
  /** Plates. */
  total_plate_forces: number;
}

/** Whether the numbers of a result set may be used. */
export interface ErrorsAndWarnings {
  /** Why they may not, and then there are none; or which connector failed. */
  errors: SetRemark[];
  /** What to know when using them. */
  warnings: SetRemark[];
}

/** A problem of a result set. */
export interface SetRemark {
  /** One of the issue codes. */
  code: IssueCode;
  /** What was found. */
  message: string;
}

/** How a result set was solved. */
export interface SolverDiagnostics {
  /** How equilibrium was found. */
  analysis_method: AnalysisMethod;
  /** Whether a state was found that agrees with its forces. */
  converged: boolean;
  /** How many states were tried. */
  iterations: number;
  /** Backward error of the equations. */
  residual_norm: number;
  /** Null: all sets are solved at once; the receipt has the time. */
  solve_time_ms: number | null;
}

/** One table that `result_requests` ask for. */
export interface SelectionResults {
  /** Place of the request in the document. */
  request: number;
  /** Kind of result. */
  block: ResultBlock;
  /** Load cases or combinations. */
  group: SetGroup;
  /** Fields of the results document. */
  fields: string[];
  /** Components. */
  components: ResultComponent[];
  /** Names of the usable result sets. */
  result_sets: string[];
  /** Ids of the nodes or members. */
  ids: number[];
  /** Numbers by result set, id, field and component. */
  values: number[];
}

/** One check of the document. */
export interface CheckResults {
  /** Its id in the document. */
  check_id: string;
  /** Its name in the document. */
  name: string;
  /** Limit state it is limited to. */
  limit_state: LimitState | null;
  /** Failing before undecided before passing. */
  status: Status;
  /** Largest utilization; null where nothing was decided. */
  max_utilization: number | null;
  /** Why it could not be run. */
  message: string | null;
  /** The entity that decides. */
  governing: EntityResults | null;
  /** Combinations it should have read that have no usable numbers. */
  unsolved_combination_ids: number[];
  /** Every entity. */
  per_entity: EntityResults[];
}

/** What a check says about one entity, as the results document tells it. */
export interface EntityResults {
  /** What was checked. */
  entity: CheckedEntity;
  /** Demand over capacity. */
  utilization: number | null;
  /** By the thresholds of the check. */
  status: Status;
  /** In the unit of the governing step. */
  demand: number | null;
  /** In the same unit. */
  capacity: number | null;
  /** The combination that governs. */
  governing_combination_id: number | null;
  /** Where along the member. */
  location_x_frac: number | null;
  /** Why it is undecided, or what to know. */
  message: string | null;
  /** The check's report template, filled in. */
  rendered_report?: string;
  /** How the result came about, as it reads. */
  trace: TraceStep[];
}

/** What was checked: its type, and its id under the name that goes with the type. */
export interface CheckedEntity {
  /** What it is. */
  type: EntityType;
  /** Id of a member. */
  member_id?: number;
  /** Id of a member set. */
  memberset_id?: number;
  /** Id of a plate element. */
  plate_element_id?: number;
  /** Id of a plate surface. */
  plate_surface_id?: number;
}

/** One step of how a result came about, as it reads. */
export interface TraceStep {
  /** What is done, with its clause. */
  label: string;
  /** The formula, in symbols. */
  formula: string;
  /** The formula with its numbers. */
  substituted: string;
  /** What it comes to. */
  value: number | null;
  /** Unit of demand and capacity where it has them, else of the value. */
  unit: string;
  /** Of a clause: what acts. */
  demand?: number;
  /** Of a clause: what resists. */
  capacity?: number;
}

/** Why a load case has no usable numbers. */
export interface LoadCaseFailure {
  /** Its id. */
  load_case_id: number;
  /** Its name. */
  name: string;
  /** One of the issue codes. */
  code: IssueCode;
  /** What was found. */
  error: string;
}

/** Why a combination has no usable numbers. */
export interface CombinationFailure {
  /** Its id. */
  combination_id: number;
  /** Its name. */
  name: string;
  /** One of the issue codes. */
  code: IssueCode;
  /** What was found. */
  error: string;
}

/** Natural frequencies. */
export interface ModalResults {
  /** Mass of the structure along X Y Z (kg), and its inertia about axes through its centre (kg*m2). */
  total_mass: [number, number, number, number, number, number];
  /** Share of it that the modes hold together; the rest is in modes not asked for. */
  participating_mass_ratio: [number, number, number, number, number, number];
  /** Centre of mass: rotations are about it. */
  mass_centre: Point;
  /** Whether the signs of pivots prove that no lower mode is missing. */
  all_found: boolean;
  /** Lowest first. */
  modes: ModalModeResults[];
  /** What to know of them. */
  warnings: ModeRemark[];
}

/** One natural frequency with its shape. */
export interface ModalModeResults {
  /** Its number; 1 is the lowest. */
  mode: number;
  /** Square of the circular frequency; 0 where a free body moves. [rad2/s2] */
  eigenvalue: number;
  /** Circular frequency. [rad/s] */
  angular_frequency: number;
  /** Frequency. [Hz] */
  natural_frequency: number;
  /** Period; null where a free body moves. [s] */
  period: number | null;
  /** Shape times mass times shape. [kg] */
  modal_mass: number;
  /** Shape times mass times a unit movement of all nodes, supported ones too: along X Y Z (kg), about X Y Z through the centre of mass (kg*m). */
  participation_factors: [number, number, number, number, number, number];
  /** Square of the participation over the modal mass: X Y Z (kg), RX RY RZ (kg*m2). */
  effective_mass: [number, number, number, number, number, number];
  /** Shape by node; the largest translation is 1. */
  displacements: Record<string, Displacements>;
  /** By member the places between its ends, of members with waves that their nodes do not show: a sixteenth of the length apart. */
  within_members: Record<string, AxisDisplacement[]>;
}

/** What to know of modes. */
export interface ModeRemark {
  /** One of the issue codes. */
  code: IssueCode;
  /** What was found. */
  message: string;
}

/** Critical load factors of one reference. */
export interface BucklingResults {
  /** The loads that were scaled. */
  reference: LoadReference;
  /** Where supports follow curves. */
  linearized_support_stiffness?: LinearizedSupport[];
  /** Where hinges follow curves. */
  linearized_hinge_stiffness?: LinearizedHinge[];
  /** Whether the signs of pivots prove that no lower mode is missing. */
  all_found: boolean;
  /** Lowest positive factor first; negative ones last. */
  modes: BucklingModeResults[];
  /** Where the document asks for them. */
  member_effective_lengths?: MemberEffectiveLengths[];
  /** What to know of them. */
  warnings: ModeRemark[];
}

/** One critical load factor with its shape. */
export interface BucklingModeResults {
  /** Its number; 1 is the lowest positive one. */
  mode: number;
  /** The loads times this have a neighbouring equilibrium; negative for reversed loads, where the document asks for them. */
  critical_load_factor: number;
  /** How the nodes move. */
  classification: ModeClassification;
  /** Shape by node; the largest translation is 1. */
  displacements: Record<string, Displacements>;
  /** By member the places between its ends, of members with waves that their nodes do not show: a sixteenth of the length apart. */
  within_members: Record<string, AxisDisplacement[]>;
  /** Share of each member set in the mode, by id. */
  participation_by_member_set: Record<string, number>;
}

/** One of several references. */
export interface BucklingRun {
  /** The loads that were scaled. */
  reference: LoadReference;
  /** Its modes. */
  results?: BucklingResults;
  /** Why it has none. */
  error?: string;
}

/** What an earthquake does. */
export interface SeismicResults {
  /** By the modes and a response spectrum. */
  modal_response_spectrum?: SeismicMethodResults;
  /** By the lateral force method. */
  lateral_force?: SeismicMethodResults;
  /** What to know of it, or why it has no result. */
  warnings: ModeRemark[];
}

/** An earthquake along all directions. */
export interface SeismicMethodResults {
  /** Direction by direction. */
  per_direction: SeismicDirectionResults[];
  /** All together, without signs. */
  combined?: SetResults;
}

/** An earthquake along one direction. */
export interface SeismicDirectionResults {
  /** Along which the ground moves. */
  direction: SeismicDirection;
  /** Sum of the horizontal forces; of modes, combined as all figures are. [N] */
  base_shear: number;
  /** All mass, on supports too. [kg] */
  total_seismic_mass: number;
  /** Share of it in the modes; 1 for the lateral force method. */
  participating_mass_ratio: number;
  /** Slowest first; none for the lateral force method. */
  modes: SeismicMode[];
  /** The mode with the largest base shear, or whose period counts. */
  leading_mode: number | null;
  /** lambda of EN 1998-1 4.3.3.2.2, of the lateral force method. */
  correction_factor?: number;
  /** What it does: of modes combined without signs, of the lateral force method with them. */
  combined: SetResults;
  /** What the leading mode does by itself, with the signs that figures of `combined` have lost; of response spectra only. */
  leading?: SetResults;
}

/** Why the numbers may be trusted, and of what they are. */
export interface Receipt {
  /** Version of the engine. */
  engine_version: string;
  /** Digits of the hash of the sources that it was built from. */
  engine_build: string;
  /** Digest of all numbers of the answer. */
  digest: string;
  /** SHA-256 of the document's text, in hexadecimal. */
  document_sha256: string;
  /** Bytes of that text. */
  document_bytes: number;
  /** Size of the answer. */
  result_doubles: number;
  /** How long it took: the only entry in which two hosts differ. [s] */
  duration_s: number;
  /** What the engine remarks on. */
  warnings: Issue[];
  /** Counts and measures of the equations. */
  facts: Facts;
  /** Per load case and combination, how well it checks out. */
  sets: Record<string, Balance>;
  /** Per load case and combination, how it came about. */
  convergence: Record<string, Convergence>;
  /** What no check looked at. */
  coverage: Coverage;
}

/** What governs, under 2 kB. */
export interface SolvedSummary {
  /** How much is told. */
  detail: Detail;
  /** The verdict in a line, in words. */
  headline: string;
  /** What the document comes to. */
  verdict: SolvedVerdict;
  /** Whether every set may be used. */
  usable: boolean;
  /** What is wrong or doubtful; never left out. */
  problems: Problem[];
  /** How far loads and reactions miss each other, at worst. */
  balance_error: number;
  /** Digest of all numbers; a summary has it without its parts. */
  digest: string;
  /** What governs and where. */
  extremes: Largest;
  /** Totals of the bill of quantities. */
  bill?: SolvedBill;
  /** Modes and earthquakes, where asked for. */
  modes?: SolvedModes;
  /** Combinations, then load cases. */
  sets: SetSummary[];
  /** How many sets did not fit. */
  sets_left_out?: number;
}

/** How much is told. */
export type Detail = 'summary' | 'tables' | 'full';

/** The verdict; in a summary the headline names what governs, and reasons have no ids. */
export interface SolvedVerdict {
  /** In one word. */
  state: VerdictState;
  /** Of the part that governs; null where nothing was decided. */
  utilization: number | null;
  /** The part; absent in a summary. */
  governing?: Governing;
  /** Every reason why it is not `passes`. */
  reasons: Reason[];
}

/** What is wrong or doubtful. */
export interface Problem {
  /** Load case or combination; empty for the whole model. */
  set: string;
  /** One of the issue codes. */
  code: IssueCode;
  /** What was found. */
  message: string;
}

/** What governs and where, over the usable sets; forces that are zero throughout are absent. */
export interface Largest {
  /** The node that moves furthest. */
  displacement?: LargestDisplacement;
  /** Largest displacement across a member's axis. */
  member_displacement?: LargestInMember;
  /** Axial force, tension negative. */
  fx?: LargestInMember;
  /** Shear force along local y. */
  fy?: LargestInMember;
  /** Shear force along local z. */
  fz?: LargestInMember;
  /** Torsional moment. */
  mx?: LargestInMember;
  /** Bending moment about local y. */
  my?: LargestInMember;
  /** Bending moment about local z. */
  mz?: LargestInMember;
}

/** The node that moves furthest. */
export interface LargestDisplacement {
  /** How far. [m] */
  value: number;
  /** Under which load case or combination. */
  set: string;
  /** Its id. */
  node: number;
  /** Along X. [m] */
  dx: number;
  /** Along Y. [m] */
  dy: number;
  /** Along Z. [m] */
  dz: number;
}

/** Where a curve along a member is furthest from zero. */
export interface LargestInMember {
  /** The value there, in the unit of the curve. */
  value: number;
  /** Under which load case or combination. */
  set: string;
  /** Id of the member. */
  member: number;
  /** From the start of the member. [m] */
  x: number;
}

/** What the structure takes; null where part of it is not known. */
export interface SolvedBill {
  /** Of all members and plates. [kg] */
  mass: number;
  /** To paint. [m2] */
  surface: number | null;
  /** CO2 equivalent. [kg] */
  carbon: number | null;
}

/** Modes of vibration and of buckling, and earthquakes: what the document asks for of these. */
export interface SolvedModes {
  /** Natural frequencies, lowest first; three in a summary. */
  frequencies?: number[];
  /** Share of the mass along X Y Z in all modes. */
  mass_ratios?: number[];
  /** In tables, by mode: effective mass along X Y Z, kg. */
  effective_masses?: [number, number, number][];
  /** By loads; in a summary the three that buckle first. */
  buckling?: SolvedBuckling[];
  /** By method and direction. */
  earthquakes?: SolvedEarthquake[];
  /** What to know of them, or why there are none. */
  remarks: string[];
}

/** Critical load factors of one load case or combination. */
export interface SolvedBuckling {
  /** The loads that were scaled. */
  loads: string;
  /** Lowest positive first; in a summary only that one. */
  factors: number[];
  /** What the nodes do in each of these modes. */
  kinds: ModeLabel[];
  /** Why there are none. */
  error?: string;
  /** In tables, by member, where the document asks for them; at most 200. */
  effective_lengths?: Record<string, SolvedLengths>;
}

/** Effective lengths of a member; absent where no mode found bends it so. */
export interface SolvedLengths {
  /** About local y. [m] */
  y?: number;
  /** About local z. [m] */
  z?: number;
}

/** An earthquake along one direction. */
export interface SolvedEarthquake {
  /** Its key in the results document. */
  method: string;
  /** Along which the ground moves. */
  direction: SeismicDirection;
  /** Sum of the horizontal forces. [N] */
  base_shear: number;
  /** Share of the mass in the modes. */
  mass_ratio: number;
}

/** One load case or combination in a line. */
export interface SetSummary {
  /** Its name. */
  name: string;
  /** Load case or combination. */
  kind: SetKind;
  /** fx fy fz of all supports, in N. */
  sum_of_reactions: number[];
  /** False where its numbers may not be used. */
  usable?: boolean;
  /** How stability was accounted for. */
  stability?: string;
  /** In second order: method, iterations, and how much further it moves than in first. */
  second_order?: string;
}

/** A row per node, support and member of every set, at most 200 each. */
export interface SolvedTables {
  /** How much is told. */
  detail: Detail;
  /** The verdict in a line, in words. */
  headline: string;
  /** What the document comes to. */
  verdict: SolvedVerdict;
  /** Whether every set may be used. */
  usable: boolean;
  /** What is wrong or doubtful; never left out. */
  problems: Problem[];
  /** How far loads and reactions miss each other, at worst. */
  balance_error: number;
  /** Digest of all numbers; a summary has it without its parts. */
  digest: string;
  /** Modes and earthquakes, where asked for. */
  modes?: SolvedModes;
  /** Load cases and combinations by name. */
  sets: Record<string, SetRows>;
}

/** A row per node, support and member; a set without usable numbers has only `usable`. */
export interface SetRows {
  /** Whether its numbers may be used. */
  usable: boolean;
  /** Displacements in global axes, by node. */
  displacements?: Record<string, Motion>;
  /** Nodes that did not fit. */
  displacements_left_out?: number;
  /** Reactions in global axes, by node. */
  reactions?: Record<string, NodalForces>;
  /** Supports that did not fit. */
  reactions_left_out?: number;
  /** Section forces of members, by id. */
  members_min_max?: Record<string, MemberRange>;
  /** Members that did not fit. */
  members_left_out?: number;
}

/** The smallest and the largest of each section force along a member. */
export interface MemberRange {
  /** Axial force, tension negative, N. */
  fx: [number, number];
  /** Shear force along local y, N. */
  fy: [number, number];
  /** Shear force along local z, N. */
  fz: [number, number];
  /** Torsional moment, N*m. */
  mx: [number, number];
  /** Bending moment about local y, N*m. */
  my: [number, number];
  /** Bending moment about local z, N*m. */
  mz: [number, number];
}

/** The results document. */
export interface SolvedInFull {
  /** How much is told. */
  detail: Detail;
  /** The verdict in a line, in words. */
  headline: string;
  /** What the document comes to. */
  verdict: SolvedVerdict;
  /** Whether every set may be used. */
  usable: boolean;
  /** What is wrong or doubtful; never left out. */
  problems: Problem[];
  /** How far loads and reactions miss each other, at worst. */
  balance_error: number;
  /** Digest of all numbers; a summary has it without its parts. */
  digest: string;
  /** The results document. */
  results: ResultsDocument;
}

/** What the checks of a document come to. */
export interface Checked {
  /** How much is told. */
  detail: Detail;
  /** The verdict in a line, in words. */
  headline: string;
  /** What the document comes to. */
  verdict: SolvedVerdict;
  /** Every check. */
  checks: CheckSummary[];
  /** Members that no check looked at. */
  members_without_check: number;
  /** What is wrong or doubtful; never left out. */
  problems: Problem[];
  /** Digest of all numbers; a summary has it without its parts. */
  digest: string;
  /** How many checks did not fit. */
  checks_left_out?: number;
  /** At detail full: the checks with their traces. */
  unity_check_results?: CheckResults[];
}

/** One check in a line. */
export interface CheckSummary {
  /** Its id in the document. */
  check_id: string;
  /** Its name in the document. */
  name: string;
  /** Failing before undecided before passing. */
  status: Status;
  /** Largest utilization; null where nothing was decided. */
  max_utilization: number | null;
  /** The part that decides. */
  governing: CheckRow | null;
  /** Why it could not be run. */
  message?: string;
  /** At detail tables: every part, failing, undecided, the rest. */
  rows?: CheckRow[];
  /** Parts that did not fit. */
  rows_left_out?: number;
}

/** One checked part: which, how much, under what, where, and what governs. */
export interface CheckRow {
  /** Id of a member. */
  member_id?: number;
  /** Id of a member set. */
  memberset_id?: number;
  /** Id of a plate element. */
  plate_element_id?: number;
  /** Id of a plate surface. */
  plate_surface_id?: number;
  /** By the thresholds of the check. */
  status: Status;
  /** Demand over capacity; absent where undecided. */
  utilization?: number;
  /** The combination that governs. */
  combination?: string;
  /** Where along the member. */
  x_frac?: number;
  /** The step that governs. */
  governed_by?: string;
  /** That step with its numbers. */
  how?: string;
  /** Why it is undecided. */
  why?: string;
  /** Clauses that were asked for, the largest first. */
  clauses?: ClauseRow[];
  /** In an explanation: name of the check. */
  check?: string;
  /** In an explanation: what governs. */
  formula?: GoverningFormula;
}

/** One clause that a part was checked by. */
export interface ClauseRow {
  /** What it is about, and its number. */
  clause: string;
  /** What it comes to. */
  utilization: number;
  /** What acts. */
  demand?: number;
  /** What resists. */
  capacity?: number;
  /** Unit of both. */
  unit?: string;
}

/** The formula that governs, in symbols and with what is put into it. */
export interface GoverningFormula {
  /** The formula. */
  expression: string;
  /** Its quantities by symbol. */
  values: Record<string, FormulaQuantity>;
}

/** A quantity of a formula. */
export interface FormulaQuantity {
  /** Its value, SI. */
  value: number;
  /** Its unit. */
  unit: string;
}

/** One member in words and numbers, SI. */
export interface Explained {
  /** Its id. */
  member: number;
  /** In a sentence. */
  says: string;
  /** The verdict on all, in a line. */
  model: string;
  /** Reasons against passing that name the member. */
  reasons: string[];
  /** Failing, undecided, then by utilization. */
  checks: CheckRow[];
  /** Section forces under the combinations that govern. */
  forces: Record<string, MemberRange>;
  /** The largest section forces. */
  extremes: MemberExtremes;
  /** Sets without usable numbers. */
  unusable_sets: string[];
}

/** What is furthest from zero over the usable sets; what is zero throughout is absent. */
export interface MemberExtremes {
  /** Axial force, tension negative. */
  fx?: ForceExtreme;
  /** Shear force along local y. */
  fy?: ForceExtreme;
  /** Shear force along local z. */
  fz?: ForceExtreme;
  /** Torsional moment. */
  mx?: ForceExtreme;
  /** Bending moment about local y. */
  my?: ForceExtreme;
  /** Bending moment about local z. */
  mz?: ForceExtreme;
}

/** A section force where it is furthest from zero. */
export interface ForceExtreme {
  /** The value there. */
  value: number;
  /** Under which load case or combination. */
  set: string;
  /** From the start of the member. [m] */
  x: number;
}

/** Whether a document gives the numbers that a digest was made of. */
export interface Verification {
  /** Whether all numbers are the same. */
  same: boolean;
  /** The same in a sentence or two. */
  message: string;
  /** The digest of the numbers as they come out here. */
  digest: string;
  /** The digest to compare with. */
  given: string;
  /** Whether both were made by the same build of the engine. */
  same_engine: boolean;
  /** Load cases and combinations whose numbers differ, by name. */
  differing_sets: string[];
  /** What else differs. */
  differing_parts: DigestPart[];
}

/** Numbers of an answer that belong to no single result set. */
export type DigestPart = 'geometry' | 'envelope' | 'checks';

/** The lightest sections of some groups of members that pass all checks of the document. */
export interface Lightest {
  /** Whether every group has a section that passes. */
  found: boolean;
  /** What was found, in words. */
  message: string;
  /** As they were asked for. */
  groups: GroupResult[];
  /** What to know beside it. */
  notes: string[];
  /** How often all groups were gone through. */
  rounds: number;
  /** Whether choices repeated in a circle; then the heavier ones are taken. */
  has_cycled: boolean;
  /** How often the structure was solved. */
  solves: number;
  /** Of the whole document with these sections, or as it is if none. */
  verdict: Verdict;
  /** That verdict in a line. */
  headline: string;
}

/** What was found for a group. */
export interface GroupResult {
  /** How it is called. */
  name: string;
  /** Its members. */
  member_ids: number[];
  /** Id of their material, which stays. */
  material_id: number;
  /** Sections that they had. */
  before: string[];
  /** Mass that they had. [kg] */
  mass_before: number;
  /** The lightest section that passes; null if none does. */
  chosen: string | null;
  /** Mass with it. [kg] */
  mass: number | null;
  /** Its id in the document. */
  section_id: number | null;
  /** What to add to the document, in its units; null where it has it already. */
  section: CandidateSection | null;
  /** Where none passes: the lightest that only harms others, else the least utilized. */
  best_rejected: string | null;
  /** By mass, the lightest first. */
  candidates: Trial[];
}

/** A candidate of a group, with the other groups as they are in the end. */
export interface Trial {
  /** Name of the section. */
  name: string;
  /** Area times density. [kg/m] */
  mass_per_metre: number;
  /** Of all members of the group. [kg] */
  mass: number;
  /** Depth along local y. [m] */
  depth: number;
  /** What became of it. */
  state: TrialState;
  /** The largest of the group; null where it is not solved or undecided. */
  utilization: number | null;
  /** The part of the group that decides. */
  governing: Governing | null;
  /** The largest of the group in checks of deflection, if any. */
  deflection: number | null;
  /** Why it is not the one; null for the one that is. */
  reason: string | null;
}

/** What became of a candidate; only `passes` can win. */
export type TrialState = 'passes' | 'fails' | 'undecided' | 'not_solved' | 'harms_others' | 'too_deep' | 'heavier';

/** What a check says about one entity, as clients read it from the tables. */
export interface CheckedPart {
  /** What was checked. */
  entity: CheckedEntity;
  /** Demand over capacity. */
  utilization: number | null;
  /** By the thresholds of the check. */
  status: Status;
  /** In the unit of the governing step. */
  demand: number | null;
  /** In the same unit. */
  capacity: number | null;
  /** The combination that governs. */
  governing_combination_id: number | null;
  /** Where along the member. */
  location_x_frac: number | null;
  /** Why it is undecided, or what to know. */
  message: string | null;
  /** The check's report template, filled in. */
  rendered_report?: string;
  /** How the result came about, as structure. */
  trace: Step[];
}

/** One step of how a result came about, as structure; pages and reports render it. */
export interface Step {
  /** What is done. */
  title: string;
  /** Clause of the standard. */
  clause?: string;
  /** Equation of the standard. */
  equation?: string;
  /** Axis of the standard. */
  axis?: string;
  /** Symbol of the value. */
  symbol?: string;
  /** The formula, in symbols. */
  expression?: string;
  /** Why it is so. */
  note?: string;
  /** What it comes to. */
  value: number | null;
  /** Unit of demand and capacity where it has them, else of the value. */
  unit: string;
  /** Of a clause: what acts. */
  demand?: number;
  /** Of a clause: what resists. */
  capacity?: number;
  /** Whether the value is a utilization. */
  is_utilization: boolean;
  /** What is put into the formula. */
  quantities: Quantity[];
}

/** A quantity that is put into the formula of a step. */
export interface Quantity {
  /** Its symbol, as the standard spells it. */
  symbol: string;
  /** Its value, SI. */
  value: number | null;
  /** Its unit. */
  unit: string;
}

/** A problem and the load case or combination that it was found in. */
export interface FoundIssue {
  /** One of the issue codes. */
  code: IssueCode;
  /** Whether numbers may be used in spite of it. */
  severity: Severity;
  /** What was found, what is expected. */
  message: string;
  /** Where in the document; empty for the whole. */
  path: string;
  /** What was probably meant, where something comes close. */
  suggestion?: string;
  /** Its name; null for the whole model. */
  set: string | null;
}

export const SET_KIND = ['loadcase', 'loadcombination'] as const;

export const ANALYSIS_METHOD = ['Linear', 'P_DELTA', 'COROTATIONAL', 'SEISMIC'] as const;

export const SEVERITY = ['error', 'warning'] as const;

export const SET_GROUP = ['loadcases', 'loadcombinations'] as const;

export const SPRING_DIRECTION = ['X', 'Y', 'Z', 'RX', 'RY', 'RZ', 'WARPING'] as const;

export const MODE_LABEL = ['sway_x', 'sway_y', 'sway_z', 'torsional', 'local', 'mixed'] as const;

export const STATUS = ['Green', 'Yellow', 'Orange', 'Red', 'Indeterminate'] as const;

export const BILLED_KIND = ['section', 'plate'] as const;

export const LEAN_CHOSEN_BY = ['FirstOrderSway', 'LowestMode', 'EveryDirection'] as const;

export const CHECK_LENGTHS = ['System', 'Modes'] as const;

export const VERDICT_STATE = ['passes', 'fails', 'incomplete', 'not_checked', 'not_solved'] as const;

export const ENTITY_TYPE = ['Member', 'MemberSet', 'PlateElement', 'PlateSurface'] as const;

export const FORM = ['document', 'summary', 'tables', 'full', 'checks', 'seismic', 'checks_summary', 'checks_tables', 'checks_full', 'explained', 'verification'] as const;

export const DETAIL = ['summary', 'tables', 'full'] as const;

export const DIGEST_PART = ['geometry', 'envelope', 'checks'] as const;

export const TRIAL_STATE = ['passes', 'fails', 'undecided', 'not_solved', 'harms_others', 'too_deep', 'heavier'] as const;

/** The numbers of each row by name, in order. */
export const COLUMNS = {
  EntityRow: ['kind', 'id', 'status', 'utilization', 'demand', 'capacity', 'combination', 'x_frac', 'message', 'report', 'steps_first', 'steps_count'],
  StepRow: ['title', 'clause', 'equation', 'axis', 'symbol', 'expression', 'note', 'unit', 'value', 'demand', 'capacity', 'is_utilization', 'quantities_end'],
  QuantityRow: ['symbol', 'value', 'unit'],
  Displacements: ['dx', 'dy', 'dz', 'rx', 'ry', 'rz', 'warp'],
  PointWithin: ['mode', 'member', 'x_frac', 'dx', 'dy', 'dz'],
  Forces: ['fx', 'fy', 'fz', 'mx', 'my', 'mz', 'bw'],
  MemberEndForces: ['start.fx', 'start.fy', 'start.fz', 'start.mx', 'start.my', 'start.mz', 'start.bw', 'end.fx', 'end.fy', 'end.fz', 'end.mx', 'end.my', 'end.mz', 'end.bw'],
  MemberEndDisplacements: ['start.dx', 'start.dy', 'start.dz', 'start.rx', 'start.ry', 'start.rz', 'start.warp', 'end.dx', 'end.dy', 'end.dz', 'end.rx', 'end.ry', 'end.rz', 'end.warp'],
  Extremes: ['fx.max', 'fx.max_x', 'fx.min', 'fx.min_x', 'fy.max', 'fy.max_x', 'fy.min', 'fy.min_x', 'fz.max', 'fz.max_x', 'fz.min', 'fz.min_x', 'mx.max', 'mx.max_x', 'mx.min', 'mx.min_x', 'my.max', 'my.max_x', 'my.min', 'my.min_x', 'mz.max', 'mz.max_x', 'mz.min', 'mz.min_x', 'bw.max', 'bw.max_x', 'bw.min', 'bw.min_x', 'dx.max', 'dx.max_x', 'dx.min', 'dx.min_x', 'dy.max', 'dy.max_x', 'dy.min', 'dy.min_x', 'dz.max', 'dz.max_x', 'dz.min', 'dz.min_x'],
  Extreme: ['max', 'max_x', 'min', 'min_x'],
  DisplacementPeak: ['x', 'dx', 'dy', 'dz'],
  Piece: ['x0', 'x1', 'fx.0', 'fx.1', 'fx.2', 'fx.3', 'fx.4', 'fx.5', 'fy.0', 'fy.1', 'fy.2', 'fy.3', 'fy.4', 'fy.5', 'fz.0', 'fz.1', 'fz.2', 'fz.3', 'fz.4', 'fz.5', 'mx.0', 'mx.1', 'mx.2', 'mx.3', 'mx.4', 'mx.5', 'my.0', 'my.1', 'my.2', 'my.3', 'my.4', 'my.5', 'mz.0', 'mz.1', 'mz.2', 'mz.3', 'mz.4', 'mz.5', 'bw.0', 'bw.1', 'bw.2', 'bw.3', 'bw.4', 'bw.5', 'dx.0', 'dx.1', 'dx.2', 'dx.3', 'dx.4', 'dx.5', 'dy.0', 'dy.1', 'dy.2', 'dy.3', 'dy.4', 'dy.5', 'dz.0', 'dz.1', 'dz.2', 'dz.3', 'dz.4', 'dz.5'],
  PieceStart: ['piece'],
  ForceRange: ['max.fx', 'max.fy', 'max.fz', 'max.mx', 'max.my', 'max.mz', 'max.bw', 'min.fx', 'min.fy', 'min.fz', 'min.mx', 'min.my', 'min.mz', 'min.bw'],
  PlateResultants: ['centre.nx', 'centre.ny', 'centre.nxy', 'centre.mx', 'centre.my', 'centre.mxy', 'centre.qx', 'centre.qy', 'corners.0.nx', 'corners.0.ny', 'corners.0.nxy', 'corners.0.mx', 'corners.0.my', 'corners.0.mxy', 'corners.0.qx', 'corners.0.qy', 'corners.1.nx', 'corners.1.ny', 'corners.1.nxy', 'corners.1.mx', 'corners.1.my', 'corners.1.mxy', 'corners.1.qx', 'corners.1.qy', 'corners.2.nx', 'corners.2.ny', 'corners.2.nxy', 'corners.2.mx', 'corners.2.my', 'corners.2.mxy', 'corners.2.qx', 'corners.2.qy', 'corners.3.nx', 'corners.3.ny', 'corners.3.nxy', 'corners.3.mx', 'corners.3.my', 'corners.3.mxy', 'corners.3.qx', 'corners.3.qy'],
  Resultants: ['nx', 'ny', 'nxy', 'mx', 'my', 'mxy', 'qx', 'qy'],
  PlateStresses: ['von_mises', 'principal_max', 'principal_min'],
  PlateDisplacements: ['in_global.dx', 'in_global.dy', 'in_global.dz', 'in_global.rx', 'in_global.ry', 'in_global.rz', 'in_local.dx', 'in_local.dy', 'in_local.dz', 'in_local.rx', 'in_local.ry', 'in_local.rz'],
  Motion: ['dx', 'dy', 'dz', 'rx', 'ry', 'rz'],
  PlateForces: ['corners.0.fx', 'corners.0.fy', 'corners.0.fz', 'corners.0.mx', 'corners.0.my', 'corners.0.mz', 'corners.1.fx', 'corners.1.fy', 'corners.1.fz', 'corners.1.mx', 'corners.1.my', 'corners.1.mz', 'corners.2.fx', 'corners.2.fy', 'corners.2.fz', 'corners.2.mx', 'corners.2.my', 'corners.2.mz', 'corners.3.fx', 'corners.3.fy', 'corners.3.fz', 'corners.3.mx', 'corners.3.my', 'corners.3.mz'],
  NodalForces: ['fx', 'fy', 'fz', 'mx', 'my', 'mz'],
  Id: ['id'],
  Point: ['X', 'Y', 'Z'],
  Length: ['length'],
  Axes: ['x.0', 'x.1', 'x.2', 'y.0', 'y.1', 'y.2', 'z.0', 'z.1', 'z.2'],
  PlateNodes: ['nodes.0', 'nodes.1', 'nodes.2', 'nodes.3'],
  NodeEnvelope: ['dx.max', 'dx.max_combination', 'dx.min', 'dx.min_combination', 'dy.max', 'dy.max_combination', 'dy.min', 'dy.min_combination', 'dz.max', 'dz.max_combination', 'dz.min', 'dz.min_combination', 'rx.max', 'rx.max_combination', 'rx.min', 'rx.min_combination', 'ry.max', 'ry.max_combination', 'ry.min', 'ry.min_combination', 'rz.max', 'rz.max_combination', 'rz.min', 'rz.min_combination', 'warp.max', 'warp.max_combination', 'warp.min', 'warp.min_combination'],
  Governed: ['max', 'max_combination', 'min', 'min_combination'],
  ReactionEnvelope: ['fx.max', 'fx.max_combination', 'fx.min', 'fx.min_combination', 'fy.max', 'fy.max_combination', 'fy.min', 'fy.min_combination', 'fz.max', 'fz.max_combination', 'fz.min', 'fz.min_combination', 'mx.max', 'mx.max_combination', 'mx.min', 'mx.min_combination', 'my.max', 'my.max_combination', 'my.min', 'my.min_combination', 'mz.max', 'mz.max_combination', 'mz.min', 'mz.min_combination', 'bw.max', 'bw.max_combination', 'bw.min', 'bw.min_combination'],
  MemberEnvelope: ['fx.max', 'fx.max_combination', 'fx.min', 'fx.min_combination', 'fy.max', 'fy.max_combination', 'fy.min', 'fy.min_combination', 'fz.max', 'fz.max_combination', 'fz.min', 'fz.min_combination', 'mx.max', 'mx.max_combination', 'mx.min', 'mx.min_combination', 'my.max', 'my.max_combination', 'my.min', 'my.min_combination', 'mz.max', 'mz.max_combination', 'mz.min', 'mz.min_combination', 'bw.max', 'bw.max_combination', 'bw.min', 'bw.min_combination', 'dx.max', 'dx.max_combination', 'dx.min', 'dx.min_combination', 'dy.max', 'dy.max_combination', 'dy.min', 'dy.min_combination', 'dz.max', 'dz.max_combination', 'dz.min', 'dz.min_combination'],
  Value: ['value'],
} as const;

/** Where each field of a row begins. */
export const OFFSETS = {
  EntityRow: { kind: 0, id: 1, status: 2, utilization: 3, demand: 4, capacity: 5, combination: 6, x_frac: 7, message: 8, report: 9, steps_first: 10, steps_count: 11 },
  StepRow: { title: 0, clause: 1, equation: 2, axis: 3, symbol: 4, expression: 5, note: 6, unit: 7, value: 8, demand: 9, capacity: 10, is_utilization: 11, quantities_end: 12 },
  QuantityRow: { symbol: 0, value: 1, unit: 2 },
  Displacements: { dx: 0, dy: 1, dz: 2, rx: 3, ry: 4, rz: 5, warp: 6 },
  PointWithin: { mode: 0, member: 1, x_frac: 2, dx: 3, dy: 4, dz: 5 },
  Forces: { fx: 0, fy: 1, fz: 2, mx: 3, my: 4, mz: 5, bw: 6 },
  MemberEndForces: { start: 0, end: 7 },
  MemberEndDisplacements: { start: 0, end: 7 },
  Extremes: { fx: 0, fy: 4, fz: 8, mx: 12, my: 16, mz: 20, bw: 24, dx: 28, dy: 32, dz: 36 },
  Extreme: { max: 0, max_x: 1, min: 2, min_x: 3 },
  DisplacementPeak: { x: 0, dx: 1, dy: 2, dz: 3 },
  Piece: { x0: 0, x1: 1, fx: 2, fy: 8, fz: 14, mx: 20, my: 26, mz: 32, bw: 38, dx: 44, dy: 50, dz: 56 },
  PieceStart: { piece: 0 },
  ForceRange: { max: 0, min: 7 },
  PlateResultants: { centre: 0, corners: 8 },
  Resultants: { nx: 0, ny: 1, nxy: 2, mx: 3, my: 4, mxy: 5, qx: 6, qy: 7 },
  PlateStresses: { von_mises: 0, principal_max: 1, principal_min: 2 },
  PlateDisplacements: { in_global: 0, in_local: 6 },
  Motion: { dx: 0, dy: 1, dz: 2, rx: 3, ry: 4, rz: 5 },
  PlateForces: { corners: 0 },
  NodalForces: { fx: 0, fy: 1, fz: 2, mx: 3, my: 4, mz: 5 },
  Id: { id: 0 },
  Point: { X: 0, Y: 1, Z: 2 },
  Length: { length: 0 },
  Axes: { x: 0, y: 3, z: 6 },
  PlateNodes: { nodes: 0 },
  NodeEnvelope: { dx: 0, dy: 4, dz: 8, rx: 12, ry: 16, rz: 20, warp: 24 },
  Governed: { max: 0, max_combination: 1, min: 2, min_combination: 3 },
  ReactionEnvelope: { fx: 0, fy: 4, fz: 8, mx: 12, my: 16, mz: 20, bw: 24 },
  MemberEnvelope: { fx: 0, fy: 4, fz: 8, mx: 12, my: 16, mz: 20, bw: 24, dx: 28, dy: 32, dz: 36 },
  Value: { value: 0 },
} as const;

/** How many numbers each row has. */
export const WIDTHS = {
  EntityRow: 12,
  StepRow: 13,
  QuantityRow: 3,
  Displacements: 7,
  PointWithin: 6,
  Forces: 7,
  MemberEndForces: 14,
  MemberEndDisplacements: 14,
  Extremes: 40,
  Extreme: 4,
  DisplacementPeak: 4,
  Piece: 62,
  PieceStart: 1,
  ForceRange: 14,
  PlateResultants: 40,
  Resultants: 8,
  PlateStresses: 3,
  PlateDisplacements: 12,
  Motion: 6,
  PlateForces: 24,
  NodalForces: 6,
  Id: 1,
  Point: 3,
  Length: 1,
  Axes: 9,
  PlateNodes: 4,
  NodeEnvelope: 28,
  Governed: 4,
  ReactionEnvelope: 28,
  MemberEnvelope: 40,
  Value: 1,
} as const;

export type RowName = keyof typeof WIDTHS;

/** The rows of each table. */
export const ROWS = {
  ModelTables: { node_ids: 'Id', node_positions: 'Point', member_ids: 'Id', member_lengths: 'Length', member_axes: 'Axes', support_nodes: 'Id', support_ids: 'Id', plate_ids: 'Id', plate_surfaces: 'Id', plate_nodes: 'PlateNodes', plate_centres: 'Point', plate_thickness: 'Length' },
  SetTables: { displacements: 'Displacements', reactions: 'Forces', end_forces: 'MemberEndForces', end_displacements: 'MemberEndDisplacements', node_forces: 'MemberEndForces', extremes: 'Extremes', displacement_peaks: 'DisplacementPeak', pieces: 'Piece', piece_start: 'PieceStart', global_extremes: 'ForceRange', motions: 'Displacements', plate_resultants: 'PlateResultants', plate_stresses: 'PlateStresses', plate_displacements: 'PlateDisplacements', plate_forces: 'PlateForces' },
  SelectionTables: { values: 'Value' },
  ModeTables: { shapes: 'Displacements', within: 'PointWithin' },
  CheckTables: { per_entity: 'EntityRow' },
  TraceTables: { steps: 'StepRow', quantities: 'QuantityRow' },
  EnvelopeTables: { node_envelope: 'NodeEnvelope', reaction_envelope: 'ReactionEnvelope', member_envelope: 'MemberEnvelope' },
} as const satisfies Record<string, Record<string, RowName>>;
