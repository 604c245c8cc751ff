// Members as solids of their true cross-section: one extruded outline per section, instanced.
// Members whose section says nothing about its shape stay the lines that all members have.

import {
  type BufferGeometry,
  Color,
  ExtrudeGeometry,
  Group,
  InstancedMesh,
  type Material,
  Matrix4,
  MeshLambertMaterial,
  Path,
  Shape,
  Vector3,
} from 'three';
import { type Outline, sectionOutline } from '../model/section_outline';
import type { PlacedMember, Structure } from '../model/structure';
import type { Theme } from '../stage/theme';
import { hatched, type Paint, striped } from './hatch';
import { outlineEdges } from './outline_edges';
import { STEPPED_BACK } from './stepped_back';

/** Above this many members fillets are left out. */
const MANY_MEMBERS = 400;

const TURN = 500;

export function* memberSolids(
  structure: Structure,
  members: readonly PlacedMember[],
  paint: Paint<number>,
  theme: Theme,
): Generator<void, Group> {
  const group = new Group();
  const paths = structure.document.model.shape_paths ?? [];
  const bySection = new Map<number, PlacedMember[]>();
  const isDetailed = members.length <= MANY_MEMBERS;
  for (const member of members) {
    const id = member.section?.id;
    // Tapered members are a layer of their own.
    if (id === undefined || member.member.end_section) continue;
    if (bySection.has(id)) bySection.get(id)!.push(member);
    else bySection.set(id, [member]);
  }
  for (const same of bySection.values()) {
    const outline = sectionOutline(same[0].section!, paths, structure.units.length, isDetailed);
    if (!outline) continue;
    for (const { found, stripes } of striped(same, ({ member }) => paint.isHatched(member.id))) {
      const mesh = yield* extrudeAll(outline, found, paint.colorOf);
      if (stripes) hatched(mesh.material as Material, theme);
      group.add(mesh);
    }
    if (isDetailed) group.add(outlineEdges(outline, same, theme.solidEdge));
    yield;
  }
  return group;
}

function* extrudeAll(
  outline: Outline,
  members: readonly PlacedMember[],
  colorOf: (member: number) => number,
): Generator<void, InstancedMesh> {
  const material = new MeshLambertMaterial({
    color: 0xffffff,
    ...STEPPED_BACK,
  });
  const mesh = new InstancedMesh(unitExtrusion(outline), material, members.length);
  const matrix = new Matrix4();
  const color = new Color();
  const vector = (v: readonly number[], s = 1) => new Vector3(v[0] * s, v[1] * s, v[2] * s);
  for (const [i, { member, start, axes, length }] of members.entries()) {
    matrix.makeBasis(vector(axes.x, length), vector(axes.y), vector(axes.z));
    matrix.setPosition(vector(start));
    mesh.setMatrixAt(i, matrix);
    mesh.setColorAt(i, color.setHex(colorOf(member.id)));
    if (i % TURN === TURN - 1) yield;
  }
  mesh.frustumCulled = false;
  return mesh;
}

/** The outline drawn out over x = 0..1. Extrusion runs along its own Z, which becomes local x. */
export function unitExtrusion(outline: Outline): BufferGeometry {
  const shape = new Shape();
  outline.outer.forEach(([y, z], i) => (i ? shape.lineTo(y, z) : shape.moveTo(y, z)));
  for (const hole of outline.holes) {
    const path = new Path();
    hole.forEach(([y, z], i) => (i ? path.lineTo(y, z) : path.moveTo(y, z)));
    shape.holes.push(path);
  }
  const geometry = new ExtrudeGeometry(shape, { depth: 1, bevelEnabled: false, steps: 1 });
  // Columns: the shape's X goes to local y, its Y to local z, the extrusion to local x.
  geometry.applyMatrix4(new Matrix4().set(0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1));
  return geometry;
}
