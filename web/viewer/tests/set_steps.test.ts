import type { Results } from 'loadpath';
import { expect, test } from 'vitest';
import { envelopeOf, setAfter } from '../src/results/set_steps';

const RESULTS = {
  sets: [
    { kind: 'loadcase', name: 'G' },
    { kind: 'loadcombination', name: 'ULS 1' },
    { kind: 'loadcombination', name: 'ULS 2' },
    { kind: 'loadcombination', name: 'SLS' },
  ],
  envelopes: [
    { limit_state: 'ULS', combinations: ['ULS 1', 'ULS 2'] },
    { limit_state: 'SLS', combinations: ['SLS'] },
  ],
} as unknown as Results;
const combination = (name: string) => ({ kind: 'loadcombination', name }) as const;

test('results are stepped through: combinations, then load cases, and round again', () => {
  expect(setAfter(RESULTS, combination('ULS 1'), 1)).toEqual(combination('ULS 2'));
  expect(setAfter(RESULTS, combination('SLS'), 1)).toEqual({ kind: 'loadcase', name: 'G' });
  expect(setAfter(RESULTS, { kind: 'loadcase', name: 'G' }, 1)).toEqual(combination('ULS 1'));
  expect(setAfter(RESULTS, combination('ULS 1'), -1)).toEqual({ kind: 'loadcase', name: 'G' });
});

test('an envelope is that of the limit state, and is left for what comes after it', () => {
  const envelope = { kind: 'envelope', limitState: 'ULS' } as const;
  expect(envelopeOf(RESULTS, combination('ULS 2'))).toEqual(envelope);
  expect(envelopeOf(RESULTS, combination('SLS'))).toBeNull();
  expect(setAfter(RESULTS, envelope, 1)).toEqual(combination('SLS'));
});
