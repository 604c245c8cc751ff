// What a picture of plates shows, and from where: all plates in the plane of the governing place, seen
// square on; where the plate is curved there, the whole of it from above one corner.

import { cross, dot, length, scale, subtract, unit, type Vec3 } from '../model/vector';
import type { ContourFace } from '../results/contour_faces';
import type { PlateMesh } from '../results/plate_mesh';

export interface PlatePatch {
  faces: ContourFace[];
  /** The face where the value is largest in size. */
  governing: ContourFace;
  /** To the right and down on paper, and away from whoever looks. */
  right: Vec3;
  down: Vec3;
  away: Vec3;
}

const SAME = 1e-3;
/** Of plates that are alike the first is shown, whatever the last digits say. */
const TIE = 1e-9;

export function platePatch(mesh: PlateMesh, worst: readonly ContourFace[]): PlatePatch {
  const sizes = worst.map(({ values, middle }) => Math.max(...[...values, middle].map(Math.abs)));
  const largest = sizes.reduce((a, b) => Math.max(a, b));
  const most = sizes.findIndex((size) => size >= largest * (1 - TIE));
  const { normal, centre, corners } = mesh.faces[most];
  const reach = Math.max(...corners.map((corner) => length(subtract(corner, centre))));
  const isInPlane = (f: number): boolean =>
    1 - Math.abs(dot(mesh.faces[f].normal, normal)) < SAME &&
    mesh.faces[f].corners.every(
      (corner) => Math.abs(dot(subtract(corner, centre), normal)) < SAME * reach,
    );
  const joined = joinedFaces(mesh, most);
  const governing = worst[most];
  if (!joined.every(isInPlane)) {
    const faces = joined.map((f) => worst[f]);
    return { faces, governing, ...FROM_ABOVE_ONE_CORNER };
  }
  const faces = worst.filter((_, f) => isInPlane(f));
  return { faces, governing, ...squareOn(normal) };
}

/** Faces that one reaches without crossing an edge or a change of thickness. */
function joinedFaces({ shared }: PlateMesh, from: number): number[] {
  const found = new Set([from]);
  for (const f of found) {
    for (const corner of shared[f]) for (const [other] of corner) found.add(other);
  }
  return [...found];
}

const [RIGHT, UP]: Vec3[] = [
  [1, 0, 0],
  [0, 1, 0],
];

/** A floor as on a plan, X to the right and Z down; what stands or leans with its top above. */
function squareOn(normal: Vec3): Pick<PlatePatch, 'right' | 'down' | 'away'> {
  if (Math.abs(dot(normal, UP)) > 1 - SAME)
    return { right: RIGHT, down: [0, 0, 1], away: [0, -1, 0] };
  const level = unit(cross(UP, normal));
  const lead = Math.abs(level[0]) > Math.abs(level[2]) - SAME ? level[0] : level[2];
  const right = lead < 0 ? scale(level, -1) : level;
  const rise = cross(normal, level);
  const down = unit(rise[1] > 0 ? scale(rise, -1) : rise);
  return { right, down, away: cross(right, down) };
}

/** As diagrams of forces are drawn in space. */
const FROM_ABOVE_ONE_CORNER: Pick<PlatePatch, 'right' | 'down' | 'away'> = {
  right: unit([1, 0, -1]),
  down: unit([1, -2, 1]),
  away: unit([-1, -1, -1]),
};
