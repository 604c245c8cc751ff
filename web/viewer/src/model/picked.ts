// One item of the model that a person points at, and what its kind is called.

export interface Picked {
  kind: 'member' | 'node' | 'plate' | 'surface';
  id: number;
  /** Of a surface: the element of its mesh that was pointed at. */
  element?: number;
}

/** What a person calls each kind. */
export const KIND_WORDS = {
  member: 'Member',
  node: 'Node',
  plate: 'Plate',
  surface: 'Surface',
} as const satisfies Record<Picked['kind'], string>;
