// Diagonal stripes for what fails: told without its colour. One pattern on the screen, whatever it is on.

import { Color, type Material } from 'three';
import type { Theme } from '../stage/theme';

/** How bodies are painted by what is judged of them. */
export interface Paint<T> {
  colorOf: (of: T) => number;
  isHatched: (of: T) => boolean;
}

/** Pixels from stripe to stripe, and the width of one. */
const STRIPES = 'mod(gl_FragCoord.x + gl_FragCoord.y, 11.0) < 4.0';
const LAST = '#include <tonemapping_fragment>';

/** The same material with stripes in the colour of the ground. */
export function hatched<M extends Material>(material: M, theme: Theme): M {
  const { r, g, b } = new Color(theme.background);
  const ground = `vec3(${[r, g, b].map((part) => part.toFixed(4)).join(', ')})`;
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      LAST,
      `if (${STRIPES}) gl_FragColor.rgb = mix(gl_FragColor.rgb, ${ground}, 0.75);\n${LAST}`,
    );
  };
  material.userData.isHatched = true;
  material.customProgramCacheKey = () => ground;
  return material;
}

/** What is striped and what is not, each once. */
export function* striped<T>(items: readonly T[], isHatched: (item: T) => boolean) {
  for (const stripes of [false, true]) {
    const found = items.filter((item) => isHatched(item) === stripes);
    if (found.length) yield { found, stripes };
  }
}
