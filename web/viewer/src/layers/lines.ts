// Lines of a visible width in one draw call, with one colour or one per segment. Very many lines are
// drawn as hairlines: as quads they would be all the work there is.

import {
  BufferAttribute,
  BufferGeometry,
  Color,
  LineBasicMaterial,
  LineSegments,
  Sphere,
} from 'three';
import { LineMaterial } from 'three/addons/lines/LineMaterial.js';
import { LineSegments2 } from 'three/addons/lines/LineSegments2.js';
import { LineSegmentsGeometry } from 'three/addons/lines/LineSegmentsGeometry.js';
import type { Vec3 } from '../model/vector';

export type Segment = readonly [Vec3, Vec3];

export interface LineStyle {
  width: number;
  color: number;
  /** One per segment; replaces `color`. */
  colors?: readonly number[];
  opacity?: number;
  /** Drawn over everything else. */
  onTop?: boolean;
}

export type Lines = LineSegments2 | LineSegments;

const MANY_SEGMENTS = 6000;

export function lineSegments(segments: readonly Segment[], style: LineStyle): Lines {
  const positions = flatPositions(segments);
  const lines =
    segments.length > MANY_SEGMENTS ? hairlines(positions, style) : wideLines(positions, style);
  lines.frustumCulled = false;
  if (style.onTop) lines.renderOrder = 10;
  return lines;
}

/** Where the positions of lines are kept, to move them. */
export function positionsOf(lines: Lines): { array: Float32Array; needsUpdate: boolean } {
  const { instanceStart, position } = lines.geometry.attributes;
  const buffer = instanceStart && 'data' in instanceStart ? instanceStart.data : position;
  return buffer as unknown as { array: Float32Array; needsUpdate: boolean };
}

function flatPositions(segments: readonly Segment[]): Float32Array {
  const positions = new Float32Array(segments.length * 6);
  let i = 0;
  for (const [a, b] of segments) {
    positions[i++] = a[0];
    positions[i++] = a[1];
    positions[i++] = a[2];
    positions[i++] = b[0];
    positions[i++] = b[1];
    positions[i++] = b[2];
  }
  return positions;
}

function hairlines(positions: Float32Array, style: LineStyle): LineSegments {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  // Never culled: without this every vertex would be visited to find a sphere around them.
  geometry.boundingSphere = new Sphere();
  if (style.colors) {
    geometry.setAttribute('color', new BufferAttribute(segmentColors(style.colors), 3));
  }
  const material = new LineBasicMaterial({
    color: style.colors ? 0xffffff : style.color,
    vertexColors: style.colors !== undefined,
    transparent: style.opacity !== undefined,
    opacity: style.opacity ?? 1,
    depthTest: !style.onTop,
  });
  return new LineSegments(geometry, material);
}

function wideLines(positions: Float32Array, style: LineStyle): LineSegments2 {
  const geometry = new LineSegmentsGeometry();
  geometry.setPositions(positions);
  // Coloured by segment even where all are alike: that takes no second shader.
  const colors = style.colors ?? Array<number>(positions.length / 6).fill(style.color);
  geometry.setColors(segmentColors(colors));
  const material = new LineMaterial({
    vertexColors: true,
    linewidth: style.width,
    // Blended even where nothing shines through, for the same reason.
    transparent: true,
    opacity: style.opacity ?? 1,
    depthTest: !style.onTop,
  });
  return new LineSegments2(geometry, material);
}

function segmentColors(colors: readonly number[]): Float32Array {
  const values = new Float32Array(colors.length * 6);
  const color = new Color();
  colors.forEach((hex, i) => {
    color.setHex(hex);
    values.set([color.r, color.g, color.b, color.r, color.g, color.b], i * 6);
  });
  return values;
}
