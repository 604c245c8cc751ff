// Plates of the results: where they stand in the tables, and their stress resultants there.
// Signs: tension positive; a positive moment stretches the bottom face (local z negative).

import { COLUMNS, OFFSETS, WIDTHS } from '../answer.gen.ts';
import type { Tables } from './tables.ts';

export const RESULTANTS = COLUMNS.Resultants;
export const STRESSES = COLUMNS.PlateStresses;

export type Resultant = (typeof RESULTANTS)[number];
export type PlateStress = (typeof STRESSES)[number];

/** Where plates stand in the tables, by id: those of the document, then those that meshing made. */
export class PlatePlaces {
  readonly index: ReadonlyMap<number, number>;
  private readonly surfaces: Float64Array;

  constructor(private readonly tables: Tables<'ModelTables'>) {
    const given = tables.has('plate_ids');
    const ids = given ? tables.all('plate_ids') : new Float64Array();
    this.index = new Map(Array.from(ids, (id, place) => [id, place]));
    this.surfaces = given ? tables.all('plate_surfaces') : new Float64Array();
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
    return this.tables.all('plate_thickness')[place];
  }
}

/** All resultants at the centre of a plate. */
export function centreResultants(set: Tables<'SetTables'>, place: number): Float64Array {
  const from = OFFSETS.PlateResultants.centre;
  return set.row('plate_resultants', place).subarray(from, from + WIDTHS.Resultants);
}

/** All resultants at one corner of a plate. */
export function cornerResultants(
  set: Tables<'SetTables'>,
  place: number,
  corner: number,
): Float64Array {
  const from = OFFSETS.PlateResultants.corners + corner * WIDTHS.Resultants;
  return set.row('plate_resultants', place).subarray(from, from + WIDTHS.Resultants);
}
