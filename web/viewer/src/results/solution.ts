// Words for what results hold, shared by layers and panels.

import { RESULTANTS, STRESSES } from 'loadpath';
import type { QuantityName } from '../format/display_units';

export const COMPONENTS = ['n', 'vy', 'vz', 'mx', 'my', 'mz'] as const;
export type Component = (typeof COMPONENTS)[number];

export const COMPONENT_TITLES: Record<Component, string> = {
  n: 'N, axial force',
  vy: 'Vy, shear',
  vz: 'Vz, shear',
  mx: 'T, torsion',
  my: 'My, bending',
  mz: 'Mz, bending',
};

export const COMPONENT_QUANTITY: Record<Component, QuantityName> = {
  n: 'force',
  vy: 'force',
  vz: 'force',
  mx: 'moment',
  my: 'moment',
  mz: 'moment',
};

export const DISPLACEMENTS = ['ux', 'uy', 'uz', 'u'] as const;
export const PLATE_COMPONENTS = [...DISPLACEMENTS, ...RESULTANTS, ...STRESSES] as const;
export type PlateComponent = (typeof PLATE_COMPONENTS)[number];

interface PlateWord {
  title: string;
  quantity: QuantityName;
}

/** Resultants are in the plate's local axes; a positive moment stretches the bottom face. */
export const PLATE_WORDS: Record<PlateComponent, PlateWord> = {
  ux: { title: 'displacement along X', quantity: 'displacement' },
  uy: { title: 'displacement along Y', quantity: 'displacement' },
  uz: { title: 'displacement along Z', quantity: 'displacement' },
  u: { title: 'displacement, size', quantity: 'displacement' },
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
