import { describe, expect, test } from 'vitest';
import { memberAxes } from '../src/model/axes';
import { cross, dot, length, type Vec3 } from '../src/model/vector';

const near = (a: Vec3, b: Vec3) => {
  a.forEach((v, i) => {
    expect(v).toBeCloseTo(b[i], 12);
  });
};

describe('member axes', () => {
  test('of a beam along X: y up, z towards the viewer', () => {
    const { x, y, z } = memberAxes([0, 0, 0], [5, 0, 0], 0);
    near(x, [1, 0, 0]);
    near(y, [0, 1, 0]);
    near(z, [0, 0, 1]);
  });

  test('of a column take global Z as reference', () => {
    // z = x cross Z = (0,1,0) x (0,0,1) = (1,0,0); y = z cross x = (0,0,1).
    const { y, z } = memberAxes([0, 0, 0], [0, 3, 0], 0);
    near(z, [1, 0, 0]);
    near(y, [0, 0, 1]);
  });

  test('roll y towards z', () => {
    const { y, z } = memberAxes([0, 0, 0], [5, 0, 0], 90);
    near(y, [0, 0, 1]);
    near(z, [0, -1, 0]);
  });

  test('are orthonormal and right-handed for any direction and roll', () => {
    for (let i = 0; i < 50; i++) {
      const end: Vec3 = [Math.sin(i * 1.3) * 4, Math.cos(i * 0.7) * 3, Math.sin(i * 2.1 + 1) * 5];
      const { x, y, z } = memberAxes([0.1, 0.2, 0.3], end, i * 17);
      near(cross(x, y), z);
      for (const axis of [x, y, z]) expect(length(axis)).toBeCloseTo(1, 12);
      expect(dot(x, y)).toBeCloseTo(0, 12);
    }
  });
});
