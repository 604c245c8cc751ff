// Somewhere that words on the page can lead: an item of the model, a load case or a combination.

import type { Picked } from './picked';

/** A load case or combination, as results name it. */
export interface SetName {
  kind: 'loadcase' | 'loadcombination';
  name: string;
}

export type Place = Picked | SetName;

export const isSetName = (place: Place): place is SetName => 'name' in place;

/** What a button that leads there says: "member 8", "combination “ULS 1”". */
export function placeTitle(place: Place): string {
  if (!isSetName(place)) return `${place.kind} ${place.id}`;
  return `${place.kind === 'loadcase' ? 'load case' : 'combination'} “${place.name}”`;
}
