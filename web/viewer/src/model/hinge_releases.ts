// What a hinge lets go, so far as a symbol can tell: turning, freely or against a spring, and sliding
// along local axes.

import type { MemberHinge } from 'loadpath';

export interface Releases {
  turns: 'free' | 'spring' | null;
  slides: ('x' | 'y' | 'z')[];
}

const AXES = ['x', 'y', 'z'] as const;

export function hingeReleases(hinge: MemberHinge): Releases {
  const about = AXES.map((a) => hinge[`rotational_release_m${a}`]);
  const isSpring = AXES.some(
    (a) =>
      hinge[`rotational_release_m${a}`] != null ||
      hinge[`stiffness_curve_m${a}`] != null ||
      hinge[`moment_rotation_m${a}`] != null,
  );
  const slides = AXES.filter(
    (a) => hinge[`translational_release_v${a}`] != null || hinge[`stiffness_curve_v${a}`] != null,
  );
  return { turns: about.includes(0) ? 'free' : isSpring ? 'spring' : null, slides };
}
