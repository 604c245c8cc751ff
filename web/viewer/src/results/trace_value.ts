// The value of a step of a calculation in display units. A step with demand and capacity has the
// utilization as its value, and its unit belongs to those two.

import type { TraceStep } from 'loadpath';
import { formatNumber, formatUse, type QuantityName, type Units } from '../format/display_units';

const QUANTITY: Record<string, QuantityName> = {
  Pa: 'stress',
  N: 'force',
  N·m: 'moment',
  m: 'length',
  m2: 'area',
  'm²': 'area',
  m3: 'modulus',
  'm³': 'modulus',
  'N/m': 'line_load',
};

export const isUtilization = ({ demand, capacity }: TraceStep): boolean =>
  demand != null || capacity != null;

export function traceValue(row: TraceStep, units: Units): string {
  if (row.value === null) return '';
  if (isUtilization(row)) return formatUse(row.value);
  const unit = row.unit === '-' || row.unit === '1' ? '' : row.unit;
  const name = QUANTITY[unit] as QuantityName | undefined;
  if (name) return units[name].text(row.value);
  return `${formatNumber(row.value)} ${unit}`.trim();
}
