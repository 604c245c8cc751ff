// Checks out of the engine's tables. A trace is spelled out when somebody reads it: ten thousand
// members have half a million texts.

import type { CheckResult, EntityCheck, Status, TraceRow } from './check_result.ts';
import type { CheckHeader, TracesHeader } from './header.ts';
import { Tables } from './tables.ts';

/** As the engine numbers them. */
const ENTITIES = [
  ['Member', 'member_id'],
  ['MemberSet', 'memberset_id'],
  ['PlateElement', 'plate_element_id'],
  ['PlateSurface', 'plate_surface_id'],
] as const;
const STATUSES: readonly Status[] = ['Green', 'Yellow', 'Orange', 'Red', 'Indeterminate'];

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);
/** A field that is there only where the engine gives a number. */
const given = (name: string, value: number): Record<string, number | null> =>
  Number.isNaN(value) ? {} : { [name]: finite(value) };

/** The steps of every entity of every check. */
class Traces {
  readonly words: readonly string[];
  private readonly tables: Tables;
  private readonly decoder = new TextDecoder();

  constructor(header: TracesHeader, numbers: Float64Array) {
    this.words = header.words;
    this.tables = new Tables(header.tables, numbers);
  }

  spelled(first: number, count: number): TraceRow[] {
    const text = this.tables.bytes('text');
    let begin = first > 0 ? this.tables.row('rows', first - 1)[6] : 0;
    return Array.from({ length: count }, (_, i) => {
      const [label, formula, unit, value, demand, capacity, end] = this.tables.row(
        'rows',
        first + i,
      );
      const substituted = this.decoder.decode(text.subarray(begin, end));
      begin = end;
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
}

function readEntity(row: Float64Array, traces: Traces): EntityCheck {
  const [kind, id, status, utilization, demand, capacity, combination, place] = row;
  const [message, report, first, count] = row.subarray(8);
  const [type, idName] = ENTITIES[kind];
  let trace: TraceRow[] | undefined;
  return {
    entity: { type, [idName]: id },
    utilization: finite(utilization),
    status: STATUSES[status],
    demand: finite(demand),
    capacity: finite(capacity),
    governing_combination_id: finite(combination),
    location_x_frac: finite(place),
    message: message >= 0 ? traces.words[message] : null,
    ...(report >= 0 ? { rendered_report: traces.words[report] } : {}),
    get trace() {
      trace ??= traces.spelled(first, count);
      return trace;
    },
  };
}

export function readChecks(
  headers: readonly CheckHeader[],
  tracesHeader: TracesHeader,
  numbers: Float64Array,
): CheckResult[] {
  const traces = new Traces(tracesHeader, numbers);
  return headers.map(({ governing, tables: tableHeaders, unsolved_combination_ids, ...rest }) => {
    const tables = new Tables(tableHeaders, numbers);
    const per_entity = Array.from({ length: tables.rows('per_entity') }, (_, i) =>
      readEntity(tables.row('per_entity', i), traces),
    );
    return {
      ...rest,
      governing: governing === null ? null : per_entity[governing],
      unsolved_combination_ids,
      per_entity,
    };
  });
}
