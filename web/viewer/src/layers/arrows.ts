// Arrows for forces and curled arrows for moments, as segments plus cone heads.

import { ConeGeometry, Group } from 'three';
import { add, cross, length, scale, unit, type Vec3 } from '../model/vector';
import { type Instance, instances } from './instances';
import { lineSegments, type Segment } from './lines';

export class Arrows {
  private readonly shafts: Segment[] = [];
  private readonly heads: Instance[] = [];

  /** Length of a head where the arrow is long enough for it. */
  private readonly headSize: number;

  /** Heads are sized by the screen: `pixel` is how many metres one is wide. */
  constructor(pixel: number) {
    this.headSize = 11 * pixel;
  }

  line(a: Vec3, b: Vec3): void {
    this.shafts.push([a, b]);
  }

  /** An arrow whose tip is at `tip`, coming from `tip - vector`. */
  force(tip: Vec3, vector: Vec3): Vec3 {
    const tail = add(tip, scale(vector, -1));
    const direction = unit(vector);
    const size = Math.min(this.headSize, length(vector) * 0.7);
    this.shafts.push([tail, add(tip, scale(direction, -size * 0.6))]);
    this.heads.push({ at: add(tip, scale(direction, -size / 2)), up: direction, size });
    return tail;
  }

  /** Three quarters of a turn about the vector, right-handed; gives a point above it. */
  moment(at: Vec3, axis: Vec3, radius: number): Vec3 {
    const n = unit(axis);
    const u = unit(cross(n, Math.abs(n[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
    const v = cross(n, u);
    const steps = 18;
    const point = (i: number): Vec3 => {
      const t = (i / steps) * 1.5 * Math.PI;
      return add(at, add(scale(u, radius * Math.cos(t)), scale(v, radius * Math.sin(t))));
    };
    for (let i = 0; i < steps; i++) this.shafts.push([point(i), point(i + 1)]);
    const size = Math.min(this.headSize, radius * 0.7);
    this.heads.push({ at: point(steps), up: u, size });
    return add(at, [0, radius, 0]);
  }

  /** In steps: there may be tens of thousands. */
  *group(color: number, width = 2): Generator<void, Group> {
    const group = new Group();
    if (this.shafts.length) group.add(lineSegments(this.shafts, { width, color, onTop: true }));
    yield;
    if (this.heads.length) {
      group.add(instances(new ConeGeometry(0.32, 1, 10), this.heads, { color, onTop: true }));
    }
    return group;
  }
}
