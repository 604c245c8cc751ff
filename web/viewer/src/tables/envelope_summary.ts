// One row per member or support with both ends of an envelope in a cell: what fits on paper.

import { OFFSETS, type ResultEnvelope, type Results, WIDTHS } from 'loadpath';
import { formatNumber, type Units } from '../format/display_units';
import type { PlacedMember, Structure } from '../model/structure';
import { governingClause } from '../results/governing_clause';
import type { Judged } from '../results/judged';
import { type Sign, type Signs, shownSign } from '../results/signs';
import { COMPONENT_QUANTITY, COMPONENTS, type Component } from '../results/solution';
import { worstChecks } from '../results/worst_checks';
import { numberedCombinations, numberText } from './combinations_on_paper';
import { forceName, forceTitle } from './result_tables';
import {
  type Cell,
  type Column,
  measured,
  plain,
  SECTION,
  type Table,
  type TableRow,
} from './table';

const OF_MEMBERS: readonly Component[] = ['fx', 'fy', 'fz', 'my', 'mz'];
const ROUNDING = 1e-9;
/** Steps that are written, as a share of the largest force or moment: finer ones are no engineer's. */
const FINEST = 1e-4;

/** What a member is, the extremes of one envelope along it, and its worst check. */
export function memberSummary(
  structure: Structure,
  results: Results,
  envelope: ResultEnvelope | null,
  units: Units,
  signs: Signs,
): Table {
  const ends = envelope && new BothEnds(envelope, 'member_envelope', 'MemberEnvelope', units);
  const forces = OF_MEMBERS.filter((c) => ends?.isThere(c));
  const columns = [
    plain('Member'),
    plain(SECTION),
    plain('Nodes'),
    measured('L', units.length),
    ...forces.map((c) => ends!.column(forceName(c), c)),
    { title: 'Use' },
    plain('Clause'),
    plain('Combination'),
  ];
  const { members: worst } = worstChecks(structure, results);
  const numbered = numberedCombinations(structure);
  const rowOf = (placed: PlacedMember): TableRow => {
    const { id, start_node_id, end_node_id } = placed.member;
    const judged = worst.get(id);
    const isDecided = judged !== undefined && judged.utilization !== null;
    const place = results.places.members.get(id);
    const cells: Cell[] = [
      id,
      placed.section?.name ?? null,
      `${start_node_id}–${end_node_id}`,
      units.length.of(placed.length),
      ...forces.map((c) => ends!.text(place, c, shownSign(signs, placed, c))),
      judged ? (judged.utilization ?? 'undecided') : 'not checked',
      isDecided ? governingClause(judged.part) || null : null,
      judged === undefined ? null : combinationText(judged, numbered),
    ];
    return { picked: null, cells };
  };
  const eachRow = function* () {
    for (const placed of structure.members) yield rowOf(placed);
  };
  const rows = () => [...eachRow()];
  return { name: 'Members', ofSet: false, heading: 'Model', columns, rows, eachRow };
}

function combinationText(
  { part, combination }: Judged,
  numbered: ReadonlyMap<number, unknown>,
): string | null {
  const id = part.governing_combination_id;
  return combination !== null && id != null && numbered.has(id) ? numberText(id) : combination;
}

/** The extremes of the reactions at each support over the combinations of one limit state. */
export function reactionSummary(
  { places }: Results,
  envelope: ResultEnvelope,
  name: string,
  units: Units,
): Table {
  const ends = new BothEnds(envelope, 'reaction_envelope', 'ReactionEnvelope', units);
  const there = COMPONENTS.filter((c) => ends.isThere(c));
  const columns = [plain('Node'), ...there.map((c) => ends.column(forceTitle(c), c))];
  const rows = () =>
    [...places.supports].map(
      ([id, place]): TableRow => ({
        picked: null,
        cells: [id, ...there.map((c) => ends.text(place, c, 1))],
      }),
    );
  return { name, ofSet: false, heading: name, columns, rows };
}

/** Reads a table of extremes; what is only rounding, or too small to be written, beside its kind is zero. */
class BothEnds<T extends 'member_envelope' | 'reaction_envelope'> {
  private readonly sizes: Record<Component, number>;

  constructor(
    private readonly envelope: ResultEnvelope,
    private readonly table: T,
    private readonly row: T extends 'member_envelope' ? 'MemberEnvelope' : 'ReactionEnvelope',
    private readonly units: Units,
  ) {
    const sizes = COMPONENTS.map((c) => [c, this.largest(c)]);
    this.sizes = Object.fromEntries(sizes) as Record<Component, number>;
  }

  column(title: string, component: Component): Column {
    return measured(`${title} max / min`, this.units[COMPONENT_QUANTITY[component]]);
  }

  isThere(component: Component): boolean {
    return this.sizes[component] > ROUNDING * this.sizeOfKind(component);
  }

  text(place: number | undefined, component: Component, sign: Sign): string {
    if (place === undefined) return '–';
    const values = this.envelope.tables.row(this.table, place);
    const quantity = this.units[COMPONENT_QUANTITY[component]];
    const step = 10 ** Math.floor(Math.log10(FINEST * quantity.of(this.sizeOfKind(component))));
    const [a, b] = (['max', 'min'] as const).map((end) => {
      const value = quantity.of(sign * values[this.offset(component, end)]);
      return formatNumber(Math.round(value / step) * step, 3);
    });
    return sign === 1 ? `${a} / ${b}` : `${b} / ${a}`;
  }

  private sizeOfKind(component: Component): number {
    const kind = COMPONENT_QUANTITY[component];
    const alike = COMPONENTS.filter((c) => COMPONENT_QUANTITY[c] === kind);
    return Math.max(...alike.map((c) => this.sizes[c]));
  }

  private largest(component: Component): number {
    const all = this.envelope.tables.all(this.table);
    let size = 0;
    for (let from = 0; from < all.length; from += WIDTHS[this.row]) {
      const at = (end: 'max' | 'min') => Math.abs(all[from + this.offset(component, end)]);
      size = Math.max(size, at('max'), at('min'));
    }
    return size;
  }

  private offset(component: Component, end: 'max' | 'min'): number {
    return OFFSETS[this.row][component] + OFFSETS.Governed[end];
  }
}
