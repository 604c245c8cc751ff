// Edges are drawn on the faces whose edges they are: faces step back a little, all of them alike, for
// every other way to draw them is one more program for the graphics card.

export const STEPPED_BACK = {
  polygonOffset: true,
  polygonOffsetFactor: 1,
  polygonOffsetUnits: 1,
} as const;
