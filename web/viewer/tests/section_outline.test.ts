import type { Section, ShapeCommand } from 'loadpath';
import { describe, expect, test } from 'vitest';
import { unitExtrusion } from '../src/layers/member_solids';
import {
  type Outline,
  type Point,
  pathOutline,
  sectionOutline,
} from '../src/model/section_outline';

const area = (loop: readonly Point[]) =>
  Math.abs(
    loop.reduce((sum, [y, z], i) => {
      const [y2, z2] = loop[(i + 1) % loop.length];
      return sum + (y * z2 - y2 * z) / 2;
    }, 0),
  );
const net = (o: Outline) => area(o.outer) - o.holes.reduce((sum, hole) => sum + area(hole), 0);

const section = (dimensions: object): Section =>
  ({ id: 1, name: 's', dimensions }) as unknown as Section;

describe('an outline from dimensions', () => {
  test.each([
    [
      'I',
      { shape: 'I', h: 0.3, b: 0.15, tw: 0.0071, tf: 0.0107 },
      2 * 0.15 * 0.0107 + (0.3 - 2 * 0.0107) * 0.0071,
    ],
    [
      'U',
      { shape: 'U', h: 0.2, b: 0.08, tw: 0.006, tf: 0.011 },
      2 * 0.08 * 0.011 + (0.2 - 2 * 0.011) * 0.006,
    ],
    ['T', { shape: 'T', h: 0.1, b: 0.1, tw: 0.01, tf: 0.01 }, 0.1 * 0.01 + 0.09 * 0.01],
    ['L', { shape: 'L', h: 0.1, b: 0.08, t: 0.008 }, 0.1 * 0.008 + 0.072 * 0.008],
    ['RHS', { shape: 'RHS', h: 0.2, b: 0.1, t: 0.008 }, 0.2 * 0.1 - 0.184 * 0.084],
    ['a box of plates', { shape: 'RHS', h: 0.4, b: 0.2, tw: 0.01, tf: 0.02 }, 0.08 - 0.36 * 0.18],
    ['a bar as RHS', { shape: 'RHS', h: 0.1, b: 0.02, t: 0.01 }, 0.002],
    ['rectangle', { shape: 'rectangle', h: 0.3, b: 0.2 }, 0.06],
  ])('%s encloses the area of its plates', (_, dimensions, expected) => {
    expect(net(sectionOutline(section(dimensions), [], 1)!)).toBeCloseTo(expected, 10);
  });

  test('of a round bar has no hole, and can be drawn', () => {
    const outline = sectionOutline(section({ shape: 'CHS', h: 0.02, t: 0.01 }), [], 1)!;
    expect(outline.holes).toEqual([]);
    expect(unitExtrusion(outline).attributes.position.count).toBeGreaterThan(0);
  });

  test('is scaled by the length unit', () => {
    const outline = sectionOutline(section({ shape: 'rectangle', h: 300, b: 200 }), [], 1e-3)!;
    expect(net(outline)).toBeCloseTo(0.06, 10);
  });

  test('is missing where nothing says what the shape is', () => {
    expect(sectionOutline({ id: 1, name: 's', area: 1 } as unknown as Section, [], 1)).toBeNull();
  });
});

describe('an outline from a shape path', () => {
  const command = (c: Partial<ShapeCommand>) => c as ShapeCommand;

  test('follows arcs and keeps inner loops as holes', () => {
    const circle = (r: number) => [
      command({ command: 'moveTo', y: r, z: 0 }),
      command({ command: 'arcTo', r, center_y: 0, center_z: 0, theta0: 0, theta1: 2 * Math.PI }),
      command({ command: 'closePath' }),
    ];
    const outline = pathOutline([...circle(0.05), ...circle(0.1)])!;
    expect(outline.holes).toHaveLength(1);
    // A 16-sided polygon in a circle has sin(2 pi / 16) / (2 pi / 16) of its area.
    const share = Math.sin(Math.PI / 8) / (Math.PI / 8);
    expect(net(outline)).toBeCloseTo(share * Math.PI * (0.01 - 0.0025), 10);
  });

  test('an arc of many turns is drawn as one', () => {
    const arc = { command: 'arcTo', r: 1, center_y: 0, center_z: 0, theta0: 0, theta1: -1e12 };
    const outline = pathOutline([
      command({ command: 'moveTo', y: 1, z: 0 }),
      command(arc),
      command({ command: 'closePath' }),
    ])!;
    expect(outline.outer.length).toBeLessThan(40);
    const [y, z] = outline.outer.at(-1)!;
    expect(Math.hypot(y - Math.cos(1e12), z + Math.sin(1e12))).toBeLessThan(1e-9);
  });
});

test('the extrusion runs along x with y and z kept', () => {
  const geometry = unitExtrusion({
    outer: [
      [0.2, -0.1],
      [0.2, 0.1],
      [-0.2, 0.1],
      [-0.2, -0.1],
    ],
    holes: [],
  });
  geometry.computeBoundingBox();
  const { min, max } = geometry.boundingBox!;
  [min.x, min.y, min.z, max.x, max.y, max.z].forEach((v, i) => {
    expect(v).toBeCloseTo([0, -0.2, -0.1, 1, 0.2, 0.1][i], 6);
  });
});
