// Effective masses as shares of the whole.

/** To four decimals: shapes of modes are right to seven digits or so, and less is no mass. */
export const percentOfMass = (share: number): number => Number((100 * share).toFixed(4));
