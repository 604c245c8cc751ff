// The edges of mesh faces, each once, in one draw call.

import type { MeshFace } from '../results/plate_mesh';
import { type LineStyle, type Lines, lineSegments, type Segment } from './lines';

export function meshEdges(faces: readonly MeshFace[], style: LineStyle): Lines {
  return lineSegments(
    uniqueEdges(faces).map(({ face, corner }): Segment => {
      const { corners } = face;
      return [corners[corner], corners[(corner + 1) % corners.length]];
    }),
    style,
  );
}

export interface Edge {
  face: MeshFace;
  /** The edge runs from this corner to the next. */
  corner: number;
}

export function uniqueEdges(faces: readonly MeshFace[]): Edge[] {
  const known = new Set<string>();
  const edges: Edge[] = [];
  for (const face of faces) {
    face.nodes.forEach((a, corner) => {
      const b = face.nodes[(corner + 1) % face.nodes.length];
      const key = a < b ? `${a} ${b}` : `${b} ${a}`;
      if (known.has(key)) return;
      known.add(key);
      edges.push({ face, corner });
    });
  }
  return edges;
}
