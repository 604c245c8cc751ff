// Natural frequencies, critical load factors and effective lengths.

import type { BucklingModes, ModalModes, Results } from 'loadpath';
import type { Units } from '../format/display_units';
import type { Structure } from '../model/structure';
import { bucklingKey, modeShapes, referenceTitle } from '../results/mode_shapes';
import { movedMost } from '../results/moved_most';
import { percentOfMass } from './percent_of_mass';
import { measured, plain, type Table, type TableRow } from './table';

export function modeTables(structure: Structure, results: Results, units: Units): Table[] {
  const tables: Table[] = [];
  if (results.modal?.modes.length) tables.push(frequencies(results.modal));
  const runs = results.buckling.filter((run) => run.modes.length);
  if (runs.length) tables.push(factors(structure, results, runs));
  const withLengths = runs.filter((run) => run.member_effective_lengths?.length);
  if (withLengths.length) tables.push(lengths(structure, withLengths, units));
  return tables;
}

const AXES = ['X', 'Y', 'Z'];

function frequencies({ modes, total_mass }: ModalModes): Table {
  const columns = [
    plain('Mode'),
    { title: 'Frequency (Hz)' },
    { title: 'Period (s)' },
    ...AXES.map((axis) => ({ title: `Effective mass ${axis} (%)` })),
  ];
  const rows = () =>
    modes.map(({ mode, natural_frequency, period, effective_mass }): TableRow => {
      const shares = AXES.map((_, d) =>
        total_mass[d] > 0 ? percentOfMass(effective_mass[d] / total_mass[d]) : null,
      );
      return { picked: null, cells: [mode, natural_frequency, period, ...shares] };
    });
  return { name: 'Frequencies', ofSet: false, heading: 'Modes', columns, rows };
}

function factors(structure: Structure, results: Results, runs: BucklingModes[]): Table {
  const columns = [plain('Loads'), plain('Mode'), { title: 'Critical load factor' }, plain('Kind')];
  const rows = () => {
    const shapes = new Map(modeShapes(structure, results).map((shape) => [shape.key, shape]));
    return runs.flatMap((run) =>
      run.modes.map(({ mode, critical_load_factor, classification }): TableRow => {
        const shape = shapes.get(bucklingKey(results.buckling.indexOf(run), mode));
        const most = classification.label === 'local' && shape ? movedMost(structure, shape) : null;
        const where = most ? `: member ${most.member} along ${most.axis}` : '';
        return {
          picked: null,
          cells: [
            referenceTitle(structure, run),
            mode,
            critical_load_factor,
            kindOf(classification) + where,
          ],
        };
      }),
    );
  };
  return { name: 'Buckling', ofSet: false, heading: 'Modes', columns, rows };
}

/** In words, as 'sway X, harmonic 2'. */
function kindOf({ label, harmonic }: BucklingModes['modes'][number]['classification']): string {
  const words = label.replace(/_(.)$/, (_, axis: string) => ` ${axis.toUpperCase()}`);
  return (harmonic ?? 1) > 1 ? `${words}, harmonic ${harmonic}` : words;
}

function lengths(structure: Structure, runs: BucklingModes[], units: Units): Table {
  const columns = [
    plain('Loads'),
    plain('Member'),
    measured('About y', units.length),
    plain('Mode'),
    measured('About z', units.length),
    plain('Mode '),
  ];
  const rows = () =>
    runs.flatMap((run) =>
      (run.member_effective_lengths ?? []).map(
        ({ member_id, about_y, about_z }): TableRow => ({
          picked: { kind: 'member', id: member_id },
          cells: [
            referenceTitle(structure, run),
            member_id,
            ...[about_y, about_z].flatMap((found) => [
              found ? units.length.of(found.effective_length) : null,
              found?.mode ?? null,
            ]),
          ],
        }),
      ),
    );
  return { name: 'Effective lengths', ofSet: false, heading: 'Modes', columns, rows };
}
