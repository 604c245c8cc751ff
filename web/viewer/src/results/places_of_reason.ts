// Where a reason of the verdict leads: its load case or combination, its parts, its path.

import type { Governing, Reason } from 'loadpath';
import type { Picked } from '../model/picked';
import type { Place } from '../model/place';
import { placeOfIssue } from '../model/place_of_issue';
import type { Structure } from '../model/structure';

export function placesOfReason(structure: Structure, reason: Reason): Place[] {
  const parts: Picked[] = [
    ...(reason.member_ids ?? []).map((id) => ({ kind: 'member' as const, id })),
    ...(reason.plate_surface_ids ?? []).map((id) => ({ kind: 'surface' as const, id })),
    ...(reason.plate_element_ids ?? []).map((id) => ({ kind: 'plate' as const, id })),
  ];
  const set = reason.set === null ? null : placeOfSet(structure, reason.set);
  const path = reason.path === null ? null : placeOfIssue(structure, reason.path);
  const others = [path, set].filter((place) => place !== null);
  return distinct([...parts, ...others]);
}

/** A combination before a load case of the same name: verdicts speak of what checks read. The document
 * does not have other sides of its combinations. */
function placeOfSet({ document }: Structure, name: string): Place {
  const { load_cases, load_combinations } = document.analysis;
  const isNamed = (each: { name: string }) => each.name === name;
  const isCase = load_cases?.some(isNamed) && !load_combinations?.some(isNamed);
  return { kind: isCase ? 'loadcase' : 'loadcombination', name };
}

function distinct(places: readonly Place[]): Place[] {
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
}

/** The part that governs; of a member set the member that decides. */
export function placeOfGoverning(governing: Governing): Picked | null {
  const { member_id, plate_surface_id, plate_element_id } = governing;
  if (member_id !== undefined) return { kind: 'member', id: member_id };
  if (plate_surface_id !== undefined) return { kind: 'surface', id: plate_surface_id };
  return plate_element_id === undefined ? null : { kind: 'plate', id: plate_element_id };
}
