// The rows behind every picture, in display units.

import { maximum, minimum, type ResultSet, type Results } from 'loadpath';
import type { Units } from '../format/display_units';
import type { Structure } from '../model/structure';
import type { Picked } from '../stage/pick';
import { worstChecks } from './member_checks';
import { COMPONENT_QUANTITY, COMPONENTS } from './solution';
import { statusWord } from './status';

export interface TableRow {
  picked: Picked;
  cells: (string | number | null)[];
}

export interface Table {
  name: string;
  /** Whether it shows one load case or combination. */
  ofSet: boolean;
  columns: {
    title: string;
    value: (row: TableRow) => string | number | null;
    text?: (row: TableRow) => string;
  }[];
  rows: TableRow[];
}

interface Column {
  title: string;
  text?: (value: number) => string;
}

function table(name: string, ofSet: boolean, columns: Column[], rows: TableRow[]): Table {
  return {
    name,
    ofSet,
    rows,
    columns: columns.map(({ title, text }, i) => ({
      title,
      value: (row) => row.cells[i],
      text: (row) => {
        const cell = row.cells[i];
        if (cell === null) return '–';
        return typeof cell === 'number' && text ? text(cell) : String(cell);
      },
    })),
  };
}

/** Cells hold display values, so that a CSV reads like the screen but with all digits. */
const plain = (value: number): string =>
  value === 0
    ? '0'
    : Math.abs(value) < 1e-3 || Math.abs(value) >= 1e7
      ? value.toExponential(2)
      : String(Number(value.toPrecision(4)));

export function tablesOf(
  structure: Structure,
  results: Results | null,
  set: ResultSet | null,
  units: Units,
): Table[] {
  const tables = [members(structure, units), nodes(structure, units)];
  if (structure.plates.length) tables.push(plates(structure, units));
  if (!results || !set) return tables;
  tables.push(
    displacements(structure, results, set, units),
    reactions(structure, results, set, units),
  );
  if (structure.members.length) tables.push(extremes(structure, results, set, units));
  if (results.checks.length) tables.push(checks(results));
  return tables;
}

function members(structure: Structure, units: Units): Table {
  const columns = [
    { title: 'Member' },
    { title: 'Section' },
    { title: 'Start' },
    { title: 'End' },
    { title: `Length (${units.length.symbol})`, text: plain },
    { title: 'Type' },
  ];
  const rows = structure.members.map(({ member, section, length }) => ({
    picked: { kind: 'member' as const, id: member.id },
    cells: [
      member.id,
      section?.name ?? '–',
      member.start_node_id,
      member.end_node_id,
      units.length.of(length),
      member.member_type ?? 'Normal',
    ],
  }));
  return table('Members', false, columns, rows);
}

function nodes(structure: Structure, units: Units): Table {
  const columns = ['X', 'Y', 'Z'].map((d) => ({
    title: `${d} (${units.length.symbol})`,
    text: plain,
  }));
  const rows = [...structure.nodes.values()].map(({ node, position }) => ({
    picked: { kind: 'node' as const, id: node.id },
    cells: [node.id, ...position.map(units.length.of), node.nodal_support ?? null],
  }));
  return table('Nodes', false, [{ title: 'Node' }, ...columns, { title: 'Support' }], rows);
}

function plates(structure: Structure, units: Units): Table {
  const { of, symbol } = units.displacement;
  const columns = [
    { title: 'Plate' },
    { title: 'Kind' },
    { title: `Thickness (${symbol})`, text: plain },
    { title: 'Nodes' },
  ];
  const rows = structure.plates.map((plate) => ({
    picked: { kind: 'plate' as const, id: plate.id },
    cells: [
      plate.id,
      plate.kind,
      of(plate.thickness * structure.units.length),
      plate.node_ids.join(' '),
    ],
  }));
  return table('Plates', false, columns, rows);
}

function displacements(
  structure: Structure,
  results: Results,
  set: ResultSet,
  units: Units,
): Table {
  const { displacement, rotation } = units;
  const columns = [
    ...['dx', 'dy', 'dz'].map((d) => ({ title: `${d} (${displacement.symbol})`, text: plain })),
    ...['rx', 'ry', 'rz'].map((d) => ({ title: `${d} (${rotation.symbol})`, text: plain })),
  ];
  const rows = [...structure.nodes.keys()].flatMap((id) => {
    const d = results.displacement(set, id);
    if (!d) return [];
    const cells = Array.from(d)
      .slice(0, 6)
      .map((v, i) => (i < 3 ? displacement : rotation).of(v));
    return [{ picked: { kind: 'node' as const, id }, cells: [id, ...cells] }];
  });
  return table('Displacements', true, [{ title: 'Node' }, ...columns], rows);
}

function reactions(structure: Structure, results: Results, set: ResultSet, units: Units): Table {
  const { force, moment } = units;
  const columns = [
    ...['Fx', 'Fy', 'Fz'].map((d) => ({ title: `${d} (${force.symbol})`, text: plain })),
    ...['Mx', 'My', 'Mz'].map((d) => ({ title: `${d} (${moment.symbol})`, text: plain })),
  ];
  const rows = [...structure.nodes.keys()].flatMap((id) => {
    const r = results.reaction(set, id);
    if (!r) return [];
    const cells = Array.from(r)
      .slice(0, 6)
      .map((v, i) => (i < 3 ? force : moment).of(v));
    return [{ picked: { kind: 'node' as const, id }, cells: [id, ...cells] }];
  });
  return table('Reactions', true, [{ title: 'Node' }, ...columns], rows);
}

function extremes(structure: Structure, results: Results, set: ResultSet, units: Units): Table {
  const columns = COMPONENTS.flatMap((c) => {
    const { symbol } = units[COMPONENT_QUANTITY[c]];
    const name = c === 'mx' ? 'T' : c[0].toUpperCase() + c.slice(1);
    return [`${name} max (${symbol})`, `${name} min (${symbol})`].map((title) => ({
      title,
      text: plain,
    }));
  });
  const rows = structure.members.flatMap(({ member: { id } }) => {
    const curves = results.curves(set, id);
    if (!curves) return [];
    const cells = COMPONENTS.flatMap((c) => {
      const { of } = units[COMPONENT_QUANTITY[c]];
      return [of(maximum(curves[c]).value), of(minimum(curves[c]).value)];
    });
    return [{ picked: { kind: 'member' as const, id }, cells: [id, ...cells] }];
  });
  return table('Member forces', true, [{ title: 'Member' }, ...columns], rows);
}

function checks(results: Results): Table {
  const columns = [
    { title: 'Member' },
    { title: 'Utilization', text: plain },
    { title: 'Status' },
    { title: 'Why' },
  ];
  const rows = [...worstChecks(results.checks)].map(([id, entity]) => ({
    picked: { kind: 'member' as const, id },
    cells: [
      id,
      entity.utilization,
      statusWord(entity.status).text,
      entity.message ?? governingRow(entity.trace),
    ],
  }));
  return table('Checks', false, columns, rows);
}

function governingRow(trace: readonly { label: string; substituted: string }[]): string {
  const row = trace.find((r) => r.label.startsWith('Governing'));
  return row?.substituted || row?.label || '';
}
