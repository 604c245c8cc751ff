// The weight of members and plates as loads of the case that receives it, as the engine adds it.

import type { AreaLoad, LineLoad } from './load_case_loads';
import type { Structure } from './structure';
import { scale, unit, type Vec3 } from './vector';

const DENSITY = { 'kg/m3': 1, 'kg/mm3': 1e9 } as const;
const GRAVITY = 9.81;

export function selfWeight(structure: Structure): { lines: LineLoad[]; areas: AreaLoad[] } {
  const { model, analysis, settings } = structure.document;
  const factor = DENSITY[settings?.unit_settings?.densityUnit ?? 'kg/m3'] ?? 1;
  const gravity = Math.abs(analysis.options?.gravity_factor ?? GRAVITY);
  const down = unit((analysis.options?.gravity_direction ?? [0, -1, 0]) as Vec3);
  const weights = new Map(model.materials.map((m) => [m.id, m.density * factor * gravity]));
  const { length, force } = structure.units;
  const lines = structure.members.flatMap((placed): LineLoad[] => {
    const { member, section, start, end } = placed;
    const isRigid = member.member_type === 'Rigid';
    const own = isRigid ? 0 : (weights.get(section?.material ?? Number.NaN) ?? 0);
    const size = member.weight
      ? (member.weight * force) / length
      : own * (section?.area ?? 0) * length ** 2;
    if (!(size > 0)) return [];
    const vector = scale(down, size);
    const weight = 'only' as const;
    const line = { from: start, to: end, start: vector, end: vector, isProjected: false, weight };
    return [{ member: placed, ...line }];
  });
  const materialOf = new Map(
    [
      ...(model.plate_elements ?? []).map((p) => ['element', p.id, p.material] as const),
      ...(model.plate_surfaces ?? []).map((p) => ['surface', p.id, p.material] as const),
    ].map(([kind, id, material]) => [`${kind}/${id}`, material]),
  );
  const areas = structure.plates.flatMap(({ kind, id, thickness, boundary }): AreaLoad[] => {
    const own = weights.get(materialOf.get(`${kind}/${id}`) ?? Number.NaN) ?? 0;
    const size = own * thickness * length;
    if (!(size > 0)) return [];
    const vector = scale(down, size);
    return [{ boundary, vector, isProjected: false, spans: null, weight: 'only' }];
  });
  return { lines, areas };
}
