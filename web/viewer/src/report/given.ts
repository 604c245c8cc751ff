// What a report is written from.

import type { Results } from 'loadpath';
import type { Units } from '../format/display_units';
import type { Structure } from '../model/structure';
import type { Signs } from '../results/signs';

export interface Given {
  structure: Structure;
  results: Results | null;
  units: Units;
  signs: Signs;
}

export type Solved = Given & { results: Results };
