// The sides that a model can be seen from, by name.

export type ViewName = 'iso' | 'top' | 'front' | 'side' | 'bottom' | 'back' | 'left';

/** Those with a button and a key; the rest are faces of the cube. */
export const VIEWS: readonly ViewName[] = ['iso', 'top', 'front', 'side'];
