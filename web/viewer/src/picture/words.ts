// What a picture says around its drawing: title, verdict, which results and loads, the legend, units.

import { formatNumber } from '../format/display_units';
import { termsOf } from '../model/combined_loads';
import type { SetName } from '../model/place';
import { combinationFormula } from '../results/combination_formula';
import { contourBands } from '../results/contour_bands';
import { tensionSign } from '../results/drawn_force';
import { SIGN_WORDS } from '../results/signs';
import { COMPONENT_QUANTITY, COMPONENT_TITLES, PLATE_WORDS } from '../results/solution';
import { STATUSES, statusBounds, statusWord } from '../results/status';
import { countStatuses } from '../results/worst_checks';
import type { Scene } from '../scene/scene.svelte';
import { hex } from '../stage/theme';

export interface Line {
  text: string;
  isBold?: boolean;
  /** As CSS spells it; without one it has that of all text. */
  color?: string;
}

export interface Swatch {
  color: string;
  text: string;
}

export interface PictureWords {
  head: Line[];
  foot: Line[];
  swatches: Swatch[];
}

export function pictureWords(scene: Scene, head: Line[]): PictureWords {
  const { view, hasWeight } = scene;
  const { loadsOf, layers } = view;
  const loads =
    layers.loads && loadsOf
      ? [{ text: `Loads: ${setWords(scene, loadsOf)}${hasWeight ? ', with self-weight' : ''}` }]
      : [];
  const { foot, swatches } = legendWords(scene);
  return {
    head: [...head, ...loads],
    foot: [...foot, { text: `Units: ${view.unitSystem}` }],
    swatches,
  };
}

/** "ULS 1 = 1.35 G + 1.5 S"; a load case is its name, and so is what is named after its formula. */
function setWords({ structure }: Scene, of: SetName): string {
  const terms = of.kind === 'loadcombination' ? termsOf(structure, of) : null;
  const formula = terms && combinationFormula(terms);
  return formula && !of.name.endsWith(`: ${formula}`) ? `${of.name} = ${formula}` : of.name;
}

function legendWords(scene: Scene): Pick<PictureWords, 'foot' | 'swatches'> {
  const { view, chosen, contour, mode } = scene;
  const { shown, theme, units } = view;
  if (mode) {
    const kind = mode.kind === 'vibration' ? 'Vibration' : 'Buckling';
    return { foot: [{ text: `${kind}: ${mode.title}`, isBold: true }], swatches: [] };
  }
  if (!chosen || shown.kind === 'nothing') return { foot: [], swatches: [] };
  const of: Line = {
    text: chosen.envelope ? chosen.title : setWords(scene, chosen.set as SetName),
  };
  const titled = (text: string): Line => ({ text, isBold: true });
  if (shown.kind === 'utilization') {
    const counts = countStatuses(scene.worst);
    const checks = scene.structure.document.analysis.unity_checks ?? [];
    const bounds = statusBounds(checks.map(({ thresholds }) => thresholds ?? null));
    const swatches = STATUSES.filter((status) => counts.get(status)).map((status) => {
      const word = statusWord(status);
      const text = [word.symbol, word.text, bounds?.[status], `(${counts.get(status)})`];
      return { color: hex(word[theme.name]), text: text.filter(Boolean).join(' ') };
    });
    return { foot: [titled('Utilization, the largest of all checks and combinations')], swatches };
  }
  if (shown.kind === 'contour' && contour) {
    const { title, quantity } = PLATE_WORDS[shown.component];
    const swatches = contourBands(contour.range).map(({ color, low }) => ({
      color: hex(color),
      text: `from ${units[quantity].number(low)}`,
    }));
    const most = `to ${units[quantity].text(contour.range.high)}`;
    return { foot: [titled(`${title} (${units[quantity].symbol}), ${most}`), of], swatches };
  }
  if (shown.kind === 'diagram') {
    const title = COMPONENT_TITLES[shown.component];
    const isSided = shown.component === 'fx' && tensionSign(chosen, 'fx', view.signs) !== 0;
    const sides: Swatch[] = [
      { color: hex(theme.tension), text: 'tension' },
      { color: hex(theme.compression), text: 'compression' },
    ];
    return {
      foot: [
        titled(`${title} (${units[COMPONENT_QUANTITY[shown.component]].symbol})`),
        of,
        { text: SIGN_WORDS[view.signs] },
      ],
      swatches: isSided ? sides : [],
    };
  }
  return {
    foot: [titled(`Deflected shape × ${formatNumber(scene.enlargement)}`), of],
    swatches: [],
  };
}
