// Factors from the units a document is written in to SI. The engine scales the same way.

import type { UnitSettings } from 'loadpath';

export interface DocumentUnits {
  length: number;
  force: number;
  pressure: number;
}

const LENGTH = { mm: 1e-3, cm: 1e-2, m: 1 } as const;
const FORCE = { N: 1, kN: 1e3 } as const;
const PRESSURE = { Pa: 1, kPa: 1e3, MPa: 1e6, GPa: 1e9 } as const;

export function documentUnits(settings: UnitSettings | null | undefined): DocumentUnits {
  return {
    length: LENGTH[settings?.lengthUnit ?? 'm'] ?? 1,
    force: FORCE[settings?.forceUnit ?? 'N'] ?? 1,
    pressure: PRESSURE[settings?.pressureUnit ?? 'Pa'] ?? 1,
  };
}
