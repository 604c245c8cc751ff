// Remaining time in words; null when none is left.

export function timeLeft(milliseconds: number): string | null {
  if (!(milliseconds > 0)) return null;
  const minutes = Math.ceil(milliseconds / 60_000);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return `${hours} h ${minutes % 60} min`;
}
