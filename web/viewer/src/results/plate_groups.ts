// The plates of a document as people speak of them: each surface by itself, and elements that were
// given one by one together where thickness and material are the same.

import type { PlateElement, PlateSurface } from 'loadpath';
import { idRanges } from '../format/id_ranges';
import type { Structure } from '../model/structure';
import type { MeshFace, PlateMesh } from './plate_mesh';

export interface PlateGroup {
  /** "Surface 3 (Roof)", "Plates 1–96" */
  title: string;
  faces: ReadonlySet<MeshFace>;
}

/** What the document says of a face: its surface, or the element itself. */
export function plateRecord(
  { document: { model } }: Pick<Structure, 'document'>,
  { surface, id }: MeshFace,
): PlateElement | PlateSurface | undefined {
  return surface === null
    ? model.plate_elements?.find((each) => each.id === id)
    : model.plate_surfaces?.find((each) => each.id === surface);
}

export function plateGroups(
  { document }: Pick<Structure, 'document'>,
  mesh: PlateMesh,
): PlateGroup[] {
  const { plate_elements, plate_surfaces } = document.model;
  const elements = new Map(plate_elements?.map((each) => [each.id, each]));
  const names = new Map(plate_surfaces?.map(({ id, name }) => [id, name]));
  const found = new Map<string, MeshFace[]>();
  for (const face of mesh.faces) {
    const { surface, id, thickness } = face;
    const key = surface === null ? `${thickness} ${elements.get(id)?.material}` : `of ${surface}`;
    const known = found.get(key);
    if (known) known.push(face);
    else found.set(key, [face]);
  }
  return [...found.values()].map((faces) => {
    const [{ surface }] = faces;
    const name = surface === null ? null : names.get(surface);
    const title =
      surface === null
        ? `${faces.length > 1 ? 'Plates' : 'Plate'} ${idRanges(faces.map(({ id }) => id))}`
        : `Surface ${surface}`;
    return { title: name ? `${title} (${name})` : title, faces: new Set(faces) };
  });
}
