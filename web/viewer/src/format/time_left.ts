// Until when, and how long that still is, in words.

/** Null when none is left. */
export function timeLeft(milliseconds: number): string | null {
  if (!(milliseconds > 0)) return null;
  const minutes = Math.ceil(milliseconds / 60_000);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return `${hours} h ${minutes % 60} min`;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** In the time zone of whoever reads it, spelled as on the other pages. The browser's own formats take
 * longer to load than all panels to show. */
export function momentText(moment: Date): string {
  const clock = [moment.getHours(), moment.getMinutes()].map((n) => String(n).padStart(2, '0'));
  const day = `${moment.getDate()} ${MONTHS[moment.getMonth()]} ${moment.getFullYear()}`;
  return `${day}, ${clock.join(':')}`;
}
