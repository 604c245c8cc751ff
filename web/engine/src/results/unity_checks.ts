// Checks out of the engine's tables. A trace is read when somebody asks for it: ten thousand
// members have half a million steps.

import {
  type CheckedPart,
  type CheckResults,
  ENTITY_TYPE,
  type EntityType,
  type Header,
  type Quantity,
  STATUS,
  type Step,
  type Traces as TracesHeader,
} from '../answer.gen.ts';
import { type Named, named, Tables } from './tables.ts';

/** One check of the document. */
export interface Check extends Omit<CheckResults, 'governing' | 'per_entity'> {
  governing: CheckedPart | null;
  per_entity: CheckedPart[];
}

/** The name of an entity's id, which goes with its type. */
const ID_NAMES = {
  Member: 'member_id',
  MemberSet: 'memberset_id',
  PlateElement: 'plate_element_id',
  PlateSurface: 'plate_surface_id',
} as const satisfies Record<EntityType, string>;

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

  private rowAt(index: number): Named<'StepRow'> {
    return named('StepRow', this.tables.row('steps', index));
  }

  private stepOf(row: Named<'StepRow'>, begin: number): Step {
    const texts = ['clause', 'equation', 'axis', 'symbol', 'expression', 'note'] as const;
    const numbers = ['demand', 'capacity'] as const;
    return {
      title: this.word(row.title) ?? '',
      ...Object.fromEntries(
        texts.filter((name) => row[name] >= 0).map((name) => [name, this.word(row[name])]),
      ),
      value: finite(row.value),
      unit: this.word(row.unit) ?? '',
      ...Object.fromEntries(
        numbers.filter((name) => Number.isFinite(row[name])).map((name) => [name, row[name]]),
      ),
      is_utilization: row.is_utilization === 1,
      quantities: Array.from({ length: row.quantities_end - begin }, (_, i) =>
        this.quantityAt(begin + i),
      ),
    };
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

function readPart(row: Named<'EntityRow'>, traces: Traces): CheckedPart {
  const type = ENTITY_TYPE[row.kind];
  const report = traces.word(row.report);
  let trace: Step[] | undefined;
  return {
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
