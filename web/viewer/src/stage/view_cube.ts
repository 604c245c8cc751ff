// A cube with the global axes in a corner of the picture, always in sight: it shows from where one
// looks, and a click on a face looks from there.

import { add, cross, scale, type Vec3 } from '../model/vector';
import { isInside } from './pick';
import type { Projector } from './projector';
import { hex, type Theme } from './theme';
import type { ViewName } from './view_names';

/** Length of an edge seen at full length, in CSS pixels. */
const EDGE = 40;
const INSET = 64;
/** Axes reach beyond the cube. */
const BEYOND = 1.5;
const AXES: readonly ['x' | 'y' | 'z', Vec3][] = [
  ['x', [1, 0, 0]],
  ['y', [0, 1, 0]],
  ['z', [0, 0, 1]],
];
/** What is to the right and down on each face for whoever stands before it. */
const FACES: readonly [ViewName, word: string, right: Vec3, down: Vec3][] = [
  ['front', 'front', [1, 0, 0], [0, -1, 0]],
  ['back', 'back', [-1, 0, 0], [0, -1, 0]],
  ['side', 'right', [0, 0, -1], [0, -1, 0]],
  ['left', 'left', [0, 0, 1], [0, -1, 0]],
  ['top', 'top', [1, 0, 0], [0, 0, 1]],
  ['bottom', 'below', [1, 0, 0], [0, 0, -1]],
];

export interface Arm {
  name: 'x' | 'y' | 'z';
  /** CSS pixels from where the axes meet to the tip, to the right and down. */
  tip: readonly [number, number];
}

type Flat = readonly [x: number, y: number, depth: number];

/** From directions in space to pixels of the cube, without regard to the scale of the picture. */
function cubeProjector(toScreen: Projector): (direction: Vec3) => Flat {
  const [x0, y0, depth0] = toScreen([0, 0, 0]);
  const seen = AXES.map(([, axis]) => {
    const [x, y, depth] = toScreen(axis);
    return [x - x0, y - y0, depth - depth0] as const;
  });
  // Of three unit vectors at right angles, the squares of what is seen in the picture add up to two.
  const metre = Math.sqrt(seen.reduce((sum, [x, y]) => sum + x * x + y * y, 0) / 2);
  return (direction) => {
    const sum = (k: 0 | 1 | 2) =>
      seen.reduce((total, axis, i) => total + axis[k] * direction[i], 0);
    return [(sum(0) / metre) * EDGE, (sum(1) / metre) * EDGE, sum(2)];
  };
}

/** The axes as the camera sees them, the farthest first. */
export function cubeArms(toScreen: Projector): Arm[] {
  const flat = cubeProjector(toScreen);
  return AXES.map(([name, axis]) => ({ name, seen: flat(axis) }))
    .sort((a, b) => b.seen[2] - a.seen[2])
    .map(({ name, seen: [x, y] }) => ({ name, tip: [x, y] }));
}

/** The faces that are turned towards whoever looks, about the cube's middle. */
function facesSeen(toScreen: Projector) {
  const flat = cubeProjector(toScreen);
  return FACES.flatMap(([view, word, right, down]) => {
    const out = cross(right, scale(down, -1));
    const depth = flat(out)[2];
    if (depth > -1e-9) return [];
    const corners = [
      [-0.5, -0.5],
      [0.5, -0.5],
      [0.5, 0.5],
      [-0.5, 0.5],
    ].map(([r, d]) => flat(add(scale(out, 0.5), add(scale(right, r), scale(down, d)))));
    return [{ view, word, depth, corners, right: flat(right), down: flat(down) }];
  });
}

/** The part of the picture it takes: left, top, right, bottom. */
export function cubeBox(width: number, height: number): [number, number, number, number] {
  return [width - 2 * INSET, height - 2 * INSET, width, height];
}

/** The view of the face at a place of the picture; from aside where one looks at it already. */
export function viewAt(
  toScreen: Projector,
  width: number,
  height: number,
  x: number,
  y: number,
): ViewName | null {
  const faces = facesSeen(toScreen);
  const [left, top] = [x - width + INSET, y - height + INSET];
  const face = faces.find(({ corners }) => isInside(corners, left, top));
  if (!face) return null;
  return faces.length === 1 ? 'iso' : face.view;
}

export function drawCube(
  context: CanvasRenderingContext2D,
  toScreen: Projector,
  width: number,
  height: number,
  theme: Theme,
): void {
  context.save();
  context.translate(width - INSET, height - INSET);
  const corner = cubeProjector(toScreen)([-0.5, -0.5, -0.5]);
  const arms = cubeArms(toScreen);
  for (const { name, tip } of arms) {
    context.lineWidth = 2.5;
    context.strokeStyle = hex(theme.axes[name]);
    context.beginPath();
    context.moveTo(corner[0], corner[1]);
    context.lineTo(corner[0] + tip[0] * BEYOND, corner[1] + tip[1] * BEYOND);
    context.stroke();
  }
  drawFaces(context, toScreen, theme);
  for (const { name, tip } of arms) {
    const length = Math.hypot(...tip);
    // An axis that points at whoever looks has its letter aside.
    const [right, down] = length > 6 ? [tip[0] / length, tip[1] / length] : [-0.7, 0.7];
    const left = corner[0] + tip[0] * BEYOND + 8 * right;
    const top = corner[1] + tip[1] * BEYOND + 8 * down;
    context.fillStyle = hex(theme.axes[name]);
    context.lineWidth = 3.5;
    context.strokeStyle = theme.halo;
    context.strokeText(name.toUpperCase(), left, top);
    context.fillText(name.toUpperCase(), left, top);
  }
  context.restore();
}

function drawFaces(context: CanvasRenderingContext2D, toScreen: Projector, theme: Theme): void {
  for (const { word, corners, right, down } of facesSeen(toScreen)) {
    context.beginPath();
    for (const [x, y] of corners) context.lineTo(x, y);
    context.closePath();
    context.globalAlpha = 0.8;
    context.fillStyle = theme.halo;
    context.fill();
    context.globalAlpha = 1;
    context.lineWidth = 1;
    context.strokeStyle = hex(theme.dimension);
    context.stroke();
    context.save();
    const middle = [0, 1].map((k) => corners.reduce((sum, at) => sum + at[k], 0) / 4);
    const [a, b, c, d] = [...right.slice(0, 2), ...down.slice(0, 2)].map((n) => n / EDGE);
    context.transform(a, b, c, d, middle[0], middle[1]);
    context.font = '600 12px system-ui, sans-serif';
    context.fillStyle = theme.text;
    context.fillText(word, 0, 0);
    context.restore();
  }
}
