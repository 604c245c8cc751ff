// Members as lines and as solids and plates as faces, coloured by their checks where that is shown.

import { memberLines } from '../layers/member_lines';
import { memberSolids } from '../layers/member_solids';
import { plates } from '../layers/plates';
import { utilizationLabels } from '../layers/utilization_labels';
import type { Polygon } from '../model/plate_outline';
import type { Judged } from '../results/judged';
import { statusWord } from '../results/status';
import type { Theme } from '../stage/theme';
import type { Plan, Scene } from './scene.svelte';

/** Above this many members solids give way to lines while the camera moves. */
export const MANY_MEMBERS = 400;
/** With many members, sections smaller than this on screen look like lines anyway. */
const LEAST_PIXELS = 4;

export function followBodies(scene: Scene, plan: Plan): void {
  const { view } = scene;
  const isMany = $derived(scene.structure.members.length > MANY_MEMBERS);
  const colorOf = $derived(memberColor(scene));
  const plateColorOf = $derived(plateColor(scene));
  /** Solids would hide diagrams and the deflected shape. */
  const hasSolids = $derived(
    view.layers.solids &&
      (view.shown.kind === 'nothing' || view.shown.kind === 'utilization') &&
      (!isMany || scene.structure.deepestSection * view.pixelsPerMetre > LEAST_PIXELS),
  );
  $effect(() => {
    const { visible } = scene;
    const color = colorOf;
    plan('member_lines', visible.length ? () => memberLines(visible, color) : null);
  });
  $effect(() => {
    const { structure, visible } = scene;
    const { theme } = view;
    const color = colorOf;
    plan('member_solids', hasSolids ? () => memberSolids(structure, visible, color, theme) : null);
  });
  $effect(() => {
    const { structure } = scene;
    const { theme } = view;
    const color = plateColorOf;
    // Contours colour the same faces.
    const isOn = view.layers.plates && view.shown.kind !== 'contour';
    plan('plates', isOn ? () => plates(structure.plates, color, theme) : null);
  });
  $effect(() => {
    const { theme, shown, hasEveryUse } = view;
    const { structure, visible, worst } = scene;
    if (shown.kind !== 'utilization') return plan('utilization', null);
    plan('utilization', () => utilizationLabels(structure, visible, worst, hasEveryUse, theme));
  });
}

function memberColor(scene: Scene): (member: number) => number {
  const { theme, shown, layers } = scene.view;
  const isPlain = shown.kind === 'nothing' || shown.kind === 'utilization';
  const base = layers.solids && isPlain ? theme.solid : theme.member;
  if (shown.kind !== 'utilization') return () => base;
  const { worst } = scene;
  return (member) => checkColor(worst.members.get(member), theme) ?? base;
}

function plateColor(scene: Scene): (plate: Polygon) => number {
  const { theme, shown } = scene.view;
  if (shown.kind !== 'utilization') return () => theme.plate;
  const { worst } = scene;
  return ({ kind, id }) =>
    checkColor((kind === 'surface' ? worst.surfaces : worst.plates).get(id), theme) ?? theme.plate;
}

function checkColor(judged: Judged | undefined, theme: Theme): number | null {
  if (!judged) return null;
  const word = statusWord(judged.status);
  return theme.name === 'dark' ? word.dark : word.light;
}
