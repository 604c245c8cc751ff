// Support symbols: a block for clamped, a pyramid for pinned, either on rails along the directions it
// can slide in; a zigzag or spiral for a spring, an arrow from the ground for what can only push.

import { BoxGeometry, ConeGeometry, Group } from 'three';
import type { Structure } from '../model/structure';
import {
  type Axis,
  type Holds,
  ROTATIONS,
  supportAxes,
  supportHolds,
  TRANSLATIONS,
} from '../model/support_holds';
import { supportSymbol } from '../model/support_symbol';
import { add, dot, scale, subtract, unit, type Vec3 } from '../model/vector';
import type { Theme } from '../stage/theme';
import { type Instance, instances } from './instances';
import { lineSegments, type Segment } from './lines';
import { ground, rails, ring, spiral, zigzag } from './support_lines';

/** Shapes on the way to being drawn: bodies among members, signs over them. */
interface Shapes {
  size: number;
  blocks: Instance[];
  pyramids: Instance[];
  rails: Segment[];
  smallBodies: Instance[];
  joints: Instance[];
  arrows: Instance[];
  signs: Segment[];
}

/** What is held: where, how, which way its support's axes go, and which way its members. */
export interface Place {
  holds: Holds;
  at: Vec3;
  axes: Record<Axis, Vec3>;
  members: Vec3;
}

/** Above this cosine members count as standing in the way of a symbol. */
const IN_THE_WAY = 0.7;

export function supports(structure: Structure, theme: Theme): Group {
  const known = new Map((structure.document.model.nodal_supports ?? []).map((s) => [s.id, s]));
  const directions = memberDirections(structure);
  const places: Place[] = [];
  for (const { node, position } of structure.nodes.values()) {
    const support = node.nodal_support == null ? undefined : known.get(node.nodal_support);
    if (!support) continue;
    const members = unit(directions.get(node.id) ?? [0, 0, 0]);
    places.push({
      holds: supportHolds(support),
      at: position,
      axes: supportAxes(support),
      members,
    });
  }
  return supportSymbols(places, structure.radius * 0.05, theme);
}

export function supportSymbols(places: readonly Place[], size: number, theme: Theme): Group {
  const shapes: Shapes = {
    size,
    blocks: [],
    pyramids: [],
    rails: [],
    smallBodies: [],
    joints: [],
    arrows: [],
    signs: [],
  };
  for (const place of places) addSupport(place, shapes);
  return draw(shapes, theme);
}

/** Per supported node the sum of the directions its members leave in. */
function memberDirections({ members, nodes }: Structure): Map<number, Vec3> {
  const sums = new Map<number, Vec3>();
  const note = (id: number, way: Vec3) => {
    if (nodes.get(id)?.node.nodal_support != null)
      sums.set(id, add(sums.get(id) ?? [0, 0, 0], way));
  };
  for (const { member, start, end } of members) {
    const way = unit(subtract(end, start));
    note(member.start_node_id, way);
    note(member.end_node_id, scale(way, -1));
  }
  return sums;
}

/** Where a symbol goes along an axis: against it, unless members are there. */
function below({ axes, members }: Place, axis: Axis): Vec3 {
  const isTaken = dot(members, axes[axis]) < -IN_THE_WAY;
  return scale(axes[axis], isTaken ? 1 : -1);
}

/** A direction across an axis to draw zigzags and ground lines in. */
const across = ({ axes }: Place, axis: Axis): Vec3 => axes[axis === 'Y' ? 'X' : 'Y'];

function addSupport(place: Place, shapes: Shapes): void {
  const { holds } = place;
  const { body, isClamped, isMixed } = supportSymbol(holds);
  // Beside signs of springs a smaller body does.
  const size = shapes.size * (isMixed ? 0.75 : 1);
  if (body) {
    const down = below(place, body.stands);
    const bodies = isMixed ? shapes.smallBodies : isClamped ? shapes.blocks : shapes.pyramids;
    bodies.push(standing(place.at, down, size));
    for (const way of body.slides) {
      const aside = TRANSLATIONS.find((d) => d !== way && d !== body.stands)!;
      shapes.rails.push(...rails(place.at, down, place.axes[way], place.axes[aside], size));
    }
  }
  if (isMixed && isClamped) shapes.joints.push({ at: place.at, size: shapes.size * 0.5 });
  addSigns(place, shapes);
}

/** A body of height `size` whose top is at the node. */
function standing(at: Vec3, down: Vec3, size: number): Instance {
  return { at: add(at, scale(down, size / 2)), up: scale(down, -1), size };
}

/** Springs, one-way holds, and rotations that are held where nothing else is. */
function addSigns(place: Place, { size, signs, arrows }: Shapes): void {
  const { holds, at, axes } = place;
  for (const d of TRANSLATIONS) {
    const hold = holds[d];
    if (hold === 'spring') signs.push(...zigzag(at, below(place, d), across(place, d), size));
    if (hold !== 'positive' && hold !== 'negative') continue;
    // An arrow from the ground to the node, the way the support can push.
    const from = scale(axes[d], hold === 'positive' ? -1 : 1);
    arrows.push({ at: add(at, scale(from, size * 0.4)), up: scale(from, -1), size });
    signs.push([at, add(at, scale(from, size * 1.4))]);
    signs.push(ground(at, from, across(place, d), size * 1.4, size * 1.4));
  }
  const isAdrift = TRANSLATIONS.every((d) => holds[d] === 'free');
  ROTATIONS.forEach((d, i) => {
    const axis = axes[TRANSLATIONS[i]];
    if (holds[d] === 'spring') signs.push(...spiral(at, axis, size));
    else if (holds[d] !== 'free' && isAdrift) signs.push(...ring(at, axis, size * 0.55));
  });
}

function draw(shapes: Shapes, theme: Theme): Group {
  const group = new Group();
  const box = () => new BoxGeometry(1.1, 1, 1.1);
  const pyramid = () => new ConeGeometry(0.75, 1, 4).rotateY(Math.PI / 4);
  const arrow = () => new ConeGeometry(0.28, 0.8, 12);
  const among = { color: theme.support, lit: true };
  const over = { color: theme.support, onTop: true };
  const bodies = [
    [box, shapes.blocks, among],
    [pyramid, shapes.pyramids, among],
    [pyramid, shapes.smallBodies, over],
    [box, shapes.joints, over],
    [arrow, shapes.arrows, over],
  ] as const;
  for (const [shape, placed, look] of bodies) {
    if (placed.length) group.add(instances(shape(), placed, look));
  }
  const line = { width: 2, color: theme.support };
  if (shapes.rails.length) group.add(lineSegments(shapes.rails, line));
  if (shapes.signs.length) group.add(lineSegments(shapes.signs, { ...line, onTop: true }));
  return group;
}
