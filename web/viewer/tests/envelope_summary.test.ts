import { OFFSETS, WIDTHS } from 'loadpath';
import { expect, test } from 'vitest';
import { displayUnits } from '../src/format/display_units';
import { reactionSummary } from '../src/tables/envelope_summary';

const WIDTH = WIDTHS.ReactionEnvelope;
const { fx, fy, fz } = OFFSETS.ReactionEnvelope;
const { max, min } = OFFSETS.Governed;

test('extremes are written in steps that an engineer reads, not in exponents', () => {
  const all = new Float64Array(2 * WIDTH);
  const write = (row: number, at: number, largest: number, smallest: number) => {
    all[row * WIDTH + at + max] = largest;
    all[row * WIDTH + at + min] = smallest;
  };
  write(0, fy, 148_400, 52_500);
  write(0, fx, 34_300, -0.49);
  write(0, fz, 18.8, -4.51);
  write(1, fy, 148_400, 57.1);
  const tables = {
    all: () => all,
    row: (_: string, place: number) => all.subarray(place * WIDTH, (place + 1) * WIDTH),
  };
  const places = { supports: new Map([1, 2].map((id, i) => [id, i])) };
  const summary = reactionSummary(
    { places } as never,
    { tables } as never,
    'Reactions',
    displayUnits('kN, m, mm'),
  );
  expect(summary.rows().map(({ cells }) => cells)).toEqual([
    [1, '34.3 / 0', '148 / 52.5', '0.02 / 0'],
    [2, '0 / 0', '148 / 0.06', '0 / 0'],
  ]);
});
