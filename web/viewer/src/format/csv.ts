// Rows as CSV (RFC 4180). Words that a spreadsheet would run as a formula get a leading quote. In
// countries where ; separates cells a spreadsheet begins a new one behind it, in quotes or not, so
// what follows a ; or a tab is looked at too, behind blanks and quotes, which such a spreadsheet
// takes off. In East Asia the wide forms of the signs do the same.

export function csv(rows: (string | number | null)[][]): string {
  return `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = value.replaceAll(/(?<=^|[;\t\r\n])(?=[\s"]*[=+\-@\t\r＝＋－＠])/g, "'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
