// What the structure takes: mass, surface to paint and embodied carbon, by section and in total.

import type { BillOfQuantities } from 'loadpath';
import type { Units } from '../format/display_units';
import { measured, plain, type Table, type TableRow } from './table';

export function billTable(bill: BillOfQuantities, units: Units): Table {
  const columns = [
    plain('Section or plate'),
    plain('Material'),
    plain('Parts'),
    measured('Length', units.length),
    { title: 'Mass (kg)' },
    { title: 'Surface (m²)' },
    { title: 'Embodied carbon (kg CO₂e)' },
  ];
  const rows = () => {
    const parts = bill.rows.map((row): TableRow => {
      const { name, material, thickness, length, mass, surface, carbon } = row;
      const what = thickness === null ? name : `Plate ${units.displacement.text(thickness)}`;
      const size = length === null ? null : units.length.of(length);
      return { picked: null, cells: [what, material, row.parts, size, mass, surface, carbon] };
    });
    const total = ['Total', null, null, null, bill.mass, bill.surface, bill.carbon];
    return [...parts, { picked: null, cells: total }];
  };
  return { name: 'Bill of quantities', ofSet: false, heading: 'Model', columns, rows };
}
