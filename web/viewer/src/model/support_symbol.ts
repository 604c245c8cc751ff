// Which symbol a support gets, as engineers draw it. Pure data: the layer turns it into shapes.

import { type Axis, type Holds, ROTATIONS, TRANSLATIONS } from './support_holds';

export interface SupportSymbol {
  /** A body for all directions that are fixed, on rails where it can slide; null where none is. */
  body: { stands: Axis; slides: Axis[] } | null;
  /** Whether no rotation is possible: then the body is a block, else a pyramid. */
  isClamped: boolean;
  /** Whether springs and one-way holds take part, which have signs of their own. */
  isMixed: boolean;
}

/** A body stands on the ground where it can. */
const FOOTING = ['Y', 'X', 'Z'] as const;

export function supportSymbol(holds: Holds): SupportSymbol {
  const isPlain = [...TRANSLATIONS, ...ROTATIONS].every(
    (d) => holds[d] === 'fixed' || holds[d] === 'free',
  );
  const stands = FOOTING.find((d) => holds[d] === 'fixed');
  const slides = TRANSLATIONS.filter((d) => holds[d] === 'free');
  return {
    body: stands ? { stands, slides } : null,
    isClamped: ROTATIONS.every((d) => holds[d] === 'fixed'),
    isMixed: !isPlain,
  };
}
