// Loadpath in JavaScript: solve a model document where your code runs.

export {
  type Curve,
  type Extreme,
  evaluate,
  maximum,
  minimum,
  type Piece,
  valueAt,
  valueBefore,
} from './curve.ts';
export type * from './document.gen.ts';
