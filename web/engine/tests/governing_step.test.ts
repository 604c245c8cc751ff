// The step that a check names as governing is found in the tables without reading the calculation.

import { expect, test } from 'vitest';
import { COLUMNS, type Header, WIDTHS } from '../src/answer.gen.ts';
import { readChecks } from '../src/results/unity_checks.ts';

const WORDS = [
  'Governing',
  'Bending',
  'y',
  'z',
  '6.2.5',
  '6.13',
  'Bending z (6.2.5)',
  'Own',
  '6.14',
];
const word = (text: string) => WORDS.indexOf(text);
type Named = Partial<Record<(typeof COLUMNS.StepRow)[number], number>>;
const step = (given: Named) => COLUMNS.StepRow.map((name) => given[name] ?? -1);
const bending = (axis: string, equation: string) =>
  step({
    ...{ title: word('Bending'), axis: word(axis), clause: word('6.2.5') },
    ...{ equation: word(equation), is_utilization: 1, quantities_end: 0 },
  });

function partsOf(...calculations: number[][][]) {
  const steps = calculations.flat();
  let first = 0;
  const entities = calculations.map((each) => {
    const [from, count] = [first, each.length];
    first += count;
    return COLUMNS.EntityRow.map((name) =>
      name === 'steps_first' ? from : name === 'steps_count' ? count : 0,
    );
  });
  const numbers = Float64Array.from([...steps, ...entities].flat());
  const table = (offset: number, rows: number, width: number) => ({ offset, rows, width });
  const header = {
    traces: { words: WORDS, tables: { steps: table(0, steps.length, WIDTHS.StepRow) } },
    unity_check_results: [
      {
        governing: null,
        tables: {
          per_entity: table(steps.length * WIDTHS.StepRow, entities.length, WIDTHS.EntityRow),
        },
      },
    ],
  } as unknown as Header;
  return readChecks(header, numbers)[0].per_entity;
}

const naming = step({ title: word('Governing'), expression: word('Bending z (6.2.5)') });

test('the named step is told from its neighbours by axis and clause', () => {
  const [, second] = partsOf(
    [bending('y', '6.13')],
    [bending('y', '6.13'), bending('z', '6.14'), naming],
  );
  expect(second.governing_step).toMatchObject({ title: 'Bending', axis: 'z', equation: '6.14' });
});

test('a formula of the document has one step with its utilization', () => {
  const own = step({ title: word('Own'), is_utilization: 1 });
  expect(partsOf([step({ title: word('y') }), own])[0].governing_step?.title).toBe('Own');
});

test('a name that no step bears, and a calculation without steps, give nothing', () => {
  const [lost, empty] = partsOf([bending('y', '6.13'), naming], []);
  expect([lost.governing_step, empty.governing_step]).toEqual([null, null]);
});
