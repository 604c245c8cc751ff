// Words for what results hold, shared by layers and panels.

import { COLUMNS, RESULTANTS, STRESSES } from 'loadpath';
import type { QuantityName } from '../format/display_units';

/** Section forces that are drawn; the bimoment is not. */
export const COMPONENTS = COLUMNS.NodalForces;
export type Component = (typeof COMPONENTS)[number];

/** As engineers write them. */
export const COMPONENT_TITLES: Record<Component, string> = {
  fx: 'N, axial force',
  fy: 'Vy, shear',
  fz: 'Vz, shear',
  mx: 'T, torsion',
  my: 'My, bending',
  mz: 'Mz, bending',
};

export const COMPONENT_QUANTITY: Record<Component, QuantityName> = {
  fx: 'force',
  fy: 'force',
  fz: 'force',
  mx: 'moment',
  my: 'moment',
  mz: 'moment',
};

/** Along the axes, and the size. */
export const DISPLACEMENTS = ['dx', 'dy', 'dz', 'd'] as const;
export type Displacement = (typeof DISPLACEMENTS)[number];
export const PLATE_COMPONENTS = [...DISPLACEMENTS, ...RESULTANTS, ...STRESSES] as const;
export type PlateComponent = (typeof PLATE_COMPONENTS)[number];

interface PlateWord {
  title: string;
  quantity: QuantityName;
}

/** Resultants are in the plate's local axes; a positive moment stretches the face at local −z. */
export const PLATE_WORDS: Record<PlateComponent, PlateWord> = {
  dx: { title: 'displacement along X', quantity: 'displacement' },
  dy: { title: 'displacement along Y', quantity: 'displacement' },
  dz: { title: 'displacement along Z', quantity: 'displacement' },
  d: { title: 'displacement, size', quantity: 'displacement' },
  nx: { title: 'nx, membrane force', quantity: 'line_load' },
  ny: { title: 'ny, membrane force', quantity: 'line_load' },
  nxy: { title: 'nxy, membrane shear', quantity: 'line_load' },
  mx: { title: 'mx, bending', quantity: 'line_moment' },
  my: { title: 'my, bending', quantity: 'line_moment' },
  mxy: { title: 'mxy, twisting', quantity: 'line_moment' },
  qx: { title: 'vx, transverse shear', quantity: 'line_load' },
  qy: { title: 'vy, transverse shear', quantity: 'line_load' },
  von_mises: { title: 'von Mises stress', quantity: 'stress' },
  principal_max: { title: 'largest principal stress', quantity: 'stress' },
  principal_min: { title: 'smallest principal stress', quantity: 'stress' },
};
