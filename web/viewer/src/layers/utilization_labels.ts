// The utilization of every checked member as a number on it, the fullest first.

import type { EntityCheck } from 'loadpath';
import { Group } from 'three';
import { formatNumber } from '../format/display_units';
import type { PlacedMember } from '../model/structure';
import { along } from '../model/vector';
import { statusWord } from '../results/status';
import { type Label, setLabels } from '../stage/label';
import type { Theme } from '../theme';

export function utilizationLabels(
  members: readonly PlacedMember[],
  worst: ReadonlyMap<number, EntityCheck>,
  theme: Theme,
): Group {
  const labels = members.flatMap(({ member, start, end }): Label[] => {
    const entity = worst.get(member.id);
    if (!entity) return [];
    const word = statusWord(entity.status);
    const number =
      entity.utilization === null ? '' : formatNumber(Number(entity.utilization.toPrecision(3)));
    return [
      {
        at: along(start, end, entity.location_x_frac ?? 0.5),
        text: `${word.symbol} ${number}`.trim(),
        color: theme.name === 'dark' ? word.dark : word.light,
        weight: 30 + (entity.utilization ?? 1),
      },
    ];
  });
  const group = new Group();
  setLabels(group, labels);
  return group;
}
