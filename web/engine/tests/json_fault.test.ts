import { expect, test } from 'vitest';
import { placeFault } from '../src/json_fault.ts';
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

test('what is JSON, or no text, is refused as the engine says', () => {
  expect(messageOf('{}')).toBe('said');
  expect(placeFault(refusal, {})).toBe(refusal);
  const other = new Error('other');
  expect(placeFault(other, '{')).toBe(other);
});
