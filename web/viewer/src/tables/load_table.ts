// Every load of every load case: what it acts on, its value as a number with the unit beside it.

import type { Quantity, Units } from '../format/display_units';
import { type CaseLoads, caseLoads, type LineLoad } from '../model/load_case_loads';
import type { Picked } from '../model/picked';
import type { Structure } from '../model/structure';
import { dot, length, type Vec3 } from '../model/vector';
import { type Cell, plain, type Table, type TableRow } from './table';

export function loadTable(structure: Structure, units: Units): Table {
  const cases = structure.document.analysis.load_cases ?? [];
  const areVarying = cases.some(({ distributed_loads }) =>
    distributed_loads?.some(
      ({ magnitude, end_magnitude }) => (end_magnitude ?? magnitude) !== magnitude,
    ),
  );
  const eachRow = function* () {
    for (const loadCase of cases) {
      for (const { picked, cells } of loadRows(caseLoads(structure, loadCase), units)) {
        const [on, kind, value, to, ...rest] = cells;
        const values = areVarying ? [value, to] : [value];
        yield { picked, cells: [loadCase.name, on, kind, ...values, ...rest] };
      }
    }
  };
  // Of what varies along a member the second value is the one at its end.
  const values = areVarying ? ['Value', 'To'] : ['Value'];
  const columns = [
    ...['Case', 'On', 'Kind'].map(plain),
    ...values.map((title) => ({ title })),
    ...['Unit', 'Direction'].map(plain),
  ];
  const rows = () => [...eachRow()];
  return { name: 'Loads', ofSet: false, heading: 'Model', columns, rows, eachRow };
}

interface Load {
  on: Picked | null;
  name?: string;
  kind: string;
  quantity: Quantity;
  /** SI. */
  value: number;
  to?: number | null;
  along?: Vec3;
}

function rowOf({ on, name, kind, quantity, value, to, along }: Load): TableRow {
  const { of, symbol } = quantity;
  const cells: Cell[] = [name ?? `${on?.kind} ${on?.id}`, kind, of(value)];
  cells.push(to == null ? null : of(to), symbol, along ? direction(along) : null);
  return { picked: on, cells };
}

function* loadRows(given: CaseLoads, units: Units): Generator<TableRow> {
  const place = (at: Vec3) => `(${at.map((c) => units.length.number(c)).join(', ')})`;
  if (given.hasSelfWeight)
    yield { picked: null, cells: ['everything', 'self-weight', null, null, null, null] };
  for (const { on, kind, at, vector } of given.points) {
    const quantity = kind === 'force' ? units.force : units.moment;
    const name = `${on.kind} ${on.id} at ${place(at)}`;
    yield rowOf({ on, name, kind, quantity, value: length(vector), along: vector });
  }
  for (const line of given.lines) yield lineRow(line, units);
  for (const { on, boundary, vector, isProjected } of given.areas) {
    const name = on ? undefined : `area ${boundary.map(place).join(' ')}`;
    const kind = `area load${projected(isProjected)}`;
    const quantity = units.area_load;
    yield rowOf({ on: on ?? null, name, kind, quantity, value: length(vector), along: vector });
  }
  for (const { kind, node, axis, value } of given.settlements) {
    const quantity = kind === 'rotation' ? units.rotation : units.displacement;
    const on = { kind: 'node' as const, id: node };
    yield rowOf({ on, kind: 'support movement', quantity, value, along: axis });
  }
  for (const { member, uniform, gradient_y, gradient_z } of given.heated) {
    const parts: [string, number][] = [
      ['temperature', uniform],
      ['temperature gradient y', gradient_y],
      ['temperature gradient z', gradient_z],
    ];
    const on = { kind: 'member' as const, id: member.member.id };
    for (const [kind, value] of parts) {
      if (value !== 0) yield rowOf({ on, kind, quantity: units.temperature, value });
    }
  }
}

/** Along the direction at its start, or at its end where it begins with nothing. */
function lineRow({ member, from, to, start, end, isProjected }: LineLoad, units: Units): TableRow {
  const { id } = member.member;
  const ends = [from, to].map((at) =>
    units.length.number(Math.hypot(...at.map((c, i) => c - member.start[i]))),
  );
  const isWhole = ends[0] === '0' && ends[1] === units.length.number(member.length);
  const along = length(start) > 0 ? start : end;
  const quantity = units.line_load;
  const [value, last] = [start, end].map((v) => length(v) * (dot(v, along) < 0 ? -1 : 1));
  // Ends are alike where they are written alike.
  const isEven = quantity.number(value) === quantity.number(last);
  return rowOf({
    on: { kind: 'member', id },
    name: isWhole ? undefined : `member ${id} from x = ${ends.join(' to ')} ${units.length.symbol}`,
    kind: `line load${projected(isProjected)}`,
    quantity,
    value,
    to: isEven ? null : last,
    along,
  });
}

const projected = (is: boolean) => (is ? ', projected' : '');

function direction(v: Vec3): string {
  const size = length(v) || 1;
  return `(${v.map((c) => Number((c / size).toPrecision(3))).join(', ')})`;
}
