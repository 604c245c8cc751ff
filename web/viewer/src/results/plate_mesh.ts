// The plates as the engine meshed them: faces with corners, and which faces share a node smoothly.

import type { Results } from 'loadpath';
import { polygonNormal } from '../model/polygon_normal';
import { dot, type Vec3 } from '../model/vector';

export interface MeshFace {
  /** Place in the plate tables. */
  place: number;
  id: number;
  surface: number | null;
  nodes: number[];
  corners: Vec3[];
  centre: Vec3;
  normal: Vec3;
  thickness: number;
}

export interface PlateMesh {
  faces: MeshFace[];
  /** Per face and corner: the (face, corner) pairs whose values are averaged there. */
  shared: (readonly (readonly [face: number, corner: number])[])[][];
}

/** Faces that meet at more than about 18 degrees are an edge: values may jump there. */
const SMOOTH = 0.95;

export function plateMesh(results: Results): PlateMesh {
  const faces = [...results.plates.index].map(([id, place]): MeshFace => {
    const nodes = results.plates.nodesOf(place);
    const corners: Vec3[] = nodes.map((node) => results.position(node));
    const [x, y, z] = results.plates.centreOf(place);
    return {
      place,
      id,
      surface: results.plates.surfaceOf(place),
      nodes,
      corners,
      centre: [x, y, z],
      normal: polygonNormal(corners),
      thickness: results.plates.thicknessOf(place),
    };
  });
  return { faces, shared: sharedCorners(faces) };
}

function sharedCorners(faces: readonly MeshFace[]): PlateMesh['shared'] {
  const atNode = new Map<number, [number, number][]>();
  faces.forEach((face, f) => {
    face.nodes.forEach((node, corner) => {
      const known = atNode.get(node);
      if (known) known.push([f, corner]);
      else atNode.set(node, [[f, corner]]);
    });
  });
  return faces.map((face) =>
    face.nodes.map((node) => atNode.get(node)!.filter(([other]) => isSmooth(face, faces[other]))),
  );
}

function isSmooth(a: MeshFace, b: MeshFace): boolean {
  return a.surface === b.surface && a.thickness === b.thickness && dot(a.normal, b.normal) > SMOOTH;
}
