// Reactions of the chosen results; of an envelope each component by its largest size.

import type { Forces, Results, Vector } from 'loadpath';
import { bySize, type Chosen } from './chosen_set';

export interface Reaction {
  node: number;
  force: Vector;
  moment: Vector;
}

export function chosenReactions(results: Results, { sets }: Chosen): Reaction[] {
  return [...results.places.supports.keys()].map((node) => {
    const reactions = sets.map((set) => set.reaction(node));
    const of = (name: keyof Forces) => bySize(reactions.map((reaction) => reaction[name]));
    return {
      node,
      force: [of('fx'), of('fy'), of('fz')],
      moment: [of('mx'), of('my'), of('mz')],
    };
  });
}
