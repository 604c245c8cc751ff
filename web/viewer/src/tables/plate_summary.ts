// The extremes of plates on paper: a row for each quantity of a plate, with place and combination; of
// many plates a row for each quantity of all, and one for each plate with both ends in a cell.

import { RESULTANTS } from 'loadpath';
import { formatNumber, type Units } from '../format/display_units';
import type { Structure } from '../model/structure';
import { type PlateEnd, type PlateExtremes, widestEnds } from '../results/plate_extremes';
import type { PlateGroup } from '../results/plate_groups';
import { PLATE_WORDS, type PlateComponent } from '../results/solution';
import { numberedCombinations, numberText } from './combinations_on_paper';
import { type Cell, measured, plain, type Table, type TableRow } from './table';

/** Above this many plates the quantities of each have no row of their own. */
const FEW_PLATES = 4;
/** What is smaller beside the largest of its kind is zero. */
const ROUNDING = 1e-9;

/** Both principal stresses are one row; of others only the larger end says something. */
const HAS_NO_ROW: readonly PlateComponent[] = ['principal_min'];
const HAS_ONE_END: readonly PlateComponent[] = ['von_mises', 'd'];

interface Given {
  structure: Structure;
  units: Units;
  groups: readonly PlateGroup[];
  extremes: readonly PlateExtremes[];
  /** Whether the values are of several combinations. */
  areCombined: boolean;
}

export function plateTables(name: string, given: Given): Table[] {
  if (given.groups.length <= FEW_PLATES) return [endsTable(name, given, false)];
  return [endsTable(name, given, true), eachPlate(`${name}, each plate`, given)];
}

/** `ofAll`: the ends of all plates together, with the plate of each. */
function endsTable(name: string, given: Given, ofAll: boolean): Table {
  const { structure, units, groups, extremes, areCombined } = given;
  const numbered = numberedCombinations(structure);
  const titleOf = ({ face }: PlateEnd): string =>
    groups.find(({ faces }) => faces.has(face))?.title ?? '';
  const cellsOf = (end: PlateEnd | null, { component, size }: PlateExtremes): Cell[] => {
    const cells: Cell[] = [null];
    if (end) {
      const { at, set } = end;
      cells[0] = units[PLATE_WORDS[component].quantity].of(unlessRounding(end.value, size));
      if (ofAll) cells.push(titleOf(end));
      cells.push(at.map((c) => units.length.number(c)).join(', '));
      if (areCombined) cells.push(numbered.has(set.id) ? numberText(set.id) : set.name);
    }
    return [...cells, ...Array<null>(ends.length - cells.length).fill(null)];
  };
  const ends = [
    ...(ofAll ? [plain('of')] : []),
    plain(`at X, Y, Z (${units.length.symbol})`),
    ...(areCombined ? [plain('in')] : []),
  ];
  ends.unshift({ title: 'Largest' });
  const rowsOf = (title: string | null, endsOf: (of: PlateExtremes) => PlateExtremes['ends'][0]) =>
    extremes.flatMap((of): TableRow[] => {
      const { component } = of;
      if (HAS_NO_ROW.includes(component)) return [];
      const lower =
        component === 'principal_max'
          ? (extremes.find((each) => each.component === 'principal_min') ?? of)
          : of;
      const low = HAS_ONE_END.includes(component) ? null : endsOf(lower).low;
      const cells = [quantityText(component, units), ...cellsOf(endsOf(of).high, of)];
      cells.push(...cellsOf(low, lower));
      return [{ picked: null, cells: title === null ? cells : [title, ...cells] }];
    });
  const rows = () =>
    ofAll
      ? rowsOf(null, widestEnds)
      : groups.flatMap(({ title }, g) => rowsOf(title, (of) => of.ends[g]));
  const columns = [
    ...(ofAll ? [] : [plain('Plate')]),
    { ...plain('Quantity'), isShort: true },
    ...ends,
    { title: 'Smallest' },
    ...ends.slice(1),
  ];
  return { name, ofSet: false, heading: name, columns, rows };
}

function quantityText(component: PlateComponent, units: Units): string {
  const { title, quantity } = PLATE_WORDS[component];
  const words = component === 'principal_max' ? 'principal stresses' : title.split(',')[0];
  return `${words} (${units[quantity].symbol})`;
}

const DIGITS = 3;

function eachPlate(name: string, { units, groups, extremes }: Given): Table {
  const shown = extremes.filter(
    ({ component }) => component === 'von_mises' || RESULTANTS.some((each) => each === component),
  );
  const rows = () =>
    groups.map(({ title }, g): TableRow => {
      const cells = shown.map(({ component, ends, size }) => {
        const { of } = units[PLATE_WORDS[component].quantity];
        const text = ({ value }: PlateEnd) => formatNumber(of(unlessRounding(value, size)), DIGITS);
        const { high, low } = ends[g];
        return HAS_ONE_END.includes(component) ? text(high) : `${text(high)} / ${text(low)}`;
      });
      return { picked: null, cells: [title, ...cells] };
    });
  const columns = shown.map(({ component }) => {
    const { title, quantity } = PLATE_WORDS[component];
    const hasOne = HAS_ONE_END.includes(component);
    return measured(`${title.split(',')[0]} ${hasOne ? 'max' : 'max / min'}`, units[quantity]);
  });
  return { name, ofSet: false, heading: name, columns: [plain('Plate'), ...columns], rows };
}

const unlessRounding = (value: number, size: number): number =>
  Math.abs(value) > ROUNDING * size ? value : 0;
