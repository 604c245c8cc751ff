// Numbers as an agent should read them: six significant digits, noise set to zero.

/** What follows the six digits of a number that lies halfway between two roundings. */
const HALFWAY = `5${'0'.repeat(14)}`;

export function rounded(value: number, scale = 0): number {
  if (Math.abs(value) <= 1e-12 * scale) return 0;
  const [digits, exponent] = value.toExponential(20).split('e');
  const kept = digits.slice(0, -HALFWAY.length);
  // Halfway goes to the even digit, as in Python: both servers say the same.
  const isKept = digits.endsWith(HALFWAY) && Number(kept.at(-1)) % 2 === 0;
  return Number(isKept ? `${kept}e${exponent}` : value.toPrecision(6)) + 0;
}
