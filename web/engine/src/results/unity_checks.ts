// Checks out of the engine's tables. A trace is read when somebody asks for it: ten thousand
// members have half a million steps.

import {
  type CheckedPart,
  type CheckResults,
  ENTITY_TYPE,
  type EntityType,
  type Header,
  OFFSETS,
  type Quantity,
  STATUS,
  type Step,
  type Traces as TracesHeader,
  WIDTHS,
} from '../answer.gen.ts';
import { namesGoverning, type StepName, stepLabel } from './step_name.ts';
import { type Named, named, Tables } from './tables.ts';

/** One check of the document. */
export interface Check extends Omit<CheckResults, 'governing' | 'per_entity'> {
  governing: ReadPart | null;
  per_entity: ReadPart[];
}

/** What was checked, its calculation unread. */
export interface ReadPart extends CheckedPart {
  /** What names the step that its utilization comes from, found without reading any; else null. */
  readonly governing_step: StepName | null;
}

/** The name of an entity's id, which goes with its type. */
const ID_NAMES = {
  Member: 'member_id',
  MemberSet: 'memberset_id',
  PlateElement: 'plate_element_id',
  PlateSurface: 'plate_surface_id',
} as const satisfies Record<EntityType, string>;

const TEXTS = ['clause', 'equation', 'axis', 'symbol', 'expression', 'note'] as const;
const NUMBERS = ['demand', 'capacity'] as const;

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** The steps of every entity of every check. */
class Traces {
  private readonly words: readonly string[];
  private readonly tables: Tables<'TraceTables'>;

  constructor(header: TracesHeader, numbers: Float64Array) {
    this.words = header.words;
    this.tables = new Tables('TraceTables', header.tables, numbers);
  }

  word(number: number): string | undefined {
    return number < 0 ? undefined : this.words[number];
  }

  steps(first: number, count: number): Step[] {
    let begin = first > 0 ? this.rowAt(first - 1).quantities_end : 0;
    return Array.from({ length: count }, (_, i) => {
      const row = this.rowAt(first + i);
      const step = this.stepOf(row, begin);
      begin = row.quantities_end;
      return step;
    });
  }

  /**
   * What names the step that the last one speaks of; of a formula of the document the one with its
   * utilization. Numbers are compared where they stand: a page asks ten thousand times at once.
   */
  governing(first: number, count: number): StepName | null {
    const numbers = this.tables.all('steps');
    const number = (step: number, name: keyof typeof OFFSETS.StepRow) =>
      numbers[step * WIDTHS.StepRow + OFFSETS.StepRow[name]];
    const nameOf = (step: number): StepName => ({
      title: this.word(number(step, 'title')) ?? '',
      axis: this.word(number(step, 'axis')),
      clause: this.word(number(step, 'clause')),
      equation: this.word(number(step, 'equation')),
      symbol: this.word(number(step, 'symbol')),
    });
    const last = first + count - 1;
    const isNamed = count > 0 && namesGoverning(nameOf(last));
    const label = isNamed ? (this.word(number(last, 'expression')) ?? '') : null;
    for (let step = first; step <= last; step++) {
      if (number(step, 'is_utilization') !== 1) continue;
      if (label === null) return nameOf(step);
      // Most are told apart by their title.
      if (!label.startsWith(this.word(number(step, 'title')) ?? '')) continue;
      const name = nameOf(step);
      if (stepLabel(name) === label) return name;
    }
    return null;
  }

  private rowAt(index: number): Named<'StepRow'> {
    return named('StepRow', this.tables.row('steps', index));
  }

  private stepOf(row: Named<'StepRow'>, begin: number): Step {
    const step: Step = {
      title: this.word(row.title) ?? '',
      value: finite(row.value),
      unit: this.word(row.unit) ?? '',
      is_utilization: row.is_utilization === 1,
      quantities: [],
    };
    for (const name of TEXTS) if (row[name] >= 0) step[name] = this.word(row[name]);
    for (const name of NUMBERS) if (Number.isFinite(row[name])) step[name] = row[name];
    for (let i = begin; i < row.quantities_end; i++) step.quantities.push(this.quantityAt(i));
    return step;
  }

  private quantityAt(index: number): Quantity {
    const row = named('QuantityRow', this.tables.row('quantities', index));
    return {
      symbol: this.word(row.symbol) ?? '',
      value: finite(row.value),
      unit: this.word(row.unit) ?? '',
    };
  }
}

function readPart(row: Named<'EntityRow'>, traces: Traces): ReadPart {
  const type = ENTITY_TYPE[row.kind];
  const report = traces.word(row.report);
  let trace: Step[] | undefined;
  const part: CheckedPart = {
    entity: { type, [ID_NAMES[type]]: row.id },
    utilization: finite(row.utilization),
    status: STATUS[row.status],
    demand: finite(row.demand),
    capacity: finite(row.capacity),
    governing_combination_id: finite(row.combination),
    location_x_frac: finite(row.x_frac),
    message: traces.word(row.message) ?? null,
    ...(report === undefined ? {} : { rendered_report: report }),
    get trace() {
      trace ??= traces.steps(row.steps_first, row.steps_count);
      return trace;
    },
  };
  // A way to read what is there: as JSON a part is what the results document has.
  const get = () => traces.governing(row.steps_first, row.steps_count);
  return Object.defineProperty(part, 'governing_step', { get }) as ReadPart;
}

export function readChecks(header: Header, numbers: Float64Array): Check[] {
  const traces = new Traces(header.traces, numbers);
  return header.unity_check_results.map(({ governing, tables: given, ...rest }) => {
    const tables = new Tables('CheckTables', given, numbers);
    const per_entity = Array.from({ length: tables.rows('per_entity') }, (_, i) =>
      readPart(named('EntityRow', tables.row('per_entity', i)), traces),
    );
    return { ...rest, governing: governing === null ? null : per_entity[governing], per_entity };
  });
}
