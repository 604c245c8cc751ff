// In which order checked parts are listed: what fails, what is undecided, then the rest, each by its
// utilization, the highest first. Tables for agents have the same order.

import type { Judged } from './judged';

const urgency = ({ status }: Judged): number =>
  status === 'Red' ? 2 : status === 'Indeterminate' ? 1 : 0;

/** For sorting. */
export const byUrgency = (a: Judged, b: Judged): number =>
  urgency(b) - urgency(a) || (b.utilization ?? 0) - (a.utilization ?? 0);
