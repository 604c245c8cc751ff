// What one load case or combination came to.

import {
  COLUMNS,
  centreResultants,
  type Forces,
  OFFSETS,
  RESULTANTS,
  type ResultSet,
  type Results,
  STRESSES,
} from 'loadpath';
import type { Quantity, Units } from '../format/display_units';
import type { Structure } from '../model/structure';
import { type Sign, type Signs, signOfSet } from '../results/signs';
import {
  COMPONENT_QUANTITY,
  COMPONENT_TITLES,
  COMPONENTS,
  type Component,
  PLATE_WORDS,
} from '../results/solution';
import {
  type Cell,
  type Column,
  measured,
  plain,
  SECTION,
  type Table,
  type TableRow,
} from './table';

/** The symbol of a section force. */
export const forceName = (c: Component): string => COMPONENT_TITLES[c].split(',')[0];
/** Components of reactions and end forces as they are titled. */
export const forceTitle = (c: Component): string => c[0].toUpperCase() + c.slice(1);

/** Three quantities of one kind, then three of another. */
export const sixOf = (first: Quantity, then: Quantity): Quantity[] => [
  first,
  first,
  first,
  then,
  then,
  then,
];

export function resultTables(
  structure: Structure,
  results: Results,
  set: ResultSet,
  units: Units,
  signs: Signs,
): Table[] {
  const signOf = (member: number, component: Component): Sign => {
    const placed = structure.memberById.get(member);
    return placed ? signOfSet(signs, set, placed, component) : 1;
  };
  return [
    displacements(results, set, units),
    reactions(results, set, units),
    ...(results.places.members.size
      ? [memberForces(structure, results, set, units, signOf), endForces(results, set, units)]
      : []),
    ...(results.plates.count ? [plateResults(results, set, units)] : []),
  ];
}

function displacements(results: Results, set: ResultSet, units: Units): Table {
  const quantities = sixOf(units.displacement, units.rotation);
  const rows = () =>
    [...results.places.nodes.keys()].map((id): TableRow => {
      const moved = set.displacement(id);
      const cells = COLUMNS.Motion.map((name, i) => quantities[i].of(moved[name]));
      return { picked: { kind: 'node', id }, cells: [id, ...cells] };
    });
  const columns = COLUMNS.Motion.map((name, i) => measured(name, quantities[i]));
  return {
    name: 'Displacements',
    ofSet: true,
    heading: set.name,
    columns: [plain('Node'), ...columns],
    rows,
  };
}

function reactions(results: Results, set: ResultSet, units: Units): Table {
  const rows = () =>
    [...results.places.supports.keys()].map((id): TableRow => {
      const cells = forceCells(set.reaction(id), units);
      return { picked: { kind: 'node', id }, cells: [id, ...cells] };
    });
  const columns = [plain('Node'), ...forceColumns(units)];
  const { sum_of_reactions, sum_of_loads } = set.balance;
  const totals = (values: readonly number[]) =>
    COMPONENTS.map((c, i) => units[COMPONENT_QUANTITY[c]].of(values[i]));
  const sums = () => [
    ['All, moments about the origin', ...totals(sum_of_reactions)],
    ['Loads', ...totals(sum_of_loads)],
  ];
  return { name: 'Reactions', ofSet: true, heading: set.name, columns, rows, sums };
}

const forceColumns = (units: Units): Column[] =>
  COMPONENTS.map((c) => measured(forceTitle(c), units[COMPONENT_QUANTITY[c]]));

const forceCells = (forces: Forces, units: Units): number[] =>
  COMPONENTS.map((c) => units[COMPONENT_QUANTITY[c]].of(forces[c]));

/** Exact extremes along each member, in the signs that are shown. */
function memberForces(
  { memberById }: Structure,
  results: Results,
  set: ResultSet,
  units: Units,
  signOf: (member: number, component: Component) => Sign,
): Table {
  const columns = COMPONENTS.flatMap((c) => {
    const quantity = units[COMPONENT_QUANTITY[c]];
    return ['max', 'min'].map((word) => measured(`${forceName(c)} ${word}`, quantity));
  });
  const rows = () =>
    [...results.places.members].map(([id, place]): TableRow => {
      const row = set.tables.row('extremes', place);
      const cells: Cell[] = [id, memberById.get(id)?.section?.name ?? null];
      for (const c of COMPONENTS) {
        const { of } = units[COMPONENT_QUANTITY[c]];
        const sign = signOf(id, c);
        const { max, min } = OFFSETS.Extreme;
        const from = OFFSETS.Extremes[c];
        // A change of sign swaps the larger and the smaller end; 0 is never −0.
        cells.push(of(0 + sign * row[from + (sign === 1 ? max : min)]));
        cells.push(of(0 + sign * row[from + (sign === 1 ? min : max)]));
      }
      return { picked: { kind: 'member', id }, cells };
    });
  const named = [plain('Member'), plain(SECTION), ...columns];
  return { name: 'Member forces', ofSet: true, heading: set.name, columns: named, rows };
}

/** Whose signs they have: those of the document, whatever is shown elsewhere. */
export const END_FORCES_NOTE =
  'Member end forces are what the nodes exert on the member in its local axes.';

function endForces(results: Results, set: ResultSet, units: Units): Table {
  const rows = () =>
    [...results.places.members.keys()].flatMap((id) =>
      Object.entries({ start: set.startForces(id), end: set.endForces(id) }).map(
        ([end, forces]): TableRow => ({
          picked: { kind: 'member', id },
          cells: [id, end, ...forceCells(forces, units)],
        }),
      ),
    );
  const columns = [plain('Member'), plain('End'), ...forceColumns(units)];
  const note = END_FORCES_NOTE;
  return { name: 'Member end forces', ofSet: true, heading: set.name, columns, rows, note };
}

const PLATE_NOTE =
  'At the centres of elements, in local axes; tension is positive, a positive moment stretches the face at local −z.';

/** At the centre of each plate, those that meshing made included. */
function plateResults(results: Results, set: ResultSet, units: Units): Table {
  const values = plateValues(units);
  const columns = values.map(({ title, quantity }) => measured(title, quantity));
  const cellsOf = (place: number) =>
    plateValuesOf(set, place).map((value, i) => values[i].quantity.of(value));
  return { ...plateTable(results, columns, cellsOf), heading: set.name };
}

/** What is told of each plate. */
export const plateValues = (units: Units): { title: string; quantity: Quantity }[] =>
  [...RESULTANTS, ...STRESSES].map((name) => {
    const { title, quantity } = PLATE_WORDS[name];
    return { title: title.split(',')[0], quantity: units[quantity] };
  });

/** SI, in the order of `plateValues`. */
export const plateValuesOf = ({ tables }: ResultSet, place: number): number[] => [
  ...centreResultants(tables, place),
  ...tables.row('plate_stresses', place),
];

/** A row for each plate. */
export function plateTable(
  { plates }: Results,
  columns: Column[],
  cellsOf: (place: number) => Cell[],
): Omit<Table, 'heading'> {
  const rows = () =>
    [...plates.index].map(([id, place]): TableRow => {
      const surface = plates.surfaceOf(place);
      const picked =
        surface === null
          ? { kind: 'plate' as const, id }
          : { kind: 'surface' as const, id: surface, element: id };
      return { picked, cells: [id, surface, ...cellsOf(place)] };
    });
  const named = [plain('Plate'), plain('Surface'), ...columns];
  return { name: 'Plate results', ofSet: true, columns: named, rows, note: PLATE_NOTE };
}
