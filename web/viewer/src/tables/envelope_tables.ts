// The largest and smallest values over all combinations, and which combination gives them.

import { MEMBER_COMPONENTS, type Results, type Tables } from 'loadpath';
import type { Quantity, Units } from '../format/display_units';
import type { Picked } from '../model/picked';
import { COMPONENT_QUANTITY, COMPONENTS } from '../results/solution';
import { forceName, sixOf } from './result_tables';
import { measured, plain, type Table, type TableRow } from './table';

interface Value {
  name: string;
  quantity: Quantity;
  /** Place among the values of a row. */
  place: number;
}

export function envelopeTables(results: Results, envelope: Tables, units: Units): Table[] {
  const names = results.sets.filter((s) => s.kind === 'loadcombination').map((s) => s.name);
  const six = (titles: string[], first: Quantity, then: Quantity): Value[] =>
    sixOf(first, then).map((quantity, place) => ({ name: titles[place], quantity, place }));
  const forces = COMPONENTS.map((c) => ({
    name: forceName(c),
    quantity: units[COMPONENT_QUANTITY[c]],
    place: MEMBER_COMPONENTS.indexOf(c),
  }));
  const made = (
    name: string,
    table: string,
    kind: Picked['kind'],
    index: ReadonlyMap<number, number>,
    values: Value[],
  ) => extremes(name, kind, index, values, (row) => envelope.row(table, row), names);
  const moves = six(['dx', 'dy', 'dz', 'rx', 'ry', 'rz'], units.displacement, units.rotation);
  const pushes = six(['Fx', 'Fy', 'Fz', 'Mx', 'My', 'Mz'], units.force, units.moment);
  return [
    made('Displacements', 'node_envelope', 'node', results.nodeIndex, moves),
    made('Reactions', 'reaction_envelope', 'node', results.supportIndex, pushes),
    ...(results.memberIndex.size
      ? [made('Member forces', 'member_envelope', 'member', results.memberIndex, forces)]
      : []),
  ];
}

function extremes(
  name: string,
  kind: Picked['kind'],
  index: ReadonlyMap<number, number>,
  values: readonly Value[],
  rowAt: (row: number) => Float64Array,
  combinations: readonly string[],
): Table {
  const columns = values.flatMap((v) => [
    measured(`${v.name} max`, v.quantity),
    plain(`${v.name} max in`),
    measured(`${v.name} min`, v.quantity),
    plain(`${v.name} min in`),
  ]);
  const rows = () =>
    [...index].map(([id, place]): TableRow => {
      const row = rowAt(place);
      const cells = values.flatMap(({ quantity, place: value }) => {
        const [most, mostIn, least, leastIn] = row.subarray(value * 4, value * 4 + 4);
        const named = (k: number) => combinations[k] ?? null;
        return [quantity.of(most), named(mostIn), quantity.of(least), named(leastIn)];
      });
      return { picked: { kind, id }, cells: [id, ...cells] };
    });
  const title = kind === 'member' ? 'Member' : 'Node';
  return { name, ofSet: true, columns: [plain(title), ...columns], rows };
}
