// Layers of the drawing as lines and faces of an SVG, the farthest first: what is nearer covers it.

import {
  Color,
  type DataTexture,
  type InstancedMesh,
  type LineSegments,
  type Material,
  Matrix4,
  type Mesh,
  type MeshBasicMaterial,
  type Object3D,
  type Points,
  type PointsMaterial,
  Vector3,
} from 'three';
import type { LineMaterial } from 'three/addons/lines/LineMaterial.js';
import type { LineSegments2 } from 'three/addons/lines/LineSegments2.js';
import type { Projector } from '../stage/projector';

interface Shape {
  depth: number;
  isOnTop: boolean;
  svg: string;
}

/** Where the light of lit faces comes from. */
const LIGHT = new Vector3(-0.4, 0.8, 0.45).normalize();
/** Lines lie on the faces whose edges they are. */
const NEARER = 1e-4;
const short = (value: number): string => value.toFixed(1);

export function vectorLayers(layers: Iterable<Object3D>, toScreen: Projector): string {
  const shapes: Shape[] = [];
  for (const layer of layers) {
    layer.updateMatrixWorld(true);
    layer.traverseVisible((object) => shapes.push(...shapesOf(object, toScreen)));
  }
  shapes.sort((a, b) => Number(a.isOnTop) - Number(b.isOnTop) || b.depth - a.depth);
  return shapes.map(({ svg }) => svg).join('');
}

function shapesOf(object: Object3D, toScreen: Projector): Iterable<Shape> {
  if ('isLineSegments2' in object) return wideLines(object as LineSegments2, toScreen);
  if ('isLineSegments' in object) return hairlines(object as LineSegments, toScreen);
  if ('isPoints' in object) return dots(object as Points, toScreen);
  return 'isMesh' in object ? faces(object as Mesh, toScreen) : [];
}

function line(
  from: readonly number[],
  to: readonly number[],
  color: string,
  width: number,
  { opacity, depthTest, userData }: Pick<Material, 'opacity' | 'depthTest' | 'userData'>,
): Shape {
  // Dashes for stripes: told without its colour.
  const look =
    (opacity < 1 ? ` stroke-opacity="${opacity}"` : '') +
    (userData.isHatched ? ' stroke-dasharray="7 4"' : '');
  return {
    depth: (from[2] + to[2]) / 2 - NEARER,
    isOnTop: !depthTest,
    svg: `<path d="M${short(from[0])} ${short(from[1])}L${short(to[0])} ${short(to[1])}" stroke="${color}" stroke-width="${width}"${look}/>`,
  };
}

function* wideLines(lines: LineSegments2, toScreen: Projector): Generator<Shape> {
  const { instanceStart, instanceEnd, instanceColorStart } = lines.geometry.attributes;
  const material = lines.material as LineMaterial;
  const at = placing(lines.matrixWorld, toScreen);
  const color = new Color();
  for (let i = 0; i < instanceStart.count; i++) {
    const ink = instanceColorStart
      ? color.fromBufferAttribute(instanceColorStart as never, i)
      : material.color;
    yield line(
      at(instanceStart.getX(i), instanceStart.getY(i), instanceStart.getZ(i)),
      at(instanceEnd.getX(i), instanceEnd.getY(i), instanceEnd.getZ(i)),
      `#${ink.getHexString()}`,
      material.linewidth,
      material,
    );
  }
}

function* hairlines(lines: LineSegments, toScreen: Projector): Generator<Shape> {
  const { position, color: colors } = lines.geometry.attributes;
  const material = lines.material as MeshBasicMaterial;
  const at = placing(lines.matrixWorld, toScreen);
  const color = new Color();
  for (let i = 0; i + 1 < position.count; i += 2) {
    const ink = colors ? color.fromBufferAttribute(colors as never, i) : material.color;
    yield line(
      at(position.getX(i), position.getY(i), position.getZ(i)),
      at(position.getX(i + 1), position.getY(i + 1), position.getZ(i + 1)),
      `#${ink.getHexString()}`,
      1,
      material,
    );
  }
}

function* dots(points: Points, toScreen: Projector): Generator<Shape> {
  const { position } = points.geometry.attributes;
  const material = points.material as PointsMaterial;
  const at = placing(points.matrixWorld, toScreen);
  for (let i = 0; i < position.count; i++) {
    const [x, y, depth] = at(position.getX(i), position.getY(i), position.getZ(i));
    yield {
      depth: depth - NEARER,
      isOnTop: !material.depthTest,
      svg: `<circle cx="${short(x)}" cy="${short(y)}" r="${material.size / 2}" fill="#${material.color.getHexString()}"/>`,
    };
  }
}

function* faces(mesh: Mesh, toScreen: Projector): Generator<Shape> {
  const copies = 'isInstancedMesh' in mesh ? (mesh as InstancedMesh) : null;
  const matrix = new Matrix4();
  const color = new Color();
  for (let i = 0; i < (copies?.count ?? 1); i++) {
    matrix.copy(mesh.matrixWorld);
    if (copies) {
      const own = new Matrix4();
      copies.getMatrixAt(i, own);
      matrix.multiply(own);
      if (copies.instanceColor) copies.getColorAt(i, color);
    }
    yield* facesOf(mesh, matrix, copies?.instanceColor ? color : null, toScreen);
  }
}

function* facesOf(
  mesh: Mesh,
  matrix: Matrix4,
  own: Color | null,
  toScreen: Projector,
): Generator<Shape> {
  const { index, attributes } = mesh.geometry;
  const { position, color: colors } = attributes;
  const material = mesh.material as MeshBasicMaterial;
  const isLit = 'isMeshLambertMaterial' in material;
  const [a, b, c] = [new Vector3(), new Vector3(), new Vector3()];
  const [normal, side] = [new Vector3(), new Vector3()];
  const color = new Color();
  const count = index?.count ?? position.count;
  for (let i = 0; i + 2 < count; i += 3) {
    const corners = [0, 1, 2].map((k) => index?.getX(i + k) ?? i + k);
    [a, b, c].forEach((p, k) => p.fromBufferAttribute(position, corners[k]).applyMatrix4(matrix));
    const [p, q, r] = [a, b, c].map((v) => toScreen([v.x, v.y, v.z]));
    const area = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
    // On the screen y runs down: faces that look this way run against the clock.
    if (area === 0 || (isLit && area > 0)) continue;
    if (material.map) {
      const shares = corners.map((corner) => attributes.uv.getX(corner));
      yield* bands([p, q, r], shares, material.map as DataTexture);
      continue;
    }
    color.copy(own ?? material.color);
    if (colors && !own)
      color.multiply(new Color().fromBufferAttribute(colors as never, corners[0]));
    if (isLit) {
      normal.subVectors(b, a).cross(side.subVectors(c, a)).normalize();
      color.multiplyScalar(0.5 + 0.5 * Math.abs(normal.dot(LIGHT)));
    }
    yield face([p, q, r], `#${color.getHexString()}`, material);
  }
}

/** x, y and depth, and in a face of bands the share of the range. */
type Corner = readonly number[];

/** A face of bands, cut where one ends and the next begins. */
function* bands(
  corners: readonly Corner[],
  shares: readonly number[],
  { image }: DataTexture,
): Generator<Shape> {
  const { data, width } = image as { data: Uint8Array; width: number };
  const valued = corners.map((corner, k) => [...corner, shares[k]]);
  const bandOf = (share: number) => Math.min(width - 1, Math.max(0, Math.floor(share * width)));
  const last = bandOf(Math.max(...shares));
  for (let band = bandOf(Math.min(...shares)); band <= last; band++) {
    const above = band > 0 ? cut(valued, band / width, 1) : valued;
    const inside = band < width - 1 ? cut(above, (band + 1) / width, -1) : above;
    if (inside.length < 3) continue;
    const fill = `rgb(${data.slice(4 * band, 4 * band + 3).join(' ')})`;
    yield face(inside, fill, { opacity: 1, depthTest: true });
  }
}

/** What of a face lies above a share, or with -1 below it. */
function cut(corners: readonly Corner[], share: number, side: 1 | -1): Corner[] {
  return corners.flatMap((p, i) => {
    const q = corners[(i + 1) % corners.length];
    const [from, to] = [side * (p[3] - share), side * (q[3] - share)];
    const kept = from >= 0 ? [p] : [];
    if (from * to >= 0) return kept;
    const t = from / (from - to);
    return [...kept, p.map((value, k) => value + (q[k] - value) * t)];
  });
}

function face(
  corners: readonly Corner[],
  fill: string,
  { opacity, depthTest }: Pick<Material, 'opacity' | 'depthTest'>,
): Shape {
  // Faces that meet would show the ground between them.
  const look = opacity < 1 ? ` fill-opacity="${opacity}"` : ` stroke="${fill}" stroke-width="0.4"`;
  const path = corners.map(([x, y]) => `${short(x)} ${short(y)}`).join('L');
  return {
    depth: corners.reduce((sum, corner) => sum + corner[2], 0) / corners.length,
    isOnTop: !depthTest,
    svg: `<path d="M${path}Z" fill="${fill}"${look}/>`,
  };
}

function placing(matrix: Matrix4, toScreen: Projector) {
  const point = new Vector3();
  return (x: number, y: number, z: number) => {
    point.set(x, y, z).applyMatrix4(matrix);
    return toScreen([point.x, point.y, point.z]);
  };
}
