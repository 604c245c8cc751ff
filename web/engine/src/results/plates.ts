// Results of plates: stress resultants at centres and corners, face stresses, forces of the nodes.
// Signs: tension positive; a positive moment stretches the bottom face (local z negative).

import type { Tables } from './tables.ts';

export const RESULTANTS = ['nx', 'ny', 'nxy', 'mx', 'my', 'mxy', 'qx', 'qy'] as const;
export const STRESSES = ['von_mises', 'principal_max', 'principal_min'] as const;
const DISPLACEMENTS = ['dx', 'dy', 'dz', 'rx', 'ry', 'rz'] as const;
const FORCES = ['fx', 'fy', 'fz', 'mx', 'my', 'mz'] as const;

export type Resultant = (typeof RESULTANTS)[number];
export type PlateStress = (typeof STRESSES)[number];

/** Where plates stand in the tables, by id: those of the document, then those that meshing made. */
export class PlatePlaces {
  readonly index: ReadonlyMap<number, number>;
  private readonly surfaces: Float64Array;

  constructor(private readonly tables: Tables) {
    const given = tables.has('plate_ids');
    const ids = given ? tables.column('plate_ids') : new Float64Array();
    this.index = new Map(Array.from(ids, (id, place) => [id, place]));
    this.surfaces = given ? tables.column('plate_surfaces') : new Float64Array();
  }

  get count(): number {
    return this.surfaces.length;
  }

  /** The surface a plate was meshed from. */
  surfaceOf(place: number): number | null {
    const surface = this.surfaces[place];
    return surface >= 0 ? surface : null;
  }

  /** Ids of the corners, in order. */
  nodesOf(place: number): number[] {
    return Array.from(this.tables.row('plate_nodes', place)).filter((node) => node >= 0);
  }

  centreOf(place: number): Float64Array {
    return this.tables.row('plate_centres', place);
  }

  thicknessOf(place: number): number {
    return this.tables.column('plate_thickness')[place];
  }
}

/** All resultants at the centre of a plate. */
export function centreResultants(set: Tables, place: number): Float64Array {
  return set.row('plate_resultants', place).subarray(0, RESULTANTS.length);
}

/** All resultants at one corner of a plate. */
export function cornerResultants(set: Tables, place: number, corner: number): Float64Array {
  const from = RESULTANTS.length * (1 + corner);
  return set.row('plate_resultants', place).subarray(from, from + RESULTANTS.length);
}

/** The plates of one result set as the results document has them, by id. */
export function writePlates(set: Tables, places: PlatePlaces): Record<string, unknown> {
  if (!set.has('plate_resultants')) return {};
  const entries = [...places.index].map(([id, place]) => [
    String(id),
    writePlate(set, places, id, place),
  ]);
  return Object.fromEntries(entries);
}

function writePlate(set: Tables, places: PlatePlaces, id: number, place: number): unknown {
  const nodes = places.nodesOf(place);
  const forces = set.row('plate_forces', place);
  const moved = set.row('plate_displacements', place);
  return {
    plate_id: id,
    source_surface_id: places.surfaceOf(place),
    centroid: named(['X', 'Y', 'Z'], places.centreOf(place)),
    centroid_displacement_global: named(DISPLACEMENTS, moved),
    centroid_displacement_local: named(DISPLACEMENTS, moved.subarray(DISPLACEMENTS.length)),
    resultants: named(RESULTANTS, centreResultants(set, place)),
    nodal_resultants: Object.fromEntries(
      nodes.map((node, k) => [String(node), named(RESULTANTS, cornerResultants(set, place, k))]),
    ),
    stresses: named(STRESSES, set.row('plate_stresses', place)),
    nodal_forces_global: Object.fromEntries(
      nodes.map((node, k) => [String(node), named(FORCES, forces.subarray(k * FORCES.length))]),
    ),
  };
}

function named(names: readonly string[], values: ArrayLike<number>): Record<string, number> {
  return Object.fromEntries(names.map((name, i) => [name, values[i]]));
}
