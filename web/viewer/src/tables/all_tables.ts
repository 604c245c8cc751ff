// Every table there is for what is chosen.

import type { Results } from 'loadpath';
import type { Units } from '../format/display_units';
import type { Structure } from '../model/structure';
import type { Chosen } from '../results/chosen_set';
import { envelopeTitle } from '../results/envelope_title';
import type { Signs } from '../results/signs';
import { billTable } from './bill_table';
import { bracingTables } from './bracing_table';
import { checkTable } from './check_table';
import { envelopeTables } from './envelope_tables';
import { modeTables } from './mode_tables';
import { modelTables } from './model_tables';
import { resultTables } from './result_tables';
import { seismicTables } from './seismic_tables';
import { stabilityTable } from './stability_table';
import type { Table } from './table';

export function allTables(
  structure: Structure,
  results: Results | null,
  chosen: Chosen | null,
  units: Units,
  signs: Signs,
): Table[] {
  const tables = modelTables(structure, units, results);
  if (!results) return tables;
  tables.push(billTable(results.bill_of_quantities, units));
  if (chosen?.envelope) {
    tables.push(...envelopeTables(structure, results, chosen.envelope, units, signs));
  } else if (chosen) tables.push(...resultTables(structure, results, chosen.set, units, signs));
  if (results.stability)
    tables.push(
      stabilityTable(results.stability, units),
      ...bracingTables(results.stability, units),
    );
  if (results.checks.length) tables.push(checkTable(structure, results, units));
  tables.push(...modeTables(structure, results, units), ...seismicTables(results, units));
  for (const envelope of results.envelopes) {
    if (envelope === chosen?.envelope) continue;
    const title = envelopeTitle(envelope);
    const others = envelopeTables(structure, results, envelope, units, signs);
    const short = [envelope.limit_state, 'envelope'].filter(Boolean).join(' ');
    tables.push(
      ...others.map((table) => ({
        ...table,
        ofSet: false,
        name: `${table.name}, ${title}`,
        shortName: `${table.name}, ${short}`,
      })),
    );
  }
  return tables;
}
