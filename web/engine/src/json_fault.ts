// Where a text stops being JSON, in the words of the Python package. The engine only notices that it
// does.

import { faultPosition } from './json_position.ts';
import { Refusal } from './results/errors.ts';

/** What a solve failed with, with line and column where its document is a text that is no JSON. */
export function placeFault(error: unknown, document: unknown): unknown {
  if (!(error instanceof Refusal) || typeof document !== 'string') return error;
  const fault = describeFault(document);
  if (fault === null) return error;
  const message = `should be JSON; ${fault}`;
  const code = 'invalid_json';
  return new Refusal(
    message,
    code,
    null,
    [{ code, severity: 'error', message, path: '' }],
    { ...error.verdict, reasons: [{ code, message, path: null, set: null }] },
    `Not solved · ${message}`,
  );
}

function describeFault(text: string): string | null {
  const position = faultPosition(text);
  if (position === null) return null;
  if (text.trim() === '') return 'found no text at all';
  const lines = text.slice(0, position).split('\n');
  const spot = `at line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
  if (position >= text.length) return `the text ends too early, ${spot}`;
  const found = String.fromCodePoint(text.codePointAt(position) ?? 0);
  if (found < ' ') return `found a line break or control character inside a text ${spot}`;
  return `found '${found}' ${spot}`;
}
