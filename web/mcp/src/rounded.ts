// Numbers as an agent should read them: six significant digits, noise set to zero.

export function rounded(value: number, scale = 0): number {
  return Math.abs(value) <= 1e-12 * scale ? 0 : Number(value.toPrecision(6)) + 0;
}
