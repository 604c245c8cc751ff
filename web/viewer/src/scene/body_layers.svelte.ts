// Members as lines and as solids and plates as faces, coloured by their checks where that is shown.

import type { Paint } from '../layers/hatch';
import { ghosts, memberLines } from '../layers/member_lines';
import { memberSolids } from '../layers/member_solids';
import { plates } from '../layers/plates';
import { utilizationLabels } from '../layers/utilization_labels';
import type { Polygon } from '../model/plate_outline';
import type { Judged } from '../results/judged';
import { statusWord } from '../results/status';
import type { Theme } from '../stage/theme';
import { planFetched } from './plan_fetched';
import type { Plan, Scene } from './scene.svelte';

/** Above this many members solids give way to lines while the camera moves. */
export const MANY_MEMBERS = 400;
/** With many members, sections smaller than this on screen look like lines anyway. */
const LEAST_PIXELS = 4;

export function followBodies(scene: Scene, plan: Plan): void {
  const { view } = scene;
  const isMany = $derived(scene.structure.members.length > MANY_MEMBERS);
  const paint = $derived(memberPaint(scene));
  const platePaint = $derived(paintPlates(scene));
  /** Solids would hide diagrams and the deflected shape. */
  const hasSolids = $derived(
    view.layers.solids &&
      (view.shown.kind === 'nothing' || view.shown.kind === 'utilization') &&
      (!isMany || scene.structure.deepestSection * view.pixelsPerMetre > LEAST_PIXELS),
  );
  $effect(() => {
    const { visible } = scene;
    const { theme } = view;
    const look = paint;
    plan('member_lines', visible.length ? () => memberLines(visible, look, theme) : null);
  });
  $effect(() => {
    const { structure } = scene;
    const { theme } = view;
    const left = structure.members.filter(({ member }) => !view.isShown(member.id));
    plan('ghosts', left.length && view.layers.ghosts ? () => ghosts(left, theme) : null);
  });
  $effect(() => {
    const { structure, visible } = scene;
    const { theme } = view;
    const look = paint;
    plan('member_solids', hasSolids ? () => memberSolids(structure, visible, look, theme) : null);
    const tapered = hasSolids ? visible.filter(({ member }) => member.end_section) : [];
    if (!tapered.length) return plan('tapered_solids', null);
    return planFetched(import('../layers/tapered_solids'), ({ taperedSolids }) =>
      plan('tapered_solids', () => taperedSolids(structure, tapered, look, theme)),
    );
  });
  $effect(() => {
    const { structure } = scene;
    const { theme } = view;
    const look = platePaint;
    const metres = hasSolids ? structure.units.length : null;
    // Contours colour the same faces.
    const isOn = view.layers.plates && view.shown.kind !== 'contour';
    plan('plates', isOn ? () => plates(structure.plates, look, metres, theme) : null);
  });
  $effect(() => {
    const { theme, shown, hasEveryUse } = view;
    const { structure, visible, worst } = scene;
    if (shown.kind !== 'utilization') return plan('utilization', null);
    plan('utilization', () => utilizationLabels(structure, visible, worst, hasEveryUse, theme));
  });
}

function memberPaint(scene: Scene): Paint<number> {
  const { theme, shown, layers } = scene.view;
  const isPlain = shown.kind === 'nothing' || shown.kind === 'utilization';
  const base = layers.solids && isPlain ? theme.solid : theme.member;
  if (shown.kind !== 'utilization') return plain(base);
  const { worst } = scene;
  return paintChecked((member) => worst.members.get(member), base, theme);
}

function paintPlates(scene: Scene): Paint<Polygon> {
  const { theme, shown } = scene.view;
  if (shown.kind !== 'utilization') return plain(theme.plate);
  const { worst } = scene;
  const judgedOf = ({ kind, id }: Polygon) =>
    (kind === 'surface' ? worst.surfaces : worst.plates).get(id);
  return paintChecked(judgedOf, theme.plate, theme);
}

const plain = (color: number): Paint<unknown> => ({
  colorOf: () => color,
  isHatched: () => false,
});

/** The colour of its status, and stripes for what fails. */
function paintChecked<T>(
  judgedOf: (of: T) => Judged | undefined,
  base: number,
  theme: Theme,
): Paint<T> {
  return {
    colorOf: (of) => {
      const judged = judgedOf(of);
      return judged ? statusWord(judged.status)[theme.name] : base;
    },
    isHatched: (of) => judgedOf(of)?.status === 'Red',
  };
}
