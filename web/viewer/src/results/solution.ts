// Words for what results hold, shared by layers and panels.

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

export const PLATE_COMPONENTS = ['ux', 'uy', 'uz'] as const;
export type PlateComponent = (typeof PLATE_COMPONENTS)[number];

export const PLATE_TITLES: Record<PlateComponent, string> = {
  ux: 'displacement along X',
  uy: 'displacement along Y',
  uz: 'displacement along Z',
};
