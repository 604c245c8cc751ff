// The effective lengths that buckling modes give a member, each with the mode it follows from.

import type { Results } from 'loadpath';
import type { Structure } from '../model/structure';
import { bucklingKey, referenceTitle } from './mode_shapes';

export interface MemberLength {
  axis: 'y' | 'z';
  /** Metres. */
  length: number;
  /** The mode as addresses name it, and in words. */
  key: string;
  mode: string;
}

export function memberLengths(
  named: Pick<Structure, 'document'>,
  { buckling }: Pick<Results, 'buckling'>,
  id: number,
): MemberLength[] {
  return buckling.flatMap((run, r) => {
    const found = run.member_effective_lengths?.find(({ member_id }) => member_id === id);
    return (['y', 'z'] as const).flatMap((axis) => {
      const given = axis === 'y' ? found?.about_y : found?.about_z;
      if (!given) return [];
      const { mode, critical_load_factor, effective_length } = given;
      const words = `mode ${mode}, ${critical_load_factor.toPrecision(4)} × ${referenceTitle(named, run)}`;
      const key = bucklingKey(r, mode);
      return [{ axis, length: effective_length, key, mode: words }];
    });
  });
}
