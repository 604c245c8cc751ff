// The colours of the drawing, one set for light and one for dark. The pages take theirs from CSS.

export interface Theme {
  name: 'light' | 'dark';
  background: number;
  grid: number;
  member: number;
  solid: number;
  solidEdge: number;
  node: number;
  support: number;
  hinge: number;
  plate: number;
  plateEdge: number;
  load: number;
  reaction: number;
  /** Imposed movements of supports. */
  settlement: number;
  hot: number;
  cold: number;
  deflected: number;
  diagram: number;
  /** Of normal forces; told apart by people who see no red or no green too. */
  tension: number;
  compression: number;
  selection: number;
  dimension: number;
  axes: { x: number; y: number; z: number };
  text: string;
  halo: string;
}

/** A colour as CSS and canvases spell it. */
export const hex = (color: number): string => `#${color.toString(16).padStart(6, '0')}`;

export const LIGHT: Theme = {
  name: 'light',
  background: 0xf7f8fa,
  grid: 0xdfe3e8,
  member: 0x2f4858,
  solid: 0xaebfcb,
  solidEdge: 0x34495a,
  node: 0x2f4858,
  support: 0x1d7a5f,
  hinge: 0xffffff,
  plate: 0x8fb6d9,
  plateEdge: 0x5d87ad,
  load: 0xb3261e,
  reaction: 0x1d7a5f,
  settlement: 0x8a3f8f,
  hot: 0xc0392b,
  cold: 0x1f6fb2,
  deflected: 0x6b3fa0,
  diagram: 0x0b63b5,
  tension: 0x0b63b5,
  compression: 0xb34700,
  selection: 0xe07a00,
  dimension: 0x5c6b77,
  axes: { x: 0xc62828, y: 0x2e7d32, z: 0x1565c0 },
  text: '#1b2730',
  halo: '#f7f8fa',
};

export const DARK: Theme = {
  name: 'dark',
  background: 0x14191d,
  grid: 0x2a333a,
  member: 0xb8c7d1,
  solid: 0x5f7685,
  solidEdge: 0x101619,
  node: 0xd5e0e7,
  support: 0x4fc3a1,
  hinge: 0x14191d,
  plate: 0x3d6a92,
  plateEdge: 0x6f9cc4,
  load: 0xff8a80,
  reaction: 0x4fc3a1,
  settlement: 0xe08fe6,
  hot: 0xff8a70,
  cold: 0x74b9ff,
  deflected: 0xc39bf0,
  diagram: 0x6db3f2,
  tension: 0x6db3f2,
  compression: 0xffa15c,
  selection: 0xffb74d,
  dimension: 0x93a4b0,
  axes: { x: 0xff7961, y: 0x80c683, z: 0x6ea8ff },
  text: '#e6edf2',
  halo: '#14191d',
};
