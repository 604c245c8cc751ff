// What one load case or combination came to.

import { MEMBER_COMPONENTS, RESULTANTS, type ResultSet, type Results, STRESSES } from 'loadpath';
import type { Quantity, Units } from '../format/display_units';
import { COMPONENT_QUANTITY, COMPONENTS, type Component, PLATE_WORDS } from '../results/solution';
import { measured, plain, type Table, type TableRow } from './table';

export const forceName = (c: Component): string =>
  c === 'mx' ? 'T' : c[0].toUpperCase() + c.slice(1);

/** Three quantities of one kind, then three of another. */
export const sixOf = (first: Quantity, then: Quantity): Quantity[] => [
  first,
  first,
  first,
  then,
  then,
  then,
];

export function resultTables(results: Results, set: ResultSet, units: Units): Table[] {
  return [
    displacements(results, set, units),
    reactions(results, set, units),
    ...(results.memberIndex.size
      ? [memberForces(results, set, units), endForces(results, set, units)]
      : []),
    ...(results.plates.count ? [plateResults(results, set, units)] : []),
  ];
}

function displacements(results: Results, set: ResultSet, units: Units): Table {
  const quantities = sixOf(units.displacement, units.rotation);
  const names = ['dx', 'dy', 'dz', 'rx', 'ry', 'rz'];
  const rows = () =>
    [...results.nodeIndex.keys()].map((id): TableRow => {
      const d = results.displacement(set, id)!;
      return { picked: { kind: 'node', id }, cells: [id, ...quantities.map((q, i) => q.of(d[i]))] };
    });
  const columns = [plain('Node'), ...names.map((name, i) => measured(name, quantities[i]))];
  return { name: 'Displacements', ofSet: true, columns, rows };
}

function reactions(results: Results, set: ResultSet, units: Units): Table {
  const quantities = sixOf(units.force, units.moment);
  const names = ['Fx', 'Fy', 'Fz', 'Mx', 'My', 'Mz'];
  const rows = () =>
    [...results.supportIndex.keys()].map((id): TableRow => {
      const r = results.reaction(set, id)!;
      return { picked: { kind: 'node', id }, cells: [id, ...quantities.map((q, i) => q.of(r[i]))] };
    });
  const columns = [plain('Node'), ...names.map((name, i) => measured(name, quantities[i]))];
  return { name: 'Reactions', ofSet: true, columns, rows };
}

/** Exact extremes along each member. */
function memberForces(results: Results, set: ResultSet, units: Units): Table {
  const columns = COMPONENTS.flatMap((c) => {
    const quantity = units[COMPONENT_QUANTITY[c]];
    return ['max', 'min'].map((word) => measured(`${forceName(c)} ${word}`, quantity));
  });
  const rows = () =>
    [...results.memberIndex.keys()].map((id): TableRow => {
      const row = results.extremes(set, id)!;
      const cells = COMPONENTS.flatMap((c) => {
        const from = MEMBER_COMPONENTS.indexOf(c) * 4;
        const { of } = units[COMPONENT_QUANTITY[c]];
        return [of(row[from]), of(row[from + 2])];
      });
      return { picked: { kind: 'member', id }, cells: [id, ...cells] };
    });
  return { name: 'Member forces', ofSet: true, columns: [plain('Member'), ...columns], rows };
}

/** What the nodes exert on the member, in its local axes. */
function endForces(results: Results, set: ResultSet, units: Units): Table {
  const quantities = sixOf(units.force, units.moment);
  const names = ['Fx', 'Fy', 'Fz', 'Mx', 'My', 'Mz'];
  const width = 7;
  const rows = () =>
    [...results.memberIndex].flatMap(([id, place]) => {
      const row = set.tables.row('end_forces', place);
      return ['start', 'end'].map((end, e): TableRow => {
        const cells = quantities.map((q, i) => q.of(row[e * width + i]));
        return { picked: { kind: 'member', id }, cells: [id, end, ...cells] };
      });
    });
  const columns = names.map((name, i) => measured(name, quantities[i]));
  return {
    name: 'Member end forces',
    ofSet: true,
    columns: [plain('Member'), plain('End'), ...columns],
    rows,
  };
}

/** At the centre of each plate, those that meshing made included. */
function plateResults(results: Results, set: ResultSet, units: Units): Table {
  const names = [...RESULTANTS, ...STRESSES];
  const quantities = names.map((name) => units[PLATE_WORDS[name].quantity]);
  const titles = names.map((name, i) => {
    const [short] = PLATE_WORDS[name].title.split(',');
    return measured(short, quantities[i]);
  });
  const rows = () =>
    [...results.plates.index].map(([id, place]): TableRow => {
      const surface = results.plates.surfaceOf(place);
      const values = [
        ...set.tables.row('plate_resultants', place).subarray(0, RESULTANTS.length),
        ...set.tables.row('plate_stresses', place),
      ];
      const picked =
        surface === null
          ? { kind: 'plate' as const, id }
          : { kind: 'surface' as const, id: surface, element: id };
      return { picked, cells: [id, surface, ...quantities.map((q, i) => q.of(values[i]))] };
    });
  return {
    name: 'Plate results',
    ofSet: true,
    columns: [plain('Plate'), plain('Surface'), ...titles],
    rows,
  };
}
