// One plate quantity as bands of colour over the mesh. The legend carries the numbers.

import {
  BufferGeometry,
  DataTexture,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  NearestFilter,
  SRGBColorSpace,
} from 'three';
import type { Vec3 } from '../model/vector';
import { contourBands } from '../results/contour_bands';
import type { ContourFace, Range } from '../results/contour_faces';
import { type Label, setLabels } from '../stage/label';
import type { Theme } from '../stage/theme';
import { meshEdges } from './mesh_edges';
import { STEPPED_BACK } from './stepped_back';

/** Above this many faces their edges would hide the colours. */
const MANY_FACES = 2500;
const TURN = 500;

export function* contour(
  faces: readonly ContourFace[],
  range: Range,
  text: (v: number) => string,
  theme: Theme,
): Generator<void, Group> {
  const positions: number[] = [];
  const shares: number[] = [];
  const span = range.high - range.low;
  const share = (value: number) => (span > 0 ? (value - range.low) / span : 0.5);
  const extremes = new Extremes();
  for (const [f, { corners, values, middle, face }] of faces.entries()) {
    corners.forEach((a, i) => {
      const k = (i + 1) % corners.length;
      positions.push(...a, ...corners[k], ...face.centre);
      shares.push(share(values[i]), 0.5, share(values[k]), 0.5, share(middle), 0.5);
      extremes.note(a, values[i]);
    });
    extremes.note(face.centre, middle);
    if (f % TURN === TURN - 1) yield;
  }
  const group = new Group();
  group.add(bandedMesh(positions, shares, range));
  if (faces.length <= MANY_FACES) {
    group.add(
      meshEdges(
        faces.map((f) => f.face),
        { width: 0.8, color: theme.member, opacity: 0.35 },
      ),
    );
  }
  setLabels(group, extremes.labels(text));
  return group;
}

/** The colour of a point comes from a row of texels, one per band, so that bands have sharp edges. */
function bandedMesh(positions: number[], shares: number[], range: Range): Mesh {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(shares, 2));
  const bands = contourBands(range);
  const texels = new Uint8Array(bands.length * 4);
  bands.forEach(({ color }, i) => {
    texels.set([(color >> 16) & 255, (color >> 8) & 255, color & 255, 255], i * 4);
  });
  const map = new DataTexture(texels, bands.length, 1);
  map.colorSpace = SRGBColorSpace;
  map.magFilter = NearestFilter;
  map.minFilter = NearestFilter;
  map.needsUpdate = true;
  const material = new MeshBasicMaterial({
    map,
    side: DoubleSide,
    ...STEPPED_BACK,
  });
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  return mesh;
}

/** Where the largest and the smallest value are. */
class Extremes {
  private high: { at: Vec3; value: number } | null = null;
  private low: { at: Vec3; value: number } | null = null;

  note(at: Vec3, value: number): void {
    if (!this.high || value > this.high.value) this.high = { at, value };
    if (!this.low || value < this.low.value) this.low = { at, value };
  }

  labels(text: (v: number) => string): Label[] {
    return [this.high, this.low].flatMap((found, i) =>
      found && found.value !== 0
        ? [{ at: found.at, text: `${i ? 'min' : 'max'} ${text(found.value)}`, weight: 40 }]
        : [],
    );
  }
}
