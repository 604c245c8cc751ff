// The loads of one load case as forces and moments in space, SI, in global axes.
// Nothing is combined or factored here.

import type { LoadCase } from 'loadpath';
import { toGlobal } from './axes';
import type { PlacedMember, Structure } from './structure';
import { along, scale, type Vec3 } from './vector';

export interface PointLoad {
  kind: 'force' | 'moment';
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
}

export interface AreaLoad {
  boundary: Vec3[];
  /** N/m2. */
  vector: Vec3;
}

export interface CaseLoads {
  points: PointLoad[];
  lines: LineLoad[];
  areas: AreaLoad[];
}

const vec = (v: readonly unknown[]): Vec3 => [Number(v[0]), Number(v[1]), Number(v[2])];

export function caseLoads(structure: Structure, loadCase: LoadCase): CaseLoads {
  return {
    points: [...nodalLoads(structure, loadCase), ...memberPointLoads(structure, loadCase)],
    lines: lineLoads(structure, loadCase),
    areas: areaLoads(structure, loadCase),
  };
}

function nodalLoads({ nodes, units }: Structure, loadCase: LoadCase): PointLoad[] {
  const loads: PointLoad[] = [];
  const place = (node: number, kind: PointLoad['kind'], vector: Vec3) => {
    const at = nodes.get(node)?.position;
    if (at) loads.push({ kind, at, vector });
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
    return [{ kind, at, vector: scale(direction, load.magnitude * unit) }];
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
      loads.push({ boundary: plate.boundary, vector });
    }
  }
  for (const load of loadCase.surface_loads ?? []) {
    const boundary = load.polygon.map((p) => scale([p.X, p.Y, p.Z], units.length));
    loads.push({ boundary, vector: scale(vec(load.direction), load.magnitude * unit) });
  }
  return loads;
}

function globalDirection(member: PlacedMember, v: Vec3, axes: string | null | undefined): Vec3 {
  return axes === 'local' ? toGlobal(member.axes, v) : v;
}
