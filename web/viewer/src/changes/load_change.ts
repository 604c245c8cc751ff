// Other magnitudes of loads. Loads of a case that differ only in what they act on are one group, and
// are changed together.

import type { Document, LoadCase } from 'loadpath';
import { type QuantityName, TYPED_DIGITS, type Units } from '../format/display_units';
import { idRanges } from '../format/id_ranges';
import type { DocumentUnits } from '../model/document_units';
import { type Change, withAnalysis } from './change';

/** Lists of loads that have a magnitude: what one is called, what it acts on, and its quantity. */
const KINDS = {
  nodal_loads: ['force', 'node', 'force'],
  nodal_moments: ['moment', 'node', 'moment'],
  distributed_loads: ['line load', 'member', 'line_load'],
  member_point_loads: ['force', 'member', 'force'],
  member_point_moments: ['moment', 'member', 'moment'],
  surface_loads: ['area load', null, 'area_load'],
  plate_pressures: ['pressure', null, 'area_load'],
} as const satisfies Partial<
  Record<keyof LoadCase, readonly [string, 'node' | 'member' | null, QuantityName]>
>;

type ListName = keyof typeof KINDS;

interface GivenLoad {
  id: number;
  magnitude: number;
  end_magnitude?: number | null;
  node?: number;
  member?: number;
}

export interface LoadGroup {
  loadCase: LoadCase;
  list: ListName;
  ids: readonly number[];
  /** "Line load on members 1–4" */
  title: string;
  quantity: QuantityName;
  /** SI; two where the load is a trapezoid. */
  magnitudes: readonly number[];
}

export function loadGroups(loadCase: LoadCase, units: DocumentUnits): LoadGroup[] {
  return (Object.keys(KINDS) as ListName[]).flatMap((list) => groupsOf(loadCase, list, units));
}

/** Loads that act on the same are told apart by their numbers. */
function titlesOf(list: ListName, groups: readonly (readonly GivenLoad[])[]): string[] {
  const [word, on] = KINDS[list];
  const name = `${word[0].toUpperCase()}${word.slice(1)}`;
  const places = groups.map((loads) => {
    if (!on) return '';
    return ` on ${on}${loads.length > 1 ? 's' : ''} ${idRanges(loads.map((load) => load[on]!))}`;
  });
  return places.map((place, i) => {
    const isShared = places.filter((other) => other === place).length > 1;
    const ids = !on || isShared ? ` ${idRanges(groups[i].map(({ id }) => id))}` : '';
    return name + ids + place;
  });
}

function groupsOf(loadCase: LoadCase, list: ListName, units: DocumentUnits): LoadGroup[] {
  const [, on, quantity] = KINDS[list];
  const byFigures = new Map<string, GivenLoad[]>();
  for (const load of (loadCase[list] ?? []) as readonly GivenLoad[]) {
    const { id, node, member, ...rest } = load;
    const key = on ? JSON.stringify(rest) : String(id);
    byFigures.set(key, [...(byFigures.get(key) ?? []), load]);
  }
  const groups = [...byFigures.values()];
  const titles = titlesOf(list, groups);
  return groups.map((loads, i) => {
    const [{ magnitude, end_magnitude }] = loads;
    const ends = end_magnitude == null || end_magnitude === magnitude ? [] : [end_magnitude];
    return {
      loadCase,
      list,
      ids: loads.map(({ id }) => id),
      title: titles[i],
      quantity,
      magnitudes: [magnitude, ...ends].map((given) => given * unitOf(quantity, units)),
    };
  });
}

/** SI per unit of the document. */
function unitOf(quantity: QuantityName, { force, length, pressure }: DocumentUnits): number {
  if (quantity === 'moment') return force * length;
  if (quantity === 'line_load') return force / length;
  return quantity === 'area_load' ? pressure : force;
}

/** `at` 0 is where the load begins; a load of one size keeps one. */
export function changeMagnitude(
  group: LoadGroup,
  at: number,
  value: number,
  given: DocumentUnits,
  shown: Units,
): Change {
  const { loadCase, list, ids, magnitudes } = group;
  const chosen = new Set(ids);
  const magnitude = value / unitOf(group.quantity, given);
  const put = (load: GivenLoad): GivenLoad => {
    if (!chosen.has(load.id)) return load;
    if (at === 1) return { ...load, end_magnitude: magnitude };
    const hasOneSize = magnitudes.length === 1 && load.end_magnitude != null;
    return { ...load, magnitude, ...(hasOneSize && { end_magnitude: magnitude }) };
  };
  const { number, symbol } = shown[group.quantity];
  const text = (si: number) => `${number(si, TYPED_DIGITS)} ${symbol}`;
  const place = magnitudes.length > 1 ? (at === 0 ? ', where it begins' : ', where it ends') : '';
  return {
    subject: `${loadCase.name}, ${group.title.toLowerCase()}${place}`,
    from: text(magnitudes[at]),
    to: text(value),
    apply: (document: Document) =>
      withAnalysis(document, {
        load_cases: document.analysis.load_cases?.map((each) =>
          each.id === loadCase.id
            ? { ...each, [list]: (each[list] as GivenLoad[]).map(put) }
            : each,
        ),
      }),
  };
}
