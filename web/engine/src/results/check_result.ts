// Checks as they stand in the results document.

export interface TraceRow {
  label: string;
  formula: string;
  substituted: string;
  /** In a row with demand and capacity: the utilization, a bare number. */
  value: number | null;
  /** Of demand and capacity where the row has them, else of the value. */
  unit: string;
  demand?: number | null;
  capacity?: number | null;
}

export type Status = 'Green' | 'Yellow' | 'Orange' | 'Red' | 'Indeterminate';

export interface CheckedEntity {
  type: string;
  member_id?: number;
  memberset_id?: number;
  plate_element_id?: number;
  plate_surface_id?: number;
}

export interface EntityCheck {
  entity: CheckedEntity;
  utilization: number | null;
  status: Status;
  demand: number | null;
  capacity: number | null;
  governing_combination_id: number | null;
  location_x_frac: number | null;
  message: string | null;
  rendered_report?: string;
  /** Spelled out when it is first read. */
  readonly trace: TraceRow[];
}

export interface CheckResult {
  check_id: string;
  name: string;
  limit_state: string | null;
  status: Status;
  max_utilization: number | null;
  message: string | null;
  governing: EntityCheck | null;
  unsolved_combination_ids: number[];
  per_entity: EntityCheck[];
}
