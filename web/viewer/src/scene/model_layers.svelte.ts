// Layers that follow the document: each effect plans one layer from what the person wants to see.

import { diaphragms } from '../layers/diaphragms';
import { dimensions } from '../layers/dimensions';
import { grid } from '../layers/grid';
import { heatedMembers } from '../layers/heated_members';
import { hinges } from '../layers/hinges';
import { ids } from '../layers/ids';
import { loads } from '../layers/loads';
import { localAxes } from '../layers/local_axes';
import { nodes } from '../layers/nodes';
import { readMark } from '../layers/read_mark';
import { selection } from '../layers/selection';
import { settlements } from '../layers/settlements';
import { supports } from '../layers/supports';
import { combinedLoads, loadsShown } from '../model/combined_loads';
import { hasLongSupports } from '../model/long_supports';
import { planFetched } from './plan_fetched';
import { forceText } from './reading';
import type { Plan, Scene } from './scene.svelte';

export function followModel(scene: Scene, plan: Plan): void {
  const { view } = scene;
  $effect(() => {
    const { theme } = view;
    const { structure } = scene;
    plan('grid', view.layers.grid ? () => grid(structure, theme) : null);
  });
  $effect(() => {
    const { theme } = view;
    const { structure } = scene;
    plan('nodes', view.layers.nodes ? () => nodes(structure, theme) : null);
  });
  $effect(() => {
    const { theme } = view;
    const { structure } = scene;
    plan('supports', view.layers.supports ? () => supports(structure, theme) : null);
    if (!view.layers.supports || !hasLongSupports(structure)) return plan('long_supports', null);
    return planFetched(import('../layers/long_supports'), ({ longSupports }) =>
      plan('long_supports', () => longSupports(structure, theme)),
    );
  });
  $effect(() => {
    const { theme } = view;
    const { structure, visible } = scene;
    plan('hinges', view.layers.hinges ? () => hinges(structure, visible, theme) : null);
  });
  $effect(() => {
    const { theme } = view;
    const { structure, visible } = scene;
    plan('local_axes', view.layers.local_axes ? () => localAxes(structure, visible, theme) : null);
  });
  $effect(() => {
    const { theme } = view;
    const { structure, visible } = scene;
    plan('ids', view.layers.ids ? () => ids(structure, visible, theme) : null);
  });
  $effect(() => {
    const { theme, units } = view;
    const { structure } = scene;
    plan('dimensions', view.layers.dimensions ? () => dimensions(structure, units, theme) : null);
  });
  $effect(() => {
    const { theme, picked } = view;
    const { structure } = scene;
    plan('selection', picked ? () => selection(structure, picked, theme) : null);
  });
  $effect(() => {
    const { theme } = view;
    const { structure } = scene;
    plan('diaphragms', view.layers.diaphragms ? () => diaphragms(structure, theme) : null);
  });
  $effect(() => {
    const { theme, picked, position } = view;
    const { structure, chosen, visible } = scene;
    const member = picked?.kind === 'member' && chosen && structure.memberById.get(picked.id);
    if (!member || !visible.includes(member)) return plan('read_mark', null);
    const value = forceText(scene, member, position);
    plan('read_mark', () => readMark(member, position, value, theme));
  });
  $effect(() => {
    const { theme, units } = view;
    const { structure, visible, imperfections: given } = scene;
    if (!view.layers.imperfections || !given) return plan('imperfections', null);
    return planFetched(import('../layers/imperfections'), ({ imperfections }) =>
      plan('imperfections', () => imperfections(structure, visible, given, units, theme)),
    );
  });
  followLoads(scene, plan);
}

function followLoads(scene: Scene, plan: Plan): void {
  const { view } = scene;
  const given = $derived.by(() => {
    const terms = view.layers.loads ? scene.loadTerms : null;
    return terms ? combinedLoads(scene.structure, terms) : null;
  });
  const shown = $derived(
    given && loadsShown(given, scene.structure, (member) => view.isShown(member)),
  );
  $effect(() => {
    const { theme, units } = view;
    const { structure, pixel } = scene;
    const drawn = shown;
    plan('loads', drawn && (() => loads(drawn, pixel, units, theme)));
    plan('settlements', drawn && (() => settlements(drawn.settlements, pixel, units, theme)));
    plan('heated', drawn && (() => heatedMembers(structure, drawn.heated, units, theme)));
  });
}
