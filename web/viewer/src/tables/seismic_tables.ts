// What an earthquake does: modes by direction, and the forces that directions come to.

import type { Results, SeismicDirectionResult, SeismicMethodResult } from 'loadpath';
import type { Units } from '../format/display_units';
import { percentOfMass } from './percent_of_mass';
import { measured, plain, type Table, type TableRow } from './table';

const METHODS = [
  ['modal_response_spectrum', 'Response spectrum'],
  ['lateral_force', 'Lateral force'],
] as const;

export function seismicTables({ seismic }: Results, units: Units): Table[] {
  if (!seismic) return [];
  const methods = METHODS.flatMap(([key, title]) => {
    const method = seismic[key];
    return method ? [{ title, method }] : [];
  });
  const tables: Table[] = [];
  if (methods.length) tables.push(directions(methods, units));
  const along = seismic.modal_response_spectrum?.per_direction ?? [];
  if (along.length) tables.push(modes(along, units));
  return tables;
}

function directions(
  methods: { title: string; method: SeismicMethodResult }[],
  units: Units,
): Table {
  const columns = [
    plain('Method'),
    plain('Direction'),
    measured('Base shear', units.force),
    { title: 'Mass (kg)' },
    { title: 'Mass in modes (%)' },
    plain('Leading mode'),
    { title: 'λ' },
  ];
  const rows = () =>
    methods.flatMap(({ title, method }) =>
      method.per_direction.map(
        (along): TableRow => ({
          picked: null,
          cells: [
            title,
            along.direction,
            units.force.of(along.base_shear),
            along.total_seismic_mass,
            100 * along.participating_mass_ratio,
            along.leading_mode ?? null,
            along.correction_factor ?? null,
          ],
        }),
      ),
    );
  return { name: 'Earthquake', ofSet: false, heading: 'Earthquake', columns, rows };
}

function modes(directions: readonly SeismicDirectionResult[], units: Units): Table {
  const columns = [
    plain('Direction'),
    plain('Mode'),
    { title: 'Period (s)' },
    { title: 'Acceleration (m/s²)' },
    { title: 'Effective mass (%)' },
    measured('Base shear', units.force),
  ];
  const rows = () =>
    directions.flatMap(({ direction, modes: found }) =>
      found.map(
        (mode): TableRow => ({
          picked: null,
          cells: [
            direction,
            mode.mode,
            mode.period,
            mode.spectral_acceleration,
            percentOfMass(mode.effective_mass_ratio),
            units.force.of(mode.base_shear),
          ],
        }),
      ),
    );
  return { name: 'Earthquake modes', ofSet: false, heading: 'Earthquake', columns, rows };
}
