// Lines of a visible width in one draw call, with one colour or one per segment.

import { Color } from 'three';
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

export function lineSegments(segments: readonly Segment[], style: LineStyle): LineSegments2 {
  const positions = new Float32Array(segments.length * 6);
  segments.forEach(([a, b], i) => {
    positions.set(a, i * 6);
    positions.set(b, i * 6 + 3);
  });
  const geometry = new LineSegmentsGeometry();
  geometry.setPositions(positions);
  if (style.colors) geometry.setColors(segmentColors(style.colors));
  const material = new LineMaterial({
    color: style.colors ? 0xffffff : style.color,
    vertexColors: style.colors !== undefined,
    linewidth: style.width,
    transparent: style.opacity !== undefined,
    opacity: style.opacity ?? 1,
    depthTest: !style.onTop,
  });
  const lines = new LineSegments2(geometry, material);
  lines.frustumCulled = false;
  if (style.onTop) lines.renderOrder = 10;
  return lines;
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
