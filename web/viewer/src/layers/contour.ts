// One plate resultant as coloured faces: a sequential scale for one-signed values, a diverging one
// through white where the sign changes. The legend carries the numbers.

import {
  BufferGeometry,
  Color,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
} from 'three';
import { add, scale, type Vec3 } from '../model/vector';
import { type Label, setLabels } from '../stage/label';

export interface ContourFace {
  corners: readonly Vec3[];
  /** One value per corner. */
  values: readonly number[];
}

export interface Range {
  low: number;
  high: number;
}

export function contourRange(faces: readonly ContourFace[]): Range {
  let [low, high] = [Infinity, -Infinity];
  for (const { values } of faces) {
    for (const v of values) {
      low = Math.min(low, v);
      high = Math.max(high, v);
    }
  }
  return low <= high ? { low, high } : { low: 0, high: 0 };
}

const BLUE = new Color(0x2166ac);
const PALE = new Color(0xf4f1ea);
const RED = new Color(0xb2182b);

/** Blue for negative, red for positive, pale at zero. */
export function contourColor(value: number, { low, high }: Range): Color {
  const size = Math.max(Math.abs(low), Math.abs(high)) || 1;
  const t = value / size;
  return PALE.clone().lerp(t < 0 ? BLUE : RED, Math.min(1, Math.abs(t)));
}

export function contour(
  faces: readonly ContourFace[],
  range: Range,
  text: (v: number) => string,
): Group {
  const positions: number[] = [];
  const colors: number[] = [];
  const labels: Label[] = [];
  for (const { corners, values } of faces) {
    const paint = values.map((v) => contourColor(v, range));
    for (let i = 1; i + 1 < corners.length; i++) {
      for (const k of [0, i, i + 1]) {
        positions.push(...corners[k]);
        colors.push(paint[k].r, paint[k].g, paint[k].b);
      }
    }
  }
  for (const wanted of [range.high, range.low]) {
    const face = faces.find((f) => f.values.includes(wanted));
    if (!face || wanted === 0) continue;
    const same = face.corners.filter((_, i) => face.values[i] === wanted);
    const at = scale(same.reduce(add, [0, 0, 0] as Vec3), 1 / same.length);
    labels.push({ at, text: text(wanted), weight: 40 });
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 3));
  const material = new MeshBasicMaterial({
    vertexColors: true,
    side: DoubleSide,
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
  });
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  const group = new Group();
  group.add(mesh);
  setLabels(group, labels);
  return group;
}
