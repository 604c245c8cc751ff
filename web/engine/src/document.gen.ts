// Written by `make generate` from src/loadpath/document/types; do not edit.

export const SCHEMA_VERSION = 4;

export interface Document {
  /** Version of the format: 1 to 3, or 4 where an extension is used. */
  schema_version?: number | null;
  /** Project and units. */
  settings: Settings;
  /** The structure. */
  model: Model;
  /** Loads, combinations and checks. */
  analysis: Analysis;
}

export interface Settings {
  /** Project, author and version. */
  general_info?: GeneralInfo | null;
  /** Units of the numbers in the document. */
  unit_settings?: UnitSettings | null;
  /** The file that the document was read from. */
  imported?: Imported | null;
}

export interface GeneralInfo {
  /** Name of the project. */
  project_name?: string | null;
  /** Who wrote the document. */
  author?: string | null;
  /** The author's own version of the model. */
  version?: string | null;
}

export interface UnitSettings {
  /** Family of units that a program shows. */
  system?: UnitSystem | null;
  /** Unit of lengths; metres when left out. */
  lengthUnit?: LengthUnit | null;
  /** Unit of forces; newtons when left out. */
  forceUnit?: ForceUnit | null;
  /** Unit of densities; kg/m3 when left out. */
  densityUnit?: DensityUnit | null;
  /** Unit of moduli and stresses; pascals when left out. */
  pressureUnit?: PressureUnit | null;
}

export type UnitSystem = 'metric' | 'imperial';

export type LengthUnit = 'mm' | 'cm' | 'm';

export type ForceUnit = 'N' | 'kN';

export type DensityUnit = 'kg/m3' | 'kg/mm3';

export type PressureUnit = 'Pa' | 'kPa' | 'MPa' | 'GPa';

export interface Imported {
  /** Format of the file. */
  format: string;
  /** Version of the format. */
  version?: string | null;
  /** Program that wrote the file. */
  program?: string | null;
  /** What the document does not hold; what was entered since is removed from the list. */
  left_behind?: LeftBehind[] | null;
}

export interface LeftBehind {
  /** The sheet, layer or kind of entity it stands in. */
  object: string;
  /** Their names there; left out where it is all of the sheet or layer. */
  names?: string[] | null;
  /** What is not carried over, or became what. */
  message: string;
  /** Whether it can change what the structure bears. */
  effect?: ImportEffect | null;
  /** Who judged that it does not matter, and why; until then nothing passes. */
  settled?: Settlement | null;
}

export type ImportEffect = 'structural' | 'descriptive';

export interface Settlement {
  /** Who judged it. */
  by: string;
  /** Why it does not matter. */
  reason: string;
}

export interface Model {
  /** Points of the structure. */
  nodes: Node[];
  /** Bars. */
  members?: Member[] | null;
  /** Members that a check treats as one. */
  member_sets?: MemberSet[] | null;
  /** Materials of sections and plates. */
  materials: Material[];
  /** Cross-sections of members. */
  sections?: Section[] | null;
  /** Kinds of support. */
  nodal_supports?: NodalSupport[] | null;
  /** Masses on nodes. */
  nodal_masses?: NodalMass[] | null;
  /** Hinges at member ends. */
  member_hinges?: MemberHinge[] | null;
  /** Hinges where members cross. */
  scissor_hinges?: ScissorHinge[] | null;
  /** Outlines of sections. */
  shape_paths?: ShapePath[] | null;
  /** Plates by their outline. */
  plate_surfaces?: PlateSurface[] | null;
  /** Plates as single elements. */
  plate_elements?: PlateElement[] | null;
  /** Floors that are rigid in their plane. */
  rigid_diaphragms?: RigidDiaphragm[] | null;
  /** Bracing and the members that it holds. */
  bracing_systems?: BracingSystem[] | null;
  /** Supports along edges of plates. */
  line_supports?: LineSupport[] | null;
  /** Groups and auxiliary geometry. */
  workspace?: Workspace | null;
}

export interface Node {
  /** Number by which the rest of the document refers to this node. */
  id: number;
  /** Global X coordinate, horizontal. */
  X: number;
  /** Global Y coordinate, vertical and upward. */
  Y: number;
  /** Global Z coordinate, horizontal. */
  Z: number;
  /** Support that holds this node, if any. */
  nodal_support?: number | null;
}

export interface Member {
  /** Number by which the rest of the document refers to this member. */
  id: number;
  /** Node where local x begins. */
  start_node_id: number;
  /** Node where local x ends. */
  end_node_id: number;
  /** Rigid offset of the member from its start node. */
  start_offset?: MemberEndOffset | null;
  /** Rigid offset of the member from its end node. */
  end_offset?: MemberEndOffset | null;
  /** Cross-section; every type but Rigid needs one. */
  section?: number | null;
  /** Cross-section at the end of a tapered member; `section` is then the one at its start. */
  end_section?: number | null;
  /** Roll of the section about local x, from local y towards local z. */
  rotation_angle?: number | null;
  /** Whether the section is mirrored: its local y turns to the other side. */
  mirror?: boolean | null;
  /** Hinge between the start node and the member. */
  start_hinge?: number | null;
  /** Hinge between the member and the end node. */
  end_hinge?: number | null;
  /** Free label by which checks and result requests select members. */
  classification?: string | null;
  /** Self-weight per metre, gravity included; 0 takes it from area and density. */
  weight?: number | null;
  /** Buckling reduction factor noted by another program. */
  chi?: number | null;
  /** Member that a check compares this one with. */
  reference_member?: number | null;
  /** Node that a check compares this member with. */
  reference_node?: number | null;
  /** What the member can carry. */
  member_type?: MemberType | null;
  /** Axial force of a Tension, Compression or Cable member before anything acts, tension positive; of a cable, of the straight one without weight. */
  pretension?: number | null;
  /** Length of a cable before it carries anything; goes before its pretension. */
  unstretched_length?: number | null;
  /** Elastic ground along a Normal member. */
  bedding?: MemberBedding | null;
}

export interface MemberEndOffset {
  /** Offset along global X; zero when left out. */
  X?: number | null;
  /** Offset along global Y; zero when left out. */
  Y?: number | null;
  /** Offset along global Z; zero when left out. */
  Z?: number | null;
}

export type MemberType = 'Normal' | 'Truss' | 'Tension' | 'Compression' | 'Rigid' | 'Cable';

export interface MemberBedding {
  /** Stiffness along x; none when left out. */
  x?: number | null;
  /** Stiffness along y; none when left out. */
  y?: number | null;
  /** Stiffness along z; none when left out. */
  z?: number | null;
  /** Axes of the stiffnesses; Local when left out. */
  frame?: BeddingFrame | null;
}

export type BeddingFrame = 'Local' | 'Global';

export interface MemberSet {
  /** Number by which the rest of the document refers to this set. */
  id: number;
  /** Free label of the set. */
  classification?: string | null;
  /** The members, from end to end. */
  member_ids: number[];
  /** Nodes between the ends that hold the set against buckling. */
  buckling_restraints?: BucklingRestraint[] | null;
  /** Buckling length for bending about local y. */
  buckling_length_y?: number | null;
  /** Buckling length for bending about local z. */
  buckling_length_z?: number | null;
  /** Torsional buckling length. */
  buckling_length_t?: number | null;
  /** Buckling length about local y as a multiple of the set's length. */
  effective_length_factor_y?: number | null;
  /** Buckling length about local z as a multiple of the set's length. */
  effective_length_factor_z?: number | null;
  /** Length between lateral restraints of the compression flange. */
  ltb_length?: number | null;
  /** Hinge where the members of the set cross. */
  scissor_hinge?: number | null;
  /** Nodes at which the scissor hinge acts. */
  scissor_hinge_nodes?: number[] | null;
}

export interface BucklingRestraint {
  /** Node that is held. */
  node_id: number;
  /** Whether displacement along local y is prevented. */
  restrains_local_y?: boolean | null;
  /** Whether displacement along local z is prevented. */
  restrains_local_z?: boolean | null;
  /** Whether twisting about local x is prevented. */
  restrains_torsion?: boolean | null;
}

export interface Material {
  /** Number by which sections and plates refer to this material. */
  id: number;
  /** Name of the material. */
  name: string;
  /** Modulus of elasticity. */
  e_mod: number;
  /** Shear modulus. */
  g_mod: number;
  /** Mass per volume. */
  density: number;
  /** Yield strength that checks use. */
  yield_stress: number;
  /** Stiffness of plates of this material, where it differs by direction. */
  orthotropic_plate?: OrthotropicPlateMaterial | null;
  /** Elongation per kelvin; temperature loads need it. */
  thermal_expansion?: number | null;
  /** Embodied carbon, kg of CO2 equivalent per kg, from the declaration of the product; of steel else 1.55 (ICE database 3.0), of others none. */
  carbon_factor?: number | null;
}

export interface OrthotropicPlateMaterial {
  /** Modulus of elasticity along local x. */
  e_x: number;
  /** Modulus of elasticity along local y. */
  e_y: number;
  /** In-plane shear modulus. */
  g_xy: number;
  /** Shear modulus across the thickness, x-z plane. */
  g_xz?: number | null;
  /** Shear modulus across the thickness, y-z plane. */
  g_yz?: number | null;
  /** Contraction along y per elongation along x, under stress along x. */
  nu_xy: number;
}

export interface Section {
  /** Number by which members refer to this section. */
  id: number;
  /** Name of the section; checks take dimensions by a library name. */
  name: string;
  /** Material of the section. */
  material: number;
  /** Depth along local y. */
  h?: number | null;
  /** Width along local z. */
  b?: number | null;
  /** Second moment of area about local y (weak). */
  i_y: number;
  /** Second moment of area about local z (strong). */
  i_z: number;
  /** Product of inertia about local y and z. */
  i_yz?: number | null;
  /** St Venant torsion constant. */
  j: number;
  /** Cross-sectional area. */
  area: number;
  /** Outline by which the section is drawn. */
  shape_path?: number | null;
  /** Warping constant. */
  i_w?: number | null;
  /** Shear centre from the centroid, along local y. */
  y_s?: number | null;
  /** Shear centre from the centroid, along local z. */
  z_s?: number | null;
  /** Factor of the axial force in the stiffness against torsion, for buckling and second order; (i_y + i_z) / area when left out (in second order: of members that warp). */
  wagner_coeff?: number | null;
  /** Shear area for bending about local y, that is shear along local z. */
  a_sy?: number | null;
  /** Shear area for bending about local z, that is shear along local y (web). */
  a_sz?: number | null;
  /** Elastic modulus about local y. */
  wel_y?: number | null;
  /** Elastic modulus about local z. */
  wel_z?: number | null;
  /** Plastic modulus about local y. */
  wpl_y?: number | null;
  /** Plastic modulus about local z. */
  wpl_z?: number | null;
  /** Centroid in the axes of the outline, along local y. */
  centroid_y?: number | null;
  /** Centroid in the axes of the outline, along local z. */
  centroid_z?: number | null;
  /** Angle from local y to a principal axis; without i_yz, i_y and i_z are principal. */
  principal_axis_angle?: number | null;
  /** Parameters of EN 1993-1-1. */
  ec3?: Ec3SectionParams | null;
  /** Dimensions that classification and some clauses need. */
  dimensions?: SectionDimensions | null;
}

export interface Ec3SectionParams {
  /** Class 1 to 4; found by the check when left out. */
  section_class?: number | null;
  /** Curve for buckling about local y. */
  buckling_curve_y?: BucklingCurve | null;
  /** Curve for buckling about local z. */
  buckling_curve_z?: BucklingCurve | null;
  /** Curve for lateral-torsional buckling. */
  buckling_curve_lt?: BucklingCurve | null;
  /** Effective area of a class 4 section. */
  a_eff?: number | null;
  /** Effective modulus about local y, class 4. */
  wel_y_eff?: number | null;
  /** Effective modulus about local z, class 4. */
  wel_z_eff?: number | null;
  /** Asymmetry parameter of lateral-torsional buckling. */
  z_j?: number | null;
}

export type BucklingCurve = 'A0' | 'A' | 'B' | 'C' | 'D';

export interface SectionDimensions {
  /** Kind of outline. */
  shape: SectionShape;
  /** Depth along local y; the diameter of a CHS. */
  h?: number | null;
  /** Width along local z. */
  b?: number | null;
  /** Web thickness. */
  tw?: number | null;
  /** Flange thickness. */
  tf?: number | null;
  /** Wall thickness of a hollow section or angle. */
  t?: number | null;
  /** Root radius, or outer corner radius of a tube. */
  r?: number | null;
}

export type SectionShape = 'I' | 'U' | 'RHS' | 'CHS' | 'L' | 'T' | 'rectangle';

export interface NodalSupport {
  /** Number by which nodes refer to this support. */
  id: number;
  /** Free label of the support. */
  classification?: string | null;
  /** Hold along X; fixed when left out. */
  X?: SupportCondition | null;
  /** Hold along Y; fixed when left out. */
  Y?: SupportCondition | null;
  /** Hold along Z; fixed when left out. */
  Z?: SupportCondition | null;
  /** Hold about X; fixed when left out. */
  RX?: SupportCondition | null;
  /** Hold about Y; fixed when left out. */
  RY?: SupportCondition | null;
  /** Hold about Z; fixed when left out. */
  RZ?: SupportCondition | null;
  /** Hold against warping of the members that end here. */
  warping_condition?: SupportCondition | null;
  /** Axes of a skewed support; global when left out. */
  axes?: SupportAxes | null;
}

export interface SupportCondition {
  /** Kind of hold. */
  condition_type: SupportConditionType;
  /** Spring stiffness, N/m or N*m/rad; only a Spring without a curve uses it. */
  stiffness?: number | null;
  /** Secant stiffness that follows a reaction; only a Spring uses it, in second order. */
  stiffness_curve?: SupportStiffnessCurve | null;
}

export type SupportConditionType = 'Fixed' | 'Free' | 'Spring' | 'PositiveOnly' | 'NegativeOnly';

export interface SupportStiffnessCurve {
  /** Reaction that sets the stiffness. */
  depends_on: SupportForceComponent;
  /** Pairs of reaction and secant stiffness, reaction ascending; linear between them, constant outside. */
  points: [number, number][];
  /** Whether the sign counts, that of the movement, so minus that of the reaction; else its size does. */
  signed?: boolean | null;
}

export type SupportForceComponent = 'Fx' | 'Fy' | 'Fz' | 'Mx' | 'My' | 'Mz';

export interface SupportAxes {
  /** Direction of the support's X. */
  x: [number, number, number];
  /** A direction in the plane of the support's X and Y. */
  y: [number, number, number];
}

export interface NodalMass {
  /** Node that carries the mass. */
  node: number;
  /** Translational mass, the same in every direction. */
  mass: number;
  /** Rotational inertia about global X. */
  inertia_x?: number | null;
  /** Rotational inertia about global Y. */
  inertia_y?: number | null;
  /** Rotational inertia about global Z. */
  inertia_z?: number | null;
}

export interface MemberHinge {
  /** Number by which members refer to this hinge. */
  id: number;
  /** Free label of the hinge. */
  hinge_type?: string | null;
  /** Spring stiffness along x; null rigid, 0 free. */
  translational_release_vx?: number | null;
  /** Spring stiffness along y; null rigid, 0 free. */
  translational_release_vy?: number | null;
  /** Spring stiffness along z; null rigid, 0 free. */
  translational_release_vz?: number | null;
  /** Spring stiffness about x; null rigid, 0 free. */
  rotational_release_mx?: number | null;
  /** Spring stiffness about y; null rigid, 0 free. */
  rotational_release_my?: number | null;
  /** Spring stiffness about z; null rigid, 0 free. */
  rotational_release_mz?: number | null;
  /** Spring stiffness against warping; null rigid, 0 free. */
  rotational_release_warp?: number | null;
  /** Capacity for tension along x, checked and no release; compression goes by contact. */
  max_tension_vx?: number | null;
  /** Capacity for forces along y, checked and no release. */
  max_tension_vy?: number | null;
  /** Capacity for forces along z, checked and no release. */
  max_tension_vz?: number | null;
  /** Capacity for moments about x, checked and no release. */
  max_moment_mx?: number | null;
  /** Capacity for moments about y, checked and no release. */
  max_moment_my?: number | null;
  /** Capacity for moments about z, checked and no release. */
  max_moment_mz?: number | null;
  /** Capacity for bimoments, checked and no release. */
  max_bimoment_warp?: number | null;
  /** Stiffness along x as it follows an internal force. */
  stiffness_curve_vx?: MemberStiffnessCurve | null;
  /** Stiffness along y as it follows an internal force. */
  stiffness_curve_vy?: MemberStiffnessCurve | null;
  /** Stiffness along z as it follows an internal force. */
  stiffness_curve_vz?: MemberStiffnessCurve | null;
  /** Stiffness about x as it follows an internal force. */
  stiffness_curve_mx?: MemberStiffnessCurve | null;
  /** Stiffness about y as it follows an internal force. */
  stiffness_curve_my?: MemberStiffnessCurve | null;
  /** Stiffness about z as it follows an internal force. */
  stiffness_curve_mz?: MemberStiffnessCurve | null;
  /** Moment about x over rotation. */
  moment_rotation_mx?: MomentRotationCurve | null;
  /** Moment about y over rotation. */
  moment_rotation_my?: MomentRotationCurve | null;
  /** Moment about z over rotation. */
  moment_rotation_mz?: MomentRotationCurve | null;
  /** Axes about which the rotational releases act. */
  rotation_axes?: ReleaseAxes | null;
}

export interface MemberStiffnessCurve {
  /** Internal force that sets the stiffness. */
  depends_on: MemberStiffnessCurveDriver;
  /** Pairs of end force and secant stiffness, force ascending; linear between them, constant outside. */
  points: [number, number][];
  /** Whether the sign of the force counts; else its size does. */
  signed?: boolean | null;
}

export type MemberStiffnessCurveDriver = 'N' | 'Vy' | 'Vz' | 'Mx' | 'My' | 'Mz';

export interface MomentRotationCurve {
  /** Pairs of rotation in rad and moment, rotation ascending, moments not falling, through [0, 0]. */
  points: [number, number][];
  /** Whether the curve is mirrored to negative rotations; so when left out. */
  symmetric?: boolean | null;
  /** Behaviour before the first point of a curve that is not mirrored. */
  start?: CurveEndBehaviour | null;
  /** Behaviour beyond the last point. */
  end?: CurveEndBehaviour | null;
}

export type CurveEndBehaviour = 'Continuous' | 'Stop' | 'Yielding' | 'Failure';

export type ReleaseAxes = ReleaseFrame | UserFrame;

export type ReleaseFrame = 'Local' | 'Global';

export interface UserFrame {
  /** The two vectors. */
  User: User;
}

export interface User {
  /** Direction of the x axis. */
  x: [number, number, number];
  /** A direction in the x-y plane. */
  y: [number, number, number];
}

export interface ScissorHinge {
  /** Number by which member sets refer to this hinge. */
  id: number;
  /** Spring stiffness along x; null rigid, 0 free. */
  translational_release_x?: number | null;
  /** Spring stiffness along y; null rigid, 0 free. */
  translational_release_y?: number | null;
  /** Spring stiffness along z; null rigid, 0 free. */
  translational_release_z?: number | null;
  /** Spring stiffness about x; null rigid, 0 free. */
  rotational_release_x?: number | null;
  /** Spring stiffness about y; null rigid, 0 free. */
  rotational_release_y?: number | null;
  /** Spring stiffness about z; null rigid, 0 free. */
  rotational_release_z?: number | null;
  /** Axes in which the releases act. */
  axes?: ReleaseAxes | null;
}

export interface ShapePath {
  /** Number by which sections refer to this outline. */
  id: number;
  /** Name of the outline. */
  name: string;
  /** The strokes in order. */
  shape_commands: ShapeCommand[];
}

export interface ShapeCommand {
  /** What the pen does. */
  command: PathCommand;
  /** Target along local y, for moveTo and lineTo. */
  y?: number | null;
  /** Target along local z, for moveTo and lineTo. */
  z?: number | null;
  /** Radius of an arc. */
  r?: number | null;
  /** Centre of an arc along local y. */
  center_y?: number | null;
  /** Centre of an arc along local z. */
  center_z?: number | null;
  /** Angle at which an arc begins. */
  theta0?: number | null;
  /** Angle at which an arc ends. */
  theta1?: number | null;
}

export type PathCommand = 'moveTo' | 'lineTo' | 'arcTo' | 'closePath';

export interface PlateSurface {
  /** Number by which loads and checks refer to it. */
  id: number;
  /** Thickness of the plate. */
  thickness: number;
  /** Material of the plate. */
  material: number;
  /** Whether the plate bends. */
  behavior?: PlateBehavior | null;
  /** Bending theory. */
  theory?: PlateTheory | null;
  /** Assumption across the thickness. */
  plane_state?: PlaneState | null;
  /** Mid-surface from the nodes, along the local normal. */
  offset?: number | null;
  /** Direction laid into the plane as local x. */
  local_x_direction?: [number, number, number] | null;
  /** Factors on the stiffness. */
  stiffness_modifiers?: PlateStiffnessModifiers | null;
  /** Stiffness of the ground under the plate, across its plane, per area. */
  bedding?: number | null;
  /** Name of the surface. */
  name?: string | null;
  /** Free label of the surface. */
  classification?: string | null;
  /** The corners of the outline in order. */
  boundary_node_ids: number[];
  /** Holes in the surface. */
  openings?: PlateOpening[] | null;
  /** How the surface is meshed. */
  mesh?: PlateMeshSettings | null;
  /** Surfaces with the same number are meshed together. */
  mesh_group_id?: number | null;
  /** Elements that were meshed from it. */
  generated_plate_element_ids?: number[] | null;
}

export type PlateBehavior = 'Shell' | 'Membrane';

export type PlateTheory = 'Auto' | 'Mindlin' | 'Kirchhoff';

export type PlaneState = 'PlaneStress' | 'PlaneStrain';

export interface PlateStiffnessModifiers {
  /** Factor on in-plane stiffness. */
  membrane?: number | null;
  /** Factor on bending stiffness. */
  bending?: number | null;
  /** Factor on transverse shear stiffness. */
  shear?: number | null;
}

export interface PlateOpening {
  /** Number of the opening, unique within its surface. */
  id: number;
  /** The corners of the hole in order. */
  boundary_node_ids: number[];
}

export interface PlateMeshSettings {
  /** How the surface is meshed. */
  method?: PlateMeshMethod | null;
  /** Shape of the elements. */
  element_shape?: PlateElementShape | null;
  /** Length of an element's side to aim at. */
  target_size?: number | null;
  /** Number of elements along the sides. */
  divisions?: PlateMeshDivisions | null;
}

export type PlateMeshMethod = 'Auto' | 'Structured' | 'Unstructured';

export type PlateElementShape = 'Auto' | 'Triangle' | 'Quad';

export interface PlateMeshDivisions {
  /** Elements along the first side. */
  u: number;
  /** Elements along the second side. */
  v: number;
}

export interface PlateElement {
  /** Number by which loads and checks refer to it. */
  id: number;
  /** Thickness of the plate. */
  thickness: number;
  /** Material of the plate. */
  material: number;
  /** Whether the plate bends. */
  behavior?: PlateBehavior | null;
  /** Bending theory. */
  theory?: PlateTheory | null;
  /** Assumption across the thickness. */
  plane_state?: PlaneState | null;
  /** Mid-surface from the nodes, along the local normal. */
  offset?: number | null;
  /** Direction laid into the plane as local x. */
  local_x_direction?: [number, number, number] | null;
  /** Factors on the stiffness. */
  stiffness_modifiers?: PlateStiffnessModifiers | null;
  /** Stiffness of the ground under the plate, across its plane, per area. */
  bedding?: number | null;
  /** The corners in order around the element. */
  node_ids: number[];
  /** Surface from which the element was meshed. */
  source_surface_id?: number | null;
}

export interface RigidDiaphragm {
  /** Number of the diaphragm. */
  id: number;
  /** Its nodes, which lie in one plane. */
  node_ids: number[];
  /** Normal of its plane; upward when left out. */
  normal?: [number, number, number] | null;
}

export interface BracingSystem {
  /** Number of the system. */
  id: number;
  /** What it is called. */
  name?: string | null;
  /** Member sets that it holds, each one beam from end to end; all have one span, that of the system. */
  restrained: number[];
  /** Along which it holds them, across the members; horizontal and square to them when left out, which upright members do not allow. */
  direction?: [number, number, number] | null;
}

export interface LineSupport {
  /** Number of the line support. */
  id: number;
  /** Node where the line begins. */
  start_node_id: number;
  /** Node where the line ends. */
  end_node_id: number;
  /** How it holds; springs have their stiffness per metre of the line. */
  nodal_support: number;
  /** Axes of its conditions; those of the support when left out. */
  frame?: LineSupportFrame | null;
}

export type LineSupportFrame = 'Global' | 'Edge';

export interface Workspace {
  /** Lines to draw along. */
  work_axes?: WorkAxis[] | null;
  /** Planes to draw in. */
  work_planes?: WorkPlane[] | null;
  /** Groups of things. */
  entity_groups?: EntityGroup[] | null;
}

export interface WorkAxis {
  /** Number of the axis. */
  id: number;
  /** Name of the axis. */
  name?: string | null;
  /** A point on it, global X. */
  origin_x: number;
  /** A point on it, global Y. */
  origin_y: number;
  /** A point on it, global Z. */
  origin_z: number;
  /** Direction, global X. */
  direction_x: number;
  /** Direction, global Y. */
  direction_y: number;
  /** Direction, global Z. */
  direction_z: number;
}

export interface WorkPlane {
  /** Number of the plane. */
  id: number;
  /** Name of the plane. */
  name?: string | null;
  /** A point in it, global X. */
  origin_x: number;
  /** A point in it, global Y. */
  origin_y: number;
  /** A point in it, global Z. */
  origin_z: number;
  /** Normal, global X. */
  normal_x: number;
  /** Normal, global Y. */
  normal_y: number;
  /** Normal, global Z. */
  normal_z: number;
}

export interface EntityGroup {
  /** Number of the group. */
  id: number;
  /** Name of the group. */
  name?: string | null;
  /** Nodes of the group. */
  node_ids?: number[] | null;
  /** Members of the group. */
  member_ids?: number[] | null;
  /** Member sets of the group. */
  member_set_ids?: number[] | null;
  /** Supports of the group. */
  support_ids?: number[] | null;
  /** Plate surfaces of the group. */
  plate_surface_ids?: number[] | null;
  /** Plate elements of the group. */
  plate_element_ids?: number[] | null;
  /** Work axes of the group. */
  work_axis_ids?: number[] | null;
  /** Work planes of the group. */
  work_plane_ids?: number[] | null;
}

export interface Analysis {
  /** How the structure is analysed. */
  options?: AnalysisOptions | null;
  /** Loads that act together. */
  load_cases?: LoadCase[] | null;
  /** Sums of load cases. */
  load_combinations?: LoadCombination[] | null;
  /** Initial imperfections. */
  imperfection_cases?: ImperfectionCase[] | null;
  /** Checks over combinations. */
  unity_checks?: UnityCheckDefinition[] | null;
  /** Critical load factors. */
  buckling?: BucklingAnalysisSettings | null;
  /** Natural frequencies. */
  modal?: ModalAnalysisSettings | null;
  /** Seismic analysis. */
  seismic?: SeismicAnalysisSettings | null;
}

export interface AnalysisOptions {
  /** Whether load cases are solved on their own, beside the combinations. */
  solve_loadcases?: boolean | null;
  /** Whether the structure moves in a plane or in space. */
  dimensionality?: Dimensionality | null;
  /** Linear or nonlinear. */
  order?: AnalysisOrder | null;
  /** How a nonlinear analysis proceeds; COROTATIONAL when left out. */
  nonlinear_method?: NonlinearMethod | null;
  /** Geometric stiffness of P_DELTA; CONSISTENT when left out. */
  pdelta_formulation?: PdeltaFormulation | null;
  /** Directions in which P_DELTA acts; FULL when left out. */
  pdelta_mode?: PdeltaMode | null;
  /** Global axes along which movements stay of first order in P_DELTA. */
  pdelta_suppress_axes?: SuppressedAxis[] | null;
  /** Auto: for each combination that is not of serviceability alpha_cr decides on first or second order, with imperfections and lengths of checks that go with it (EN 1993-1-1, 5.2 and 5.3). */
  stability?: StabilityMethod | null;
  /** Relative residual at which iterations stop. */
  tolerance?: number | null;
  /** Iterations after which a solution is given up. */
  max_iterations?: number | null;
  /** How rigid members are made rigid. */
  rigid_strategy?: RigidStrategy | null;
  /** Axial force below which a tension or compression member changes state. */
  axial_slack?: number | null;
  /** Whether members deform in shear, where shear areas are given. */
  include_shear_deformation?: boolean | null;
  /** Whether members warp, where a warping constant is given. */
  include_warping?: boolean | null;
  /** Whether an eccentric shear centre couples bending and torsion. */
  include_shear_center_coupling?: boolean | null;
  /** Whether the weight of members and plates is added. */
  enable_self_weight?: boolean | null;
  /** Load case that receives the self-weight. */
  self_weight_load_case_id?: number | null;
  /** Acceleration of gravity. */
  gravity_factor?: number | null;
  /** Direction in which weight acts. */
  gravity_direction?: [number, number, number] | null;
  /** Whether the results document says how members move between their ends. */
  include_member_deflected_shape?: boolean | null;
  /** Kinds of results to report; all if left out. */
  result_filter?: ResultBlock[] | null;
  /** Tables of results. */
  result_requests?: ResultRequest[] | null;
  /** Whether each check's report is written. */
  render_unity_reports?: boolean | null;
  /** Whether a report of the whole analysis is written. */
  include_report_html?: boolean | null;
}

export type Dimensionality = '2D' | '3D';

export type AnalysisOrder = 'LINEAR' | 'NONLINEAR';

export type NonlinearMethod = 'P_DELTA' | 'COROTATIONAL';

export type PdeltaFormulation = 'CONSISTENT' | 'SIMPLIFIED';

export type PdeltaMode = 'FULL' | 'IN_PLANE_ONLY';

export type SuppressedAxis = 'X' | 'Y' | 'Z' | 'x' | 'y' | 'z';

export type StabilityMethod = 'Auto';

export type RigidStrategy = 'LinearMpc' | 'RigidMember';

export type ResultBlock = 'local_envelopes' | 'global_envelopes' | 'local_end_forces' | 'global_end_forces' | 'section_forces' | 'internal_force_series' | 'local_displacements' | 'node_displacements' | 'reactions';

export interface ResultRequest {
  /** Kind of result. */
  block: ResultBlock;
  /** Of which members; all when left out. */
  members?: EntitySelector[] | null;
  /** Of which nodes; all when left out. */
  nodes?: NodeSelector | null;
  /** For which combinations; all when left out. */
  load_combination_ids?: number[] | null;
  /** For combinations of this limit state. */
  limit_state?: LimitState | null;
  /** Which components; all when left out. */
  components?: ResultComponent[] | null;
  /** At which end of the members. */
  end?: MemberEnd | null;
}

export type EntitySelector = AllMembers | Members | MemberSets | MemberClassification | AllPlates | PlateSurfaces | PlateElements;

export interface AllMembers {
  type: 'AllMembers';
}

export interface Members {
  type: 'Members';
  /** The members. */
  ids: number[];
}

export interface MemberSets {
  type: 'MemberSets';
  /** The member sets. */
  ids: number[];
}

export interface MemberClassification {
  type: 'MemberClassification';
  /** Label of the members. */
  value: string;
}

export interface AllPlates {
  type: 'AllPlates';
}

export interface PlateSurfaces {
  type: 'PlateSurfaces';
  /** The surfaces. */
  ids: number[];
}

export interface PlateElements {
  type: 'PlateElements';
  /** The elements. */
  ids: number[];
}

export type NodeSelector = Nodes | NodesOfMembers;

export interface Nodes {
  type: 'Nodes';
  /** The nodes. */
  ids: number[];
}

export interface NodesOfMembers {
  type: 'NodesOfMembers';
  /** Which members. */
  members: EntitySelector[];
}

export type LimitState = 'SLS' | 'ULS' | 'FLS' | 'ALS' | 'EQU';

export type ResultComponent = 'fx' | 'fy' | 'fz' | 'mx' | 'my' | 'mz' | 'bw' | 'dx' | 'dy' | 'dz' | 'rx' | 'ry' | 'rz' | 'warp';

export type MemberEnd = 'start' | 'end';

export interface LoadCase {
  /** Number by which combinations refer to this case. */
  id: number;
  /** Name by which results are listed; unique among load cases. */
  name: string;
  /** `seismic`: has no loads of its own, stands for all directions of `analysis.seismic` together, and may be named in combinations with either sign. */
  kind?: LoadCaseKind | null;
  /** Forces on nodes. */
  nodal_loads?: NodalLoad[] | null;
  /** Moments on nodes. */
  nodal_moments?: NodalMoment[] | null;
  /** Line loads on members. */
  distributed_loads?: DistributedLoad[] | null;
  /** Area loads on members. */
  surface_loads?: SurfaceLoad[] | null;
  /** Forces at points of members. */
  member_point_loads?: MemberPointLoad[] | null;
  /** Moments at points of members. */
  member_point_moments?: MemberPointMoment[] | null;
  /** Pressures on plates. */
  plate_pressures?: PlatePressure[] | null;
  /** Imposed movements of supports. */
  support_displacements?: SupportDisplacement[] | null;
  /** Changes of temperature of members. */
  temperature_loads?: TemperatureLoad[] | null;
  /** What kind of action it is by EN 1990; combinations are generated from it. */
  action?: Action | null;
}

export type LoadCaseKind = 'static' | 'seismic';

export interface NodalLoad {
  /** Number of the load, unique within its list. */
  id: number;
  /** Node that is loaded. */
  node: number;
  /** Size of the load. */
  magnitude: number;
  /** Direction in global axes; its length multiplies the load. */
  direction: [number, number, number];
  /** Force or moment. */
  load_type?: LoadType | null;
}

export type LoadType = 'force' | 'moment';

export interface NodalMoment {
  /** Number of the load, unique within its list. */
  id: number;
  /** Node that is loaded. */
  node: number;
  /** Size of the moment. */
  magnitude: number;
  /** Axis in global axes; its length multiplies the moment. */
  direction: [number, number, number];
  /** Force or moment. */
  load_type?: LoadType | null;
}

export interface DistributedLoad {
  /** Number of the load, unique within its list. */
  id: number;
  /** Member that is loaded. */
  member: number;
  /** Size where the load begins. */
  magnitude: number;
  /** Size where the load ends. */
  end_magnitude: number;
  /** Direction; its length multiplies the load. */
  direction: [number, number, number];
  /** Where it begins, as a fraction of the member's length. */
  start_frac?: number | null;
  /** Where it ends, as a fraction of the member's length. */
  end_frac?: number | null;
  /** Whether it is per metre of the length projected across its direction. */
  projected?: boolean | null;
  /** Axes of the direction; global when left out. */
  axes?: LoadAxes | null;
}

export type LoadAxes = 'global' | 'local';

export interface SurfaceLoad {
  /** Number of the load, unique within its list. */
  id: number;
  /** The corners of the area in order. */
  polygon: SurfaceLoadVertex[];
  /** Size of the load per area. */
  magnitude: number;
  /** Direction in global axes; its length multiplies it. */
  direction: [number, number, number];
  /** Direction in which the area spans to members. */
  distribution_direction?: [number, number, number] | null;
}

export interface SurfaceLoadVertex {
  /** Global X coordinate. */
  X: number;
  /** Global Y coordinate. */
  Y: number;
  /** Global Z coordinate. */
  Z: number;
}

export interface MemberPointLoad {
  /** Number of the load, unique within its list. */
  id: number;
  /** Member that is loaded. */
  member: number;
  /** Size of the load. */
  magnitude: number;
  /** Direction; its length multiplies the load. */
  direction: [number, number, number];
  /** Where, as a fraction of the member's length. */
  position: number;
  /** Axes of the direction. */
  axes?: LoadAxes | null;
}

export interface MemberPointMoment {
  /** Number of the load, unique within its list. */
  id: number;
  /** Member that is loaded. */
  member: number;
  /** Size of the moment. */
  magnitude: number;
  /** Axis of the moment; its length multiplies it. */
  direction: [number, number, number];
  /** Where, as a fraction of the member's length. */
  position: number;
  /** Axes of the direction. */
  axes?: LoadAxes | null;
}

export interface PlatePressure {
  /** Number of the load, unique within its list. */
  id: number;
  /** What is loaded. */
  target: PlatePressureTarget;
  /** Size of the pressure. */
  magnitude: number;
  /** Direction in global axes; its length multiplies it. */
  direction: [number, number, number];
  /** Whether it is per area projected across its direction. */
  projected?: boolean | null;
}

export type PlatePressureTarget = SurfaceTarget | ElementTarget;

export interface SurfaceTarget {
  kind: 'Surface';
  /** Surface that is loaded. */
  surface_id: number;
}

export interface ElementTarget {
  kind: 'Element';
  /** Element that is loaded. */
  plate_element_id: number;
}

export interface SupportDisplacement {
  /** Number of the movement, unique within its list. */
  id: number;
  /** Supported node that is moved. */
  node: number;
  /** Degree of freedom, in the axes of the support. */
  direction: SupportDirection;
  /** Movement in m, or rotation in rad. */
  value: number;
}

export type SupportDirection = 'X' | 'Y' | 'Z' | 'RX' | 'RY' | 'RZ';

export interface TemperatureLoad {
  /** Number of the load, unique within its list. */
  id: number;
  /** Member that is heated or cooled. */
  member: number;
  /** Change of temperature of the axis. */
  uniform?: number | null;
  /** Temperature of the +y face minus that of the -y face. */
  gradient_y?: number | null;
  /** Temperature of the +z face minus that of the -z face. */
  gradient_z?: number | null;
}

export interface Action {
  /** Category of the action. */
  category: ActionCategory;
  /** Name of the action that load cases of the same group are parts of. */
  group?: string | null;
  /** How load cases of the group act; free where it is left out. */
  relation?: ActionRelation | null;
}

export type ActionCategory = 'permanent' | 'prestress' | 'imposed_A' | 'imposed_B' | 'imposed_C' | 'imposed_D' | 'imposed_E' | 'imposed_F' | 'imposed_G' | 'imposed_H' | 'snow_low' | 'snow_high' | 'wind' | 'temperature' | 'accidental' | 'seismic';

export type ActionRelation = 'exclusive' | 'together' | 'free';

export interface LoadCombination {
  /** Number by which checks refer to this combination. */
  id: number;
  /** Name by which results are listed; unique among combinations. */
  name: string;
  /** The load cases and their factors. */
  load_case_factors: LoadCaseFactor[];
  /** Free label of the design situation. */
  situation?: string | null;
  /** Free label of the checks it is meant for. */
  check?: string | null;
  /** Limit state by which checks select it. */
  limit_state?: LimitState | null;
  /** Why it exists, of one that was generated; generating again replaces it. */
  generated?: GeneratedBy | null;
}

export interface LoadCaseFactor {
  /** Load case that takes part. */
  load_case_id: number;
  /** Factor on the load case. */
  factor: number;
}

export interface GeneratedBy {
  /** Expression of EN 1990, by which checks of deflections select it. */
  expression: string;
  /** Whose values its factors have. */
  annex: string;
  /** What leads, what accompanies and what is favourable. */
  reason: string;
  /** Of the whole list as it was generated, and of the actions it was generated from: what was changed since does not have it and is compared with the rule again. */
  seal?: string | null;
}

export interface ImperfectionCase {
  /** Number of the imperfection case. */
  imperfection_case_id: number;
  /** Combinations it accompanies. */
  load_combinations?: number[] | null;
  /** Leans. */
  sway_imperfections?: SwayImperfection[] | null;
  /** Shifts. */
  translation_imperfections?: TranslationImperfection[] | null;
  /** Bows of members. */
  bow_imperfections?: BowImperfection[] | null;
  /** Initial sway by 5.3.2(3), bows where 5.3.2(6) asks for them and the forces of `bracing_systems` (5.3.3), beside those stated: sizes and directions are found for each combination. */
  standard?: ImperfectionStandard | null;
}

export interface SwayImperfection {
  /** Axis about which it leans; about Z it leans towards -X. */
  axis: [number, number, number];
  /** Angle of the lean. */
  magnitude: number;
  /** Direction of heights; Y when left out. */
  height_direction?: [number, number, number] | null;
  /** Point of height 0, in the unit of lengths; the origin if left out. */
  reference_point?: [number, number, number] | null;
}

export interface TranslationImperfection {
  /** Member sets that are shifted. */
  memberset_ids: number[];
  /** Direction of the shift. */
  axis: [number, number, number];
  /** Shift of the node that is furthest from the start of the first member. */
  magnitude: number;
}

export interface BowImperfection {
  /** Members that bow, each between its own ends. */
  member_ids?: number[] | null;
  /** Member sets that bow, each as one straight bar from end to end. */
  memberset_ids?: number[] | null;
  /** Local axis along which they bow, of a set that of its first member. */
  axis: BowAxis;
  /** Rise of the bow; negative, it is against the axis. */
  e_0?: number | null;
  /** In place of `e_0`: length by rise, 250 of L/250; negative against the axis. */
  length_over_e_0?: number | null;
}

export type BowAxis = 'y' | 'z';

export type ImperfectionStandard = 'EN 1993-1-1';

export interface UnityCheckDefinition {
  /** Name by which results refer to this check. */
  id: string;
  /** Title of the check. */
  name: string;
  /** What it is for. */
  description?: string | null;
  /** What is checked. */
  applies_to: EntitySelector;
  /** How it is checked. */
  spec: CheckSpec;
  /** For combinations of this limit state; SLS for a deflection that names none. */
  limit_state?: LimitState | null;
  /** For these combinations. */
  load_combination_ids?: number[] | null;
  /** Utilizations at which the status turns yellow, orange and red. */
  thresholds?: [number, number, number] | null;
  /** Text of the report, with formulas in double braces. */
  report_template?: string | null;
}

export type CheckSpec =
  | { Generic: GenericSpec }
  | { Ec3Steel: Ec3SteelSpec }
  | { Deflection: DeflectionSpec };

export interface GenericSpec {
  /** Formula of what is asked of the member. */
  demand: string;
  /** Formula of what it can bear. */
  capacity: string;
  /** The variables of both formulas. */
  variables?: VarBinding[] | null;
}

export interface VarBinding {
  /** Name in the formulas. */
  name: string;
  /** Where its value comes from. */
  source: VarSource;
}

export type VarSource =
  | { Quantity: QuantitySource }
  | { Expression: string };

export type QuantitySource =
  | { MemberForce: MemberForce }
  | { Displacement: Displacement }
  | { NodeDisplacement: NodeDisplacement }
  | { NodePosition: NodePosition }
  | { MemberDeflection: MemberDeflection }
  | { Section: SectionQuantity }
  | { Material: MaterialQuantity }
  | { Geometry: Geometry }
  | { PlateStress: PlateStress }
  | { Constant: number }
  | { DimensionedConstant: DimensionedConstant };

export interface MemberForce {
  /** Which force. */
  component: MemberForceComponent;
  /** Where along the member. */
  aggregation?: Aggregation | null;
  /** Of which member. */
  of?: EntityTarget | null;
}

export type MemberForceComponent = 'N' | 'Vy' | 'Vz' | 'Mx' | 'My' | 'Mz' | 'Bimoment';

export type Aggregation = MaxAbs | Max | Min | AtFraction | AtStart | AtEnd;

export interface MaxAbs {
  type: 'MaxAbs';
}

export interface Max {
  type: 'Max';
}

export interface Min {
  type: 'Min';
}

export interface AtFraction {
  type: 'AtFraction';
  /** Where, as a fraction of the member's length. */
  fraction: number;
}

export interface AtStart {
  type: 'Start';
}

export interface AtEnd {
  type: 'End';
}

export type EntityTarget = 'SelfEntity' | 'ReferenceMember';

export interface Displacement {
  /** Which displacement. */
  component: DispComponent;
}

export type DispComponent = 'Dx' | 'Dy' | 'Dz' | 'Rx' | 'Ry' | 'Rz' | 'Magnitude';

export interface NodeDisplacement {
  /** Which node. */
  at: EntityNodeRef;
  /** Which displacement. */
  component: DispComponent;
}

export type EntityNodeRef = 'Start' | 'End' | 'ReferenceMemberStart' | 'ReferenceMemberEnd' | 'ReferenceNode';

export interface NodePosition {
  /** Which node. */
  at: EntityNodeRef;
  /** Which coordinate. */
  axis: Axis;
}

export type Axis = 'X' | 'Y' | 'Z';

export interface MemberDeflection {
  /** Which deflection. */
  component: DeflectionComponent;
  /** Where along the member. */
  aggregation?: Aggregation | null;
}

export type DeflectionComponent = 'LocalY' | 'LocalZ' | 'Magnitude';

export interface SectionQuantity {
  /** Which property. */
  property: SectionProperty;
  /** Of which member. */
  of?: EntityTarget | null;
}

export type SectionProperty = 'Area' | 'Iy' | 'Iz' | 'J' | 'Iw' | 'WelY' | 'WelZ' | 'WplY' | 'WplZ' | 'H' | 'B' | 'Asy' | 'Asz';

export interface MaterialQuantity {
  /** Which property. */
  property: MaterialProperty;
  /** Of which member. */
  of?: EntityTarget | null;
}

export type MaterialProperty = 'E' | 'G' | 'Fy' | 'Density';

export interface Geometry {
  /** Which measure. */
  property: 'Length';
  /** Of which member. */
  of?: EntityTarget | null;
}

export interface PlateStress {
  /** Which measure. */
  measure: PlateStressMeasure;
}

export type PlateStressMeasure = 'VonMises' | 'PrincipalMax' | 'PrincipalMin';

export interface DimensionedConstant {
  /** The number. */
  value: number;
  /** What it measures. */
  dimension: ConstantDimension;
}

export type ConstantDimension = 'Length' | 'Force' | 'Moment' | 'Stress' | 'Area' | 'Angle';

export interface Ec3SteelSpec {
  /** Whose partial factors and curves of 6.3.2.3; recommended ones when left out. */
  annex?: NationalAnnex | null;
  /** Partial factor of cross-sections; the annex's when left out. */
  gamma_m0?: number | null;
  /** Partial factor of buckling; the annex's when left out. */
  gamma_m1?: number | null;
  /** Whether flexural buckling is checked. */
  include_buckling?: boolean | null;
  /** Whether lateral-torsional buckling is checked. */
  include_ltb?: boolean | null;
  /** Where buckling lengths come from; Members when left out. */
  lengths_from?: LengthsFrom | null;
  /** How chords hold the ends of angles; as between pins when left out. */
  angle_ends?: AngleEnds | null;
  /** Annex for interaction factors. */
  interaction_method?: InteractionMethod | null;
  /** Clause for lateral-torsional buckling; General when left out. */
  ltb_method?: LtbMethod | null;
  /** Moment factor C1; from the moment diagram when left out. */
  c1?: number | null;
  /** Load position factor C2. */
  c2?: number | null;
  /** Asymmetry factor C3. */
  c3?: number | null;
  /** Height of the load above the shear centre. */
  z_g?: number | null;
  /** Equivalent moment factor about the strong axis. */
  cmy?: number | null;
  /** Equivalent moment factor about the weak axis. */
  cmz?: number | null;
  /** Equivalent moment factor of lateral-torsional buckling. */
  cm_lt?: number | null;
}

export type NationalAnnex = 'recommended' | 'UK' | 'DE' | 'FR';

export type LengthsFrom = 'Members' | 'Buckling';

export type AngleEnds = 'Held' | 'OneBolt';

export type InteractionMethod = 'AnnexA' | 'AnnexB';

export type LtbMethod = 'General' | 'Rolled';

export interface DeflectionSpec {
  /** The length over this number is allowed: 300 for L/300. */
  limit: number;
  /** From where the deflection is measured. */
  measure?: DeflectionMeasure | null;
  /** Which part of it counts; Sway is horizontal. */
  direction?: DeflectionDirection | null;
  /** The length; when left out the distance between the ends, never doubled, and for Sway their difference in height. */
  length?: number | null;
  /** Rise that is built in at mid-span as a parabola, taken from what goes down; needs Chord and Vertical. */
  precamber?: number | null;
  /** Which of the generated combinations of serviceability count; those of the author all do, and load_combination_ids name others. */
  combination?: ServiceCombination | null;
}

export type DeflectionMeasure = 'Chord' | 'Undeformed' | 'Sway';

export type DeflectionDirection = 'Across' | 'Vertical' | 'LocalY' | 'LocalZ';

export type ServiceCombination = 'Characteristic' | 'Frequent' | 'QuasiPermanent' | 'All';

export interface BucklingAnalysisSettings {
  /** How many modes. */
  num_modes: number;
  /** Loads that are scaled. */
  reference?: EigenLoadRef | null;
  /** Several sets of loads, each scaled. */
  references?: EigenLoadRef[] | null;
  /** Whether every combination is scaled. */
  all_combinations?: boolean | null;
  /** Whether as many modes of the reversed loads are sought too. */
  negative_factors?: boolean | null;
  /** Whether buckling lengths of members are derived. */
  member_effective_lengths?: boolean | null;
  /** Share of a mode from which a member takes part in it. */
  participation_threshold?: number | null;
  /** Relative accuracy of the factors. */
  tolerance?: number | null;
  /** Iterations after which the search is given up. */
  max_iterations?: number | null;
}

export type EigenLoadRef =
  | { LoadCase: number }
  | { LoadCombination: number };

export interface ModalAnalysisSettings {
  /** How many modes. */
  num_modes: number;
  /** How mass is represented. */
  mass_formulation?: MassFormulation | null;
  /** Whether axial forces change the stiffness. */
  include_geometric_stiffness?: boolean | null;
  /** Loads that give the axial forces. */
  stiffness_reference?: EigenLoadRef | null;
  /** Relative accuracy of the frequencies. */
  tolerance?: number | null;
  /** Iterations after which the search is given up. */
  max_iterations?: number | null;
}

export type MassFormulation = 'CONSISTENT' | 'LUMPED';

export interface SeismicAnalysisSettings {
  /** Method of analysis. */
  method: SeismicMethod;
  /** How many modes are used. */
  num_modes: number;
  /** Spectrum along X. */
  spectrum_x: ResponseSpectrum;
  /** Spectrum along Y; that of X when left out. */
  spectrum_y?: ResponseSpectrum | null;
  /** Spectrum along Z; that of X when left out. */
  spectrum_z?: ResponseSpectrum | null;
  /** Directions in which the ground moves; the horizontal ones when left out. */
  directions?: SeismicDirection[] | null;
  /** Load cases that count as mass. */
  mass_sources?: SeismicMassSource[] | null;
  /** Whether the mass of members and plates counts; masses on nodes always do. */
  include_structural_mass?: boolean | null;
  /** How mass is represented. */
  mass_formulation?: MassFormulation | null;
  /** Viscous damping ratio, by which CQC weighs pairs of modes. */
  damping?: number | null;
  /** How modes are combined; CQC when left out. */
  modal_combination?: ModalCombination | null;
  /** How directions are combined; SRSS when left out. */
  directional_combination?: DirectionalCombination | null;
  /** Whether forces of the reference change the stiffness in modes. */
  include_geometric_stiffness?: boolean | null;
  /** Loads that decide which one-way members take part and how cables hang; without it cables hang under the weight of the mass. */
  stiffness_reference?: EigenLoadRef | null;
  /** Relative accuracy of the frequencies. */
  tolerance?: number | null;
  /** Iterations after which the search is given up. */
  max_iterations?: number | null;
}

export type SeismicMethod = 'MODAL_RESPONSE_SPECTRUM' | 'LATERAL_FORCE' | 'BOTH';

export type ResponseSpectrum =
  | { EurocodeParametric: EurocodeParametric }
  | { DirectParameters: DirectParameters }
  | { CustomPoints: CustomPoints };

export interface EurocodeParametric {
  /** Design ground acceleration on type A. */
  ag: number;
  /** Ground type. */
  ground_type: GroundType;
  /** Spectrum type. */
  spectrum_type: SpectrumType;
  /** Behaviour factor. */
  q: number;
  /** Share of ag that the spectrum never falls below; 0.2 when left out. */
  beta?: number | null;
}

export type GroundType = 'A' | 'B' | 'C' | 'D' | 'E';

export type SpectrumType = 'TYPE1' | 'TYPE2';

export interface DirectParameters {
  /** Design ground acceleration. */
  ag: number;
  /** Soil factor. */
  s: number;
  /** Period where the plateau begins. */
  tb: number;
  /** Period where the plateau ends. */
  tc: number;
  /** Period where constant displacement begins. */
  td: number;
  /** Behaviour factor. */
  q: number;
  /** Share of ag that the spectrum never falls below; 0.2 when left out. */
  beta?: number | null;
}

export interface CustomPoints {
  /** Pairs of period in s and acceleration in m/s2, by rising period; between them straight lines, outside of them the nearest acceleration. */
  points: [number, number][];
}

export type SeismicDirection = 'X' | 'Y' | 'Z';

export interface SeismicMassSource {
  /** Load case that counts. */
  load_case_id: number;
  /** Share of its downward loads that counts; uplift is no mass. */
  psi: number;
}

export type ModalCombination = 'CQC' | 'SRSS';

export type DirectionalCombination = 'SRSS' | 'PERCENT30';
