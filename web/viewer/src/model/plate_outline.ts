// Plates as polygons in space: elements as they are, surfaces by their boundary with openings.

import type { Document } from 'loadpath';
import type { Vec3 } from './vector';

export interface Polygon {
  kind: 'element' | 'surface';
  id: number;
  name: string;
  thickness: number;
  node_ids: number[];
  boundary: Vec3[];
  openings: Vec3[][];
}

/** Elements and surfaces are numbered apart: the kind tells which of two with one id is meant. */
export function isOfKind(polygon: Polygon, { kind }: { kind: string }): boolean {
  return (polygon.kind === 'surface') === (kind === 'surface');
}

/** A plate with a corner that is not among the nodes is left out. */
export function plateOutlines(
  document: Document,
  nodes: ReadonlyMap<number, { position: Vec3 }>,
): Polygon[] {
  const place = (ids: readonly number[]): Vec3[] | null => {
    const points = ids.map((id) => nodes.get(id)?.position);
    return points.every((p) => p !== undefined) ? (points as Vec3[]) : null;
  };
  const polygons: Polygon[] = [];
  for (const plate of document.model.plate_elements ?? []) {
    const boundary = place(plate.node_ids);
    if (!boundary) continue;
    const { id, thickness, node_ids } = plate;
    polygons.push({ kind: 'element', id, name: '', thickness, node_ids, boundary, openings: [] });
  }
  for (const surface of document.model.plate_surfaces ?? []) {
    if (surface.generated_plate_element_ids?.length) continue;
    const boundary = place(surface.boundary_node_ids);
    if (!boundary) continue;
    const openings = (surface.openings ?? [])
      .map((opening) => place(opening.boundary_node_ids))
      .filter((points): points is Vec3[] => points !== null);
    const { id, thickness, boundary_node_ids: node_ids } = surface;
    const name = surface.name ?? surface.classification ?? '';
    polygons.push({ kind: 'surface', id, name, thickness, node_ids, boundary, openings });
  }
  return polygons;
}
