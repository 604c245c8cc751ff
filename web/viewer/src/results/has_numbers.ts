// Whether a solve came to anything: usable load cases or combinations, modes, or an earthquake.

import type { Results } from 'loadpath';

export const hasNumbers = ({ sets, modal, buckling, seismic }: Results): boolean =>
  sets.some((set) => set.isUsable) ||
  [modal, ...buckling].some((run) => run?.modes.length) ||
  Boolean(seismic?.modal_response_spectrum ?? seismic?.lateral_force);
