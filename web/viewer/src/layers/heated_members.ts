// Changes of temperature: a band along the member, red where warmer and blue where colder, with
// lines on two faces for a gradient, and the figures in words.

import { Group } from 'three';
import type { Units } from '../format/display_units';
import type { HeatedMember } from '../model/load_case_loads';
import type { Structure } from '../model/structure';
import { add, along, scale, type Vec3 } from '../model/vector';
import { type Label, setLabels } from '../stage/label';
import type { Theme } from '../stage/theme';
import { lineSegments, type Segment } from './lines';

export function heatedMembers(
  structure: Structure,
  given: readonly HeatedMember[],
  units: Units,
  theme: Theme,
): Group {
  const aside = structure.radius * 0.022;
  const bands: Segment[] = [];
  const bandColors: number[] = [];
  const faces: Segment[] = [];
  const faceColors: number[] = [];
  const labels: Label[] = [];
  const tint = (change: number) => (change > 0 ? theme.hot : theme.cold);
  for (const { member, uniform, gradient_y, gradient_z } of given) {
    const { start, end, axes } = member;
    if (uniform !== 0) {
      bands.push([start, end]);
      bandColors.push(tint(uniform));
    }
    const gradients: [number, Vec3][] = [
      [gradient_y, axes.y],
      [gradient_z, axes.z],
    ];
    for (const [change, axis] of gradients) {
      if (change === 0) continue;
      for (const side of [1, -1]) {
        const shift = scale(axis, side * aside);
        faces.push([add(start, shift), add(end, shift)]);
        faceColors.push(tint(change * side));
      }
    }
    const words = [
      uniform ? `ΔT ${signed(units, uniform)}` : '',
      gradient_y ? `ΔTy ${signed(units, gradient_y)}` : '',
      gradient_z ? `ΔTz ${signed(units, gradient_z)}` : '',
    ].filter(Boolean);
    if (words.length === 0) continue;
    const fill = tint(uniform || gradient_y || gradient_z);
    const at = along(start, end, 0.5);
    labels.push({ at, text: words.join(', '), fill, weight: 12 });
  }
  const group = new Group();
  const lines = (segments: Segment[], colors: number[], width: number, opacity: number) => {
    if (segments.length) {
      group.add(lineSegments(segments, { width, color: 0, colors, opacity, onTop: true }));
    }
  };
  lines(bands, bandColors, 9, 0.4);
  lines(faces, faceColors, 2.5, 0.9);
  setLabels(group, labels);
  return group;
}

function signed(units: Units, change: number): string {
  return `${change > 0 ? '+' : ''}${units.temperature.text(change)}`;
}
