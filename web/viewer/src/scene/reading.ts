// What is under the pointer and what the shown result says there.

import { valueAt } from 'loadpath';
import { KIND_WORDS, type Picked } from '../model/picked';
import type { PlacedMember } from '../model/structure';
import { add, along, dot, scale, subtract, type Vec3 } from '../model/vector';
import { forceCurves } from '../results/drawn_force';
import { judgedText } from '../results/judged';
import { COMPONENT_QUANTITY, COMPONENT_TITLES, PLATE_WORDS } from '../results/solution';
import { entityTitle } from '../results/worst_checks';
import { faceUnder, valueUnder } from '../stage/face_under';
import { pick } from '../stage/pick';
import type { Projector } from '../stage/projector';
import type { Scene } from './scene.svelte';

export interface Reading {
  picked: Picked;
  title: string;
  lines: string[];
  /** Where it is in space. */
  at?: Vec3;
  /** Along a member, 0 to 1. */
  position?: number;
}

export function readAt(scene: Scene, toScreen: Projector, x: number, y: number): Reading | null {
  const { structure, view } = scene;
  const picked = pick(structure, (member) => !view.isShown(member), toScreen, x, y);
  if (!picked) return null;
  const title = `${KIND_WORDS[picked.kind]} ${picked.id}`;
  if (picked.kind === 'member') return readMember(scene, toScreen, picked, title, x, y);
  if (picked.kind === 'node') {
    const at = structure.nodes.get(picked.id)?.position;
    return { picked, title, lines: nodeLines(scene, picked.id), at };
  }
  return readPlate(scene, toScreen, picked, title, x, y);
}

function readMember(
  scene: Scene,
  toScreen: Projector,
  picked: Picked,
  title: string,
  x: number,
  y: number,
): Reading {
  const { structure, view, results } = scene;
  const member = structure.memberById.get(picked.id)!;
  const position = shareAlong(toScreen(member.start), toScreen(member.end), x, y);
  const name = member.section?.name ? `${title} · ${member.section.name}` : title;
  const lines = [`x = ${view.units.length.text(position * member.length)}`];
  const { shown } = view;
  const value = forceText(scene, member, position);
  if (value) lines.push(value);
  if (shown.kind === 'utilization' && results) {
    const judged = scene.worst.members.get(picked.id);
    if (judged) {
      const { entity } = judged.part;
      lines.push(judgedText(judged));
      if (judged.utilization === null) lines.push(judged.reason);
      if (entity.member_id === undefined) lines.push(entityTitle(entity));
    }
  }
  const at = along(member.start, member.end, position);
  return { picked, title: name, lines, position, at };
}

/** The force that is drawn, at a place along a member; nothing where none is. */
export function forceText(scene: Scene, member: PlacedMember, position: number): string {
  const { view, chosen } = scene;
  const { shown } = view;
  if (!chosen || shown.kind !== 'diagram') return '';
  const quantity = view.units[COMPONENT_QUANTITY[shown.component]];
  const values = forceCurves(chosen, member, shown.component, view.signs).map((curve) =>
    quantity.text(valueAt(curve, position * member.length)),
  );
  const [word] = COMPONENT_TITLES[shown.component].split(',');
  return values.length ? `${word} = ${[...new Set(values)].join(' / ')}` : '';
}

function nodeLines({ view, chosen }: Scene, node: number): string[] {
  if (!chosen || view.shown.kind !== 'deflected') return [];
  const { dx, dy, dz } = chosen.set.displacement(node);
  const { text } = view.units.displacement;
  return [
    `moves ${text(Math.hypot(dx, dy, dz))}`,
    `X ${text(dx)}`,
    `Y ${text(dy)}`,
    `Z ${text(dz)}`,
  ];
}

function readPlate(
  scene: Scene,
  toScreen: Projector,
  picked: Picked,
  title: string,
  x: number,
  y: number,
): Reading {
  const { view, mesh, contour } = scene;
  const hit = mesh && faceUnder(mesh.faces, toScreen, x, y);
  if (!hit || !mesh) return { picked, title, lines: [] };
  const { face } = hit;
  const isMeshed = face.surface !== null;
  const found: Picked = isMeshed
    ? { kind: 'surface', id: face.surface!, element: face.id }
    : { kind: 'plate', id: face.id };
  const lines: string[] = [];
  if (contour && view.shown.kind === 'contour') {
    const word = PLATE_WORDS[view.shown.component];
    const at = contour.faces[mesh.faces.indexOf(face)];
    lines.push(`${word.title}: ${view.units[word.quantity].text(valueUnder(at, hit))}`);
  }
  const { corner, shares } = hit;
  const held = [
    face.corners[corner],
    face.corners[(corner + 1) % face.corners.length],
    face.centre,
  ];
  const at = held.map((p, i) => scale(p, shares[i])).reduce(add);
  return { picked: found, title: `${KIND_WORDS[found.kind]} ${found.id}`, lines, at };
}

/** How far along a segment on the screen the nearest point is, 0 to 1. */
function shareAlong(a: Vec3, b: Vec3, x: number, y: number): number {
  const [from, to]: Vec3[] = [
    [a[0], a[1], 0],
    [b[0], b[1], 0],
  ];
  const span = subtract(to, from);
  const size = dot(span, span);
  const share = size > 0 ? dot(subtract([x, y, 0], from), span) / size : 0;
  return Math.min(1, Math.max(0, share));
}
