// Checks as the engine writes them and as they stand in the results document.

export interface TraceRow {
  label: string;
  formula: string;
  substituted: string;
  value: number | null;
  unit: string;
}

export type Status = 'Green' | 'Yellow' | 'Orange' | 'Red' | 'Indeterminate';

export interface EntityCheck {
  entity: { type: string; member_id?: number; plate_id?: number };
  utilization: number | null;
  demand: number | null;
  capacity: number | null;
  status: Status;
  governing_combination_id: number | null;
  location_x_frac: number | null;
  message: string | null;
  trace: TraceRow[];
}

export interface CheckResult {
  check_id: string;
  name: string;
  limit_state: string | null;
  status: Status;
  max_utilization: number | null;
  governing: unknown;
  per_entity: EntityCheck[];
}
