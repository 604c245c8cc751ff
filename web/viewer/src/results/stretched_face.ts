// Which face of a plate a positive moment stretches: the one at local −z, said in terms of the model
// and not of the plate, whose local z points where the order of its nodes wants it.

import type { Vec3 } from '../model/vector';

/** Within about 3 degrees of upright a plate has no upper and lower face. */
const UPRIGHT = 0.05;
const AXES = ['X', 'Y', 'Z'] as const;

/** "the lower face"; null where plates disagree. `normals` are their local z. */
export function stretchedFace(normals: Iterable<Vec3>): string | null {
  const faces = new Set([...normals].map(faceAtMinusZ));
  const [face] = faces;
  return faces.size === 1 ? face : null;
}

/** A sentence for below a table or a legend of moments. */
export function stretchedFaceText(normals: Iterable<Vec3>): string {
  const face = stretchedFace(normals);
  return face
    ? `A positive moment stretches ${face} (local −z).`
    : 'A positive moment stretches the face at local −z; local z differs between these plates.';
}

function faceAtMinusZ(normal: Vec3): string {
  const [, up] = normal;
  if (Math.abs(up) > UPRIGHT) return up > 0 ? 'the lower face' : 'the upper face';
  const [x, z] = [Math.abs(normal[0]), Math.abs(normal[2])];
  const axis = x >= z ? 0 : 2;
  return `the face towards ${normal[axis] > 0 ? '−' : '+'}${AXES[axis]}`;
}
