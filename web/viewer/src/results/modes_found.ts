// Whether it is proven that no mode was missed, in words.

import type { Results } from 'loadpath';
import type { Structure } from '../model/structure';
import { referenceTitle } from './mode_shapes';

export interface ModesFound {
  title: string;
  text: string;
}

/** Vibration, then each reference of buckling; nothing where there are no modes. */
export function modesFound(
  structure: Pick<Structure, 'document'>,
  { modal, buckling }: Pick<Results, 'modal' | 'buckling'>,
): ModesFound[] {
  const runs = buckling.map((run) => ({
    run,
    title: `Buckling, “${referenceTitle(structure, run)}”`,
  }));
  const vibration = modal ? [{ run: modal, title: 'Vibration' }] : [];
  return [...vibration, ...runs]
    .filter(({ run }) => run.modes.length)
    .map(({ run, title }) => ({ title, text: foundText(run.modes.length, run.all_found) }));
}

function foundText(count: number, isProven: boolean): string {
  const found = count === 1 ? '1 mode found' : `${count} modes found`;
  return isProven
    ? `${found}, none missed: the signs of the pivots count as many (Sylvester’s law of inertia)`
    : `${found}; that no lower one was missed is not proven`;
}
