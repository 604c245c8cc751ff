// Checks out of the engine's tables. A trace is spelled out when somebody reads it: ten thousand
// members have half a million steps.

import {
  type CheckResults,
  ENTITY_TYPE,
  type EntityResults,
  type EntityType,
  type Header,
  STATUS,
  type TraceStep,
  type Traces as TracesHeader,
} from '../answer.gen.ts';
import { type Named, named, Tables } from './tables.ts';

/** The name of an entity's id, which goes with its type. */
const ID_NAMES = {
  Member: 'member_id',
  MemberSet: 'memberset_id',
  PlateElement: 'plate_element_id',
  PlateSurface: 'plate_surface_id',
} as const satisfies Record<EntityType, string>;

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);
/** A field that is there only where the engine gives a number. */
const given = (name: string, value: number): Record<string, number> =>
  Number.isNaN(value) ? {} : { [name]: value };

/** The steps of every entity of every check. */
class Traces {
  readonly words: readonly string[];
  private readonly tables: Tables<'TraceTables'>;
  private readonly decoder = new TextDecoder();

  constructor(header: TracesHeader, numbers: Float64Array) {
    this.words = header.words;
    this.tables = new Tables(header.tables, numbers);
  }

  spelled(first: number, count: number): TraceStep[] {
    const text = this.tables.bytes('text');
    let begin = first > 0 ? this.stepAt(first - 1).text_end : 0;
    return Array.from({ length: count }, (_, i) => {
      const { label, formula, unit, value, demand, capacity, text_end } = this.stepAt(first + i);
      const substituted = this.decoder.decode(text.subarray(begin, text_end));
      begin = text_end;
      return {
        label: this.words[label],
        formula: this.words[formula],
        substituted,
        value: finite(value),
        unit: this.words[unit],
        ...given('demand', demand),
        ...given('capacity', capacity),
      };
    });
  }

  private stepAt(index: number): Named<'TextStepRow'> {
    return named('TextStepRow', this.tables.row('rows', index));
  }
}

function readEntity(row: Named<'EntityRow'>, traces: Traces): EntityResults {
  const type = ENTITY_TYPE[row.kind];
  let trace: TraceStep[] | undefined;
  return {
    entity: { type, [ID_NAMES[type]]: row.id },
    utilization: finite(row.utilization),
    status: STATUS[row.status],
    demand: finite(row.demand),
    capacity: finite(row.capacity),
    governing_combination_id: finite(row.combination),
    location_x_frac: finite(row.x_frac),
    message: row.message >= 0 ? traces.words[row.message] : null,
    ...(row.report >= 0 ? { rendered_report: traces.words[row.report] } : {}),
    get trace() {
      trace ??= traces.spelled(row.steps_first, row.steps_count);
      return trace;
    },
  };
}

export function readChecks(header: Header, numbers: Float64Array): CheckResults[] {
  const traces = new Traces(header.traces, numbers);
  return header.unity_check_results.map(({ governing, tables: given, ...rest }) => {
    const tables = new Tables<'CheckTables'>(given, numbers);
    const per_entity = Array.from({ length: tables.rows('per_entity') }, (_, i) =>
      readEntity(named('EntityRow', tables.row('per_entity', i)), traces),
    );
    return {
      ...rest,
      governing: governing === null ? null : per_entity[governing],
      per_entity,
    };
  });
}
