// Modes of vibration and of buckling, with their shapes as tables.

import type { BucklingHeader, Header, ModalHeader } from '../answer.gen.ts';
import { Tables } from './tables.ts';

/** Natural frequencies; row `mode * nodes + node` of the table `shapes` is a node in a mode. */
export interface ModalModes extends Omit<ModalHeader, 'tables'> {
  readonly tables: Tables<'ModeTables'>;
}

/** Critical load factors of one reference; `error` says why there are none. */
export interface BucklingModes extends Omit<BucklingHeader, 'tables'> {
  readonly tables: Tables<'ModeTables'>;
}

export function readModal({ modal }: Header, numbers: Float64Array): ModalModes | null {
  return modal ? { ...modal, tables: new Tables('ModeTables', modal.tables, numbers) } : null;
}

export function readBuckling({ buckling }: Header, numbers: Float64Array): BucklingModes[] {
  return (buckling ?? []).map((run) => ({
    ...run,
    tables: new Tables('ModeTables', run.tables, numbers),
  }));
}
