// The largest and smallest values at the centre of each plate over the combinations of a limit state,
// and which combination gives them.

import type { ResultEnvelope, ResultSet, Results } from 'loadpath';
import type { Units } from '../format/display_units';
import { envelopeTitle } from '../results/envelope_title';
import { plateTable, plateValues, plateValuesOf } from './result_tables';
import { type Cell, measured, plain, type Table } from './table';

/** What differs by less is of equal size: the last digits choose no combination. */
const TIE = 1e-9;

export function plateEnvelopeTable(
  results: Results,
  envelope: ResultEnvelope,
  units: Units,
): Table {
  const sets = results.sets.filter(
    ({ kind, isUsable, name }) =>
      kind === 'loadcombination' && isUsable && envelope.combinations.includes(name),
  );
  const values = plateValues(units);
  const columns = values.flatMap(({ title, quantity }) =>
    ['max', 'min'].flatMap((end) => [
      measured(`${title} ${end}`, quantity),
      plain(`${title} ${end} in`),
    ]),
  );
  const cellsOf = (place: number): Cell[] => {
    const given = sets.map((set) => ({ set, of: plateValuesOf(set, place) }));
    return values.flatMap(({ quantity }, i) => {
      const found = given.map(({ set, of }) => ({ set, value: of[i] }));
      return [largest(found, 1), largest(found, -1)].flatMap(({ value, set }) => [
        quantity.of(value),
        set.name,
      ]);
    });
  };
  return { ...plateTable(results, columns, cellsOf), heading: envelopeTitle(envelope) };
}

interface Found {
  set: ResultSet;
  value: number;
}

/** The first that none exceeds, or with -1 the first that none is below. */
const largest = (all: readonly Found[], side: 1 | -1): Found =>
  all.reduce((best, each) => {
    const step = TIE * Math.max(Math.abs(best.value), Math.abs(each.value));
    return side * (each.value - best.value) > step ? each : best;
  });
