// What an earthquake does: by mode, by direction, and as result sets.

import type {
  Header,
  SeismicDirectionHeader,
  SeismicHeader,
  SeismicMethodHeader,
  SetHeader,
} from '../answer.gen.ts';
import type { Places } from './places.ts';
import { ResultSet } from './result_set.ts';

/** One direction; the figures of modes combined have no sign, those of the leading mode do. */
export interface SeismicDirectionResult
  extends Omit<SeismicDirectionHeader, 'combined' | 'leading'> {
  readonly combined: ResultSet;
  readonly leading: ResultSet | null;
}

/** All directions; `combined` has no signs. */
export interface SeismicMethodResult {
  readonly per_direction: readonly SeismicDirectionResult[];
  readonly combined: ResultSet | null;
}

export interface Seismic {
  readonly modal_response_spectrum: SeismicMethodResult | null;
  readonly lateral_force: SeismicMethodResult | null;
  readonly warnings: SeismicHeader['warnings'];
}

export function readSeismic(
  { seismic }: Header,
  numbers: Float64Array,
  places: Places,
): Seismic | null {
  if (!seismic) return null;
  const setOf = (header: SetHeader) => new ResultSet(header, numbers, places);
  const optional = (header?: SetHeader | null) => (header ? setOf(header) : null);
  const method = (given?: SeismicMethodHeader | null) =>
    given
      ? {
          per_direction: given.per_direction.map((along) => ({
            ...along,
            combined: setOf(along.combined),
            leading: optional(along.leading),
          })),
          combined: optional(given.combined),
        }
      : null;
  return {
    modal_response_spectrum: method(seismic.modal_response_spectrum),
    lateral_force: method(seismic.lateral_force),
    warnings: seismic.warnings,
  };
}
