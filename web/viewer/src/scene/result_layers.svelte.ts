// Layers that follow the chosen results: deflected shape, diagrams, contours, reactions.

import type { Vector } from 'loadpath';
import { contour } from '../layers/contour';
import { type Deflection, deflected } from '../layers/deflected';
import { diagram } from '../layers/diagram';
import { reactions } from '../layers/reactions';
import type { PlacedMember } from '../model/structure';
import { chosenReactions } from '../results/chosen_reactions';
import type { Chosen } from '../results/chosen_set';
import { drawnForce } from '../results/drawn_force';
import { largestMovement, shapeAlong } from '../results/mode_shapes';
import { COMPONENT_QUANTITY, PLATE_WORDS } from '../results/solution';
import { planFetched } from './plan_fetched';
import type { Plan, Scene } from './scene.svelte';

/** The free motion of a mechanism, and a mode, is drawn as large as this share of the structure. */
const MOTION_REACH = 0.13;

export function followResults(scene: Scene, plan: Plan): void {
  const { view } = scene;
  $effect(() => {
    const { theme, units } = view;
    const { structure, results, chosen, pixel } = scene;
    const isOn = view.layers.reactions && results && chosen;
    plan(
      'reactions',
      isOn
        ? () => reactions(structure, chosenReactions(results, chosen), pixel, units, theme)
        : null,
    );
  });
  $effect(() => {
    const { theme, units, shown, signs } = view;
    const { structure, chosen, visible, hasEveryValue } = scene;
    if (shown.kind !== 'diagram' || !chosen) return plan('diagram', null);
    const { component } = shown;
    const quantity = units[COMPONENT_QUANTITY[component]];
    plan('diagram', () => {
      const force = drawnForce(structure, chosen, component, signs);
      return diagram(structure, visible, force, quantity, hasEveryValue, theme);
    });
  });
  $effect(() => {
    const { theme, units, shown } = view;
    const { contour: drawn } = scene;
    if (shown.kind !== 'contour' || !drawn) return plan('contour', null);
    const quantity = units[PLATE_WORDS[shown.component].quantity];
    plan('contour', () => contour(drawn.faces, drawn.range, quantity.text, theme));
  });
  followDeflection(scene, plan);
}

function followDeflection(scene: Scene, plan: Plan): void {
  const { view } = scene;
  $effect(() => {
    const { theme, units, shown } = view;
    const { structure, motion, mode, chosen, visible, mesh, enlargement } = scene;
    const faces = mesh?.faces ?? [];
    if (motion) {
      const translationOf = (node: number): Vector => {
        const { dx, dy, dz } = motion.get(node)!;
        return [dx, dy, dz];
      };
      const free = { curvesOf: () => null, translationOf };
      const size = structure.radius * MOTION_REACH;
      return plan('deflected', () => deflected(visible, faces, free, size, null, theme));
    }
    if (mode) {
      const drawn = {
        curvesOf: () => null,
        translationOf: mode.translationOf,
        alongOf: (member: PlacedMember) => shapeAlong(member, mode),
      };
      const size = (structure.radius * MOTION_REACH) / (largestMovement(structure, mode) || 1);
      return plan('deflected', () => deflected(visible, faces, drawn, size, null, theme));
    }
    if (shown.kind !== 'deflected' || !chosen) return plan('deflected', null);
    const deflection = deflectionOf(chosen);
    plan('deflected', () =>
      deflected(visible, faces, deflection, enlargement, units.displacement, theme),
    );
  });
  $effect(() => {
    const { theme, units, shown } = view;
    const { structure, results, chosen, enlargement } = scene;
    const { picked } = view;
    const isLimited = structure.document.analysis.unity_checks?.some(
      ({ spec }) => 'Deflection' in spec,
    );
    if (shown.kind !== 'deflected' || !results || !chosen || !isLimited)
      return plan('deflection_limit', null);
    return planFetched(
      import('../layers/deflection_limit'),
      ({ deflectionLimit, deflectionLimitLine }) => {
        const drawn = { deflection: deflectionOf(chosen), enlargement };
        const limit = deflectionLimit(structure, results, chosen, picked);
        plan(
          'deflection_limit',
          limit && (() => deflectionLimitLine(limit, drawn, units.displacement, theme)),
        );
      },
    );
  });
}

function deflectionOf({ set }: Chosen): Deflection {
  return {
    curvesOf: (member) => {
      const [dx, dy, dz] = (['dx', 'dy', 'dz'] as const).map((c) => set.curve(member, c));
      return { dx, dy, dz };
    },
    translationOf: (node): Vector => {
      const { dx, dy, dz } = set.displacement(node);
      return [dx, dy, dz];
    },
  };
}
