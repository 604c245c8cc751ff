// The loads of one load case as forces and moments in space, SI, in global axes. Nothing is
// combined or factored here, and of self-weight only said whether the case has it.

import type { Document, LoadCase } from 'loadpath';
import { toGlobal } from './axes';
import type { Picked } from './picked';
import type { PlacedMember, Structure } from './structure';
import { supportAxes } from './support_holds';
import { along, scale, type Vec3 } from './vector';

export interface PointLoad {
  kind: 'force' | 'moment';
  on: { kind: 'node' | 'member'; id: number };
  at: Vec3;
  /** N or N m. */
  vector: Vec3;
}

export interface LineLoad {
  member: PlacedMember;
  from: Vec3;
  to: Vec3;
  /** N/m at both ends. */
  start: Vec3;
  end: Vec3;
  /** Per metre of the length seen along the load, as snow is given. */
  isProjected: boolean;
  /** Where it is self-weight: alone, or among others. */
  weight?: 'only' | 'too';
}

export interface AreaLoad {
  /** The plate that is loaded, unless it is an area of its own. */
  on?: Picked;
  boundary: Vec3[];
  /** N/m2. */
  vector: Vec3;
  isProjected: boolean;
  /** The way an area load spans to members. */
  spans: Vec3 | null;
  weight?: 'only' | 'too';
}

/** An imposed movement of a support: m along the axis, or rad about it. */
export interface Settlement {
  kind: 'translation' | 'rotation';
  node: number;
  at: Vec3;
  axis: Vec3;
  value: number;
}

/** K; gradients are the face towards +y or +z minus the opposite one. */
export interface HeatedMember {
  member: PlacedMember;
  uniform: number;
  gradient_y: number;
  gradient_z: number;
}

export interface CaseLoads {
  points: PointLoad[];
  lines: LineLoad[];
  areas: AreaLoad[];
  settlements: Settlement[];
  heated: HeatedMember[];
  /** Whether the weight of members and plates belongs to the case. */
  hasSelfWeight: boolean;
}

const vec = (v: readonly unknown[]): Vec3 => [Number(v[0]), Number(v[1]), Number(v[2])];

export function caseLoads(structure: Structure, loadCase: LoadCase): CaseLoads {
  return {
    points: [...nodalLoads(structure, loadCase), ...memberPointLoads(structure, loadCase)],
    lines: lineLoads(structure, loadCase),
    areas: areaLoads(structure, loadCase),
    settlements: settlements(structure, loadCase),
    heated: heatedMembers(structure, loadCase),
    hasSelfWeight: hasSelfWeight(structure.document, loadCase.id),
  };
}

function nodalLoads({ nodes, units }: Structure, loadCase: LoadCase): PointLoad[] {
  const loads: PointLoad[] = [];
  const place = (node: number, kind: PointLoad['kind'], vector: Vec3) => {
    const at = nodes.get(node)?.position;
    if (at) loads.push({ kind, on: { kind: 'node', id: node }, at, vector });
  };
  for (const load of loadCase.nodal_loads ?? []) {
    place(load.node, 'force', scale(vec(load.direction), load.magnitude * units.force));
  }
  for (const load of loadCase.nodal_moments ?? []) {
    const size = load.magnitude * units.force * units.length;
    place(load.node, 'moment', scale(vec(load.direction), size));
  }
  return loads;
}

function memberPointLoads({ memberById, units }: Structure, loadCase: LoadCase): PointLoad[] {
  const given = [
    ...(loadCase.member_point_loads ?? []).map((load) => ({
      load,
      kind: 'force' as const,
      unit: units.force,
    })),
    ...(loadCase.member_point_moments ?? []).map((load) => ({
      load,
      kind: 'moment' as const,
      unit: units.force * units.length,
    })),
  ];
  return given.flatMap(({ load, kind, unit }) => {
    const member = memberById.get(load.member);
    if (!member) return [];
    const direction = globalDirection(member, vec(load.direction), load.axes);
    const at = along(member.start, member.end, load.position);
    const on = { kind: 'member' as const, id: load.member };
    return [{ kind, on, at, vector: scale(direction, load.magnitude * unit) }];
  });
}

function lineLoads({ memberById, units }: Structure, loadCase: LoadCase): LineLoad[] {
  return (loadCase.distributed_loads ?? []).flatMap((load) => {
    const member = memberById.get(load.member);
    if (!member) return [];
    const direction = globalDirection(member, vec(load.direction), load.axes);
    const unit = units.force / units.length;
    return [
      {
        member,
        from: along(member.start, member.end, load.start_frac ?? 0),
        to: along(member.start, member.end, load.end_frac ?? 1),
        start: scale(direction, load.magnitude * unit),
        end: scale(direction, (load.end_magnitude ?? load.magnitude) * unit),
        isProjected: load.projected ?? false,
      },
    ];
  });
}

function areaLoads({ plates, units }: Structure, loadCase: LoadCase): AreaLoad[] {
  const unit = units.pressure;
  const loads: AreaLoad[] = [];
  for (const load of loadCase.plate_pressures ?? []) {
    const { target } = load;
    const plate = plates.find((p) =>
      target.kind === 'Surface'
        ? p.kind === 'surface' && p.id === target.surface_id
        : p.kind === 'element' && p.id === target.plate_element_id,
    );
    if (plate) {
      const vector = scale(vec(load.direction), load.magnitude * unit);
      const isProjected = load.projected ?? false;
      const on = { kind: target.kind === 'Surface' ? 'surface' : 'plate', id: plate.id } as const;
      loads.push({ on, boundary: plate.boundary, vector, isProjected, spans: null });
    }
  }
  for (const load of loadCase.surface_loads ?? []) {
    const boundary = load.polygon.map((p) => scale([p.X, p.Y, p.Z], units.length));
    const vector = scale(vec(load.direction), load.magnitude * unit);
    const spans = load.distribution_direction ? vec(load.distribution_direction) : null;
    loads.push({ boundary, vector, isProjected: false, spans });
  }
  return loads;
}

function settlements({ document, nodes, units }: Structure, loadCase: LoadCase): Settlement[] {
  const supports = new Map((document.model.nodal_supports ?? []).map((s) => [s.id, s]));
  return (loadCase.support_displacements ?? []).flatMap((given): Settlement[] => {
    const placed = nodes.get(given.node);
    const support = supports.get(placed?.node.nodal_support ?? Number.NaN);
    if (!placed || !support) return [];
    const isRotation = given.direction.startsWith('R');
    const axis = supportAxes(support)[given.direction.slice(-1) as 'X' | 'Y' | 'Z'];
    const kind = isRotation ? 'rotation' : 'translation';
    const value = given.value * (isRotation ? 1 : units.length);
    return [{ kind, node: given.node, at: placed.position, axis, value }];
  });
}

function heatedMembers({ memberById }: Structure, loadCase: LoadCase): HeatedMember[] {
  return (loadCase.temperature_loads ?? []).flatMap((load) => {
    const member = memberById.get(load.member);
    if (!member) return [];
    const { uniform, gradient_y, gradient_z } = load;
    return [
      {
        member,
        uniform: uniform ?? 0,
        gradient_y: gradient_y ?? 0,
        gradient_z: gradient_z ?? 0,
      },
    ];
  });
}

export function hasSelfWeight({ analysis }: Document, loadCase: number | null): boolean {
  const options = analysis.options;
  return Boolean(options?.enable_self_weight) && options?.self_weight_load_case_id === loadCase;
}

function globalDirection(member: PlacedMember, v: Vec3, axes: string | null | undefined): Vec3 {
  return axes === 'local' ? toGlobal(member.axes, v) : v;
}
