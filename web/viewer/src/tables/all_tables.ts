// Every table there is for what is chosen.

import type { Results } from 'loadpath';
import type { Units } from '../format/display_units';
import { combinationName } from '../model/combination_name';
import type { Structure } from '../model/structure';
import type { Chosen } from '../results/chosen_set';
import { judge } from '../results/judged';
import type { Signs } from '../results/signs';
import { statusWord } from '../results/status';
import { entityPlace, entityTitle } from '../results/worst_checks';
import { billTable } from './bill_table';
import { envelopeTables } from './envelope_tables';
import { modeTables } from './mode_tables';
import { modelTables } from './model_tables';
import { resultTables } from './result_tables';
import { seismicTables } from './seismic_tables';
import { plain, type Table, type TableRow } from './table';

export function allTables(
  structure: Structure,
  results: Results | null,
  chosen: Chosen | null,
  units: Units,
  signs: Signs,
): Table[] {
  const tables = modelTables(structure, units, results?.combination_uses);
  if (!results) return tables;
  tables.push(billTable(results.bill_of_quantities, units));
  if (chosen?.envelope) {
    tables.push(...envelopeTables(structure, results, chosen.envelope.tables, units, signs));
  } else if (chosen) tables.push(...resultTables(structure, results, chosen.set, units, signs));
  tables.push(...modeTables(results, units), ...seismicTables(results, units));
  if (results.checks.length) tables.push(checks(structure, results));
  return tables;
}

function checks(structure: Structure, { checks: given, verdict }: Results): Table {
  const columns = [
    plain('Item'),
    plain('Check'),
    { title: 'Utilization' },
    plain('Status'),
    plain('Governed by'),
    { title: 'At share of length' },
    plain('Reason'),
  ];
  const rows = () =>
    given.flatMap((check) =>
      check.per_entity.map((entity): TableRow => {
        const { utilization, status, reason } = judge(structure, verdict, check, entity);
        const isDecided = utilization !== null;
        const governing = isDecided ? entity.governing_combination_id : null;
        const cells = [
          entityTitle(entity.entity),
          check.name,
          utilization,
          statusWord(status).text,
          governing == null ? null : combinationName(structure, governing),
          isDecided ? (entity.location_x_frac ?? null) : null,
          reason || null,
        ];
        return { picked: entityPlace(structure, entity.entity), cells };
      }),
    );
  return { name: 'Checks', ofSet: false, columns, rows };
}
