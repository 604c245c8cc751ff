// The largest and smallest values over the combinations of a limit state, and which combination gives them.

import { COLUMNS, OFFSETS, type ResultEnvelope, type Results, type Tables } from 'loadpath';
import type { Quantity, Units } from '../format/display_units';
import type { Picked } from '../model/picked';
import type { Structure } from '../model/structure';
import { envelopeTitle } from '../results/envelope_title';
import { type Sign, type Signs, shownSign } from '../results/signs';
import { COMPONENT_QUANTITY, COMPONENTS } from '../results/solution';
import { plateEnvelopeTable } from './plate_envelope_table';
import { forceName, forceTitle, sixOf } from './result_tables';
import { measured, plain, type Table, type TableRow } from './table';

interface Value {
  name: string;
  quantity: Quantity;
  /** Where its extremes begin in a row. */
  offset: number;
  /** Turns values of an item into those that are shown. */
  signOf?(id: number): Sign;
}

type Envelope = Tables<'EnvelopeTables'>;

export function envelopeTables(
  { memberById }: Structure,
  results: Results,
  given: ResultEnvelope,
  units: Units,
  signs: Signs,
): Table[] {
  const { tables: envelope } = given;
  const names = results.sets.filter((s) => s.kind === 'loadcombination').map((s) => s.name);
  const { places } = results;
  const quantities = sixOf(units.displacement, units.rotation);
  const moves = COLUMNS.Motion.map((name, i) => ({
    name,
    quantity: quantities[i],
    offset: OFFSETS.NodeEnvelope[name],
  }));
  const forces = (title: typeof forceName, offsets: Record<(typeof COMPONENTS)[number], number>) =>
    COMPONENTS.map((c) => ({
      name: title(c),
      quantity: units[COMPONENT_QUANTITY[c]],
      offset: offsets[c],
    }));
  const made = (
    name: string,
    table: Parameters<Envelope['row']>[0],
    kind: Picked['kind'],
    index: ReadonlyMap<number, number>,
    values: Value[],
  ): Table => ({
    ...extremes(name, kind, index, values, (row) => envelope.row(table, row), names),
    heading: envelopeTitle(given),
  });
  const pushes = forces(forceTitle, OFFSETS.ReactionEnvelope);
  const along = forces(forceName, OFFSETS.MemberEnvelope).map((value, i) => ({
    ...value,
    signOf: (id: number): Sign => {
      const placed = memberById.get(id);
      return placed ? shownSign(signs, placed, COMPONENTS[i]) : 1;
    },
  }));
  return [
    made('Displacements', 'node_envelope', 'node', places.nodes, moves),
    made('Reactions', 'reaction_envelope', 'node', places.supports, pushes),
    ...(places.members.size
      ? [made('Member forces', 'member_envelope', 'member', places.members, along)]
      : []),
    ...(results.plates.count ? [plateEnvelopeTable(results, given, units)] : []),
  ];
}

function extremes(
  name: string,
  kind: Picked['kind'],
  index: ReadonlyMap<number, number>,
  values: readonly Value[],
  rowAt: (row: number) => Float64Array,
  combinations: readonly string[],
): Omit<Table, 'heading'> {
  const columns = values.flatMap((v) => [
    measured(`${v.name} max`, v.quantity),
    plain(`${v.name} max in`),
    measured(`${v.name} min`, v.quantity),
    plain(`${v.name} min in`),
  ]);
  const rows = () =>
    [...index].map(([id, place]): TableRow => {
      const row = rowAt(place);
      const cells = values.flatMap(({ quantity, offset, signOf }) => {
        const at = (field: keyof typeof OFFSETS.Governed) => row[offset + OFFSETS.Governed[field]];
        const sign = signOf?.(id) ?? 1;
        const ends = (['max', 'min'] as const).map((end) => [
          quantity.of(0 + sign * at(end)),
          combinations[at(`${end}_combination`)] ?? null,
        ]);
        return (sign === 1 ? ends : ends.reverse()).flat();
      });
      return { picked: { kind, id }, cells: [id, ...cells] };
    });
  const title = kind === 'member' ? 'Member' : 'Node';
  return { name, ofSet: true, columns: [plain(title), ...columns], rows };
}
