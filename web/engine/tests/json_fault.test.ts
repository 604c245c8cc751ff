import { expect, test } from 'vitest';
import { placeFault } from '../src/json_fault.ts';
import { faultPosition } from '../src/json_position.ts';
import { Refusal } from '../src/results/errors.ts';

const verdict = { state: 'not_solved', utilization: null, governing: null, reasons: [] } as const;
const refusal = new Refusal('said', 'wrong_type', 'a', [], { ...verdict, reasons: [] }, 'said');
const messageOf = (text: string) => (placeFault(refusal, text) as Refusal).message;

test.each([
  ['{', 'the text ends too early, at line 1, column 2'],
  ['[1,', 'the text ends too early, at line 1, column 4'],
  ['{\n  "a": 1,\n  b}', "found 'b' at line 3, column 3"],
  ['{"a": "x\ny"}', 'found a line break or control character inside a text at line 1, column 9'],
  ['{"a": 1} 2', "found '2' at line 1, column 10"],
  [' ', 'found no text at all'],
])('%j is told with its place', (text, fault) => {
  const told = placeFault(refusal, text) as Refusal;
  expect([told.message, told.code, told.path]).toEqual([
    `should be JSON; ${fault}`,
    'invalid_json',
    null,
  ]);
  expect(told.issues.map((issue) => issue.message)).toEqual([told.message]);
  expect(told.verdict.reasons.map((reason) => reason.message)).toEqual([told.message]);
});

/** What V8 says of it: the position, or the character, or that the text ended. */
function faultOfV8(text: string): number | string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    const said = String(error);
    if (said.includes('end of JSON')) return text.length;
    const position = /position (\d+)/.exec(said)?.[1];
    return position === undefined ? (/token '(.)'/su.exec(said)?.[1] ?? said) : Number(position);
  }
}

test('the place is that of V8, whatever is broken', () => {
  const whole =
    '{"a": [1, -2.5e+3, {}], "b\\u00e9\\n": {"c": null, "d": [true, false, []]}, "e": 0}';
  const signs = '{}[],:"\\-.0e+ \ntfx';
  for (let at = 0; at <= whole.length; at += 1) {
    const [head, tail] = [whole.slice(0, at), whole.slice(at + 1)];
    for (const text of [head, head + tail, ...[...signs].map((sign) => head + sign + tail)]) {
      const [fault, place] = [faultOfV8(text), faultPosition(text)];
      expect([text, typeof fault === 'string' ? text[place ?? -1] : place]).toEqual([text, fault]);
    }
  }
});

test('what is JSON, or no text, is refused as the engine says', () => {
  expect(messageOf('{}')).toBe('said');
  expect(placeFault(refusal, {})).toBe(refusal);
  const other = new Error('other');
  expect(placeFault(other, '{')).toBe(other);
});
