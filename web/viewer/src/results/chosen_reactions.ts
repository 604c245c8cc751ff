// Reactions of the chosen results; of an envelope each component by its largest size.

import type { ResultSet, Results, Vector } from 'loadpath';
import { bySize, type Chosen } from './chosen_set';

export interface Reaction {
  node: number;
  force: Vector;
  moment: Vector;
}

export function chosenReactions(results: Results, { sets }: Chosen): Reaction[] {
  return [...results.supportIndex.keys()].map((node) => {
    const of = (component: number) =>
      bySize(sets.map((set: ResultSet) => results.reaction(set, node)?.[component] ?? 0));
    return { node, force: [of(0), of(1), of(2)], moment: [of(3), of(4), of(5)] };
  });
}
