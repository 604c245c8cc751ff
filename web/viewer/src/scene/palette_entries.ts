// What the palette finds: items of the model, sections, results, drawings, views, layers, units and
// commands, each with what choosing it does.

import { UNIT_SYSTEMS, type UnitSystemName } from '../format/display_units';
import { find } from '../model/find';
import { LAYER_TITLES } from '../page/view_state.svelte';
import { envelopeTitle } from '../results/envelope_title';
import type { Stage } from '../stage/stage';
import { VIEWS } from '../stage/view_names';
import { drawOptions } from './draw_options';
import type { Scene } from './scene.svelte';

export interface Entry {
  title: string;
  /** What sort of thing it is. */
  kind: string;
  choose(): void;
}

/** Entries that a wish names, the nearest first; `commands` are the page's own. */
export function paletteEntries(
  scene: Scene,
  stage: Stage | null,
  commands: Record<string, () => void>,
  wish: string,
): Entry[] {
  const words = wish.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const isNamed = ({ title, kind }: Entry) => {
    const text = `${title} ${kind}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const begins = ({ title }: Entry) => (title.toLowerCase().startsWith(words[0]) ? 0 : 1);
  const others = [
    ...resultEntries(scene),
    ...drawEntries(scene),
    ...sectionEntries(scene),
    ...viewEntries(scene, stage),
    ...Object.entries(commands).map(([title, choose]) => ({ title, kind: 'Command', choose })),
  ]
    .filter(isNamed)
    .sort((a, b) => begins(a) - begins(b));
  const items = itemEntries(scene, wish);
  // "M12" and "12" are ids; words are names first.
  return /^[mnp]?\d+$/i.test(wish.trim()) ? [...items, ...others] : [...others, ...items];
}

function itemEntries({ structure, view }: Scene, wish: string): Entry[] {
  return find(structure, wish.trim(), Number.POSITIVE_INFINITY).map(({ picked, title }) => ({
    title,
    kind: 'Item',
    choose: () => view.visit(structure, picked),
  }));
}

function resultEntries({ results, view }: Scene): Entry[] {
  if (!results) return [];
  const sets = results.sets.map(({ kind, name }) => ({
    title: name,
    kind: kind === 'loadcase' ? 'Load case' : 'Combination',
    choose: () => view.choose({ kind, name }),
  }));
  const envelopes = results.envelopes.map((envelope) => ({
    title: envelopeTitle(envelope),
    kind: 'Envelope',
    choose: () => view.choose({ kind: 'envelope', limitState: envelope.limit_state }),
  }));
  return [...sets, ...envelopes];
}

function drawEntries({ structure, results, view }: Scene): Entry[] {
  if (!results) return [];
  return Object.entries(drawOptions(structure, results)).flatMap(([group, options]) =>
    options.map(({ title, shown }) => ({
      title,
      kind: group === 'General' ? 'Draw' : `Draw, ${group.toLowerCase()}`,
      choose: () => {
        view.draw(shown);
      },
    })),
  );
}

/** A section stands alone, with all members that have it. */
function sectionEntries({ structure, view }: Scene): Entry[] {
  const members = new Map<string, number[]>();
  for (const { member, section } of structure.members) {
    if (!section?.name) continue;
    const known = members.get(section.name);
    if (known) known.push(member.id);
    else members.set(section.name, [member.id]);
  }
  return [...members].map(([name, ids]) => ({
    title: `${name}: isolate ${ids.length === 1 ? '1 member' : `${ids.length} members`}`,
    kind: 'Section',
    choose: () => view.isolate(ids),
  }));
}

function viewEntries({ view }: Scene, stage: Stage | null): Entry[] {
  const entry = (kind: string) => (title: string, choose: () => void) => ({ title, kind, choose });
  const [look, layer, command] = ['View', 'Layer', 'Command'].map(entry);
  return [
    ...VIEWS.map((name) =>
      look(name[0].toUpperCase() + name.slice(1), () => stage?.eye.look(name)),
    ),
    look('Fit everything', () => stage?.eye.fit()),
    ...(Object.keys(LAYER_TITLES) as (keyof typeof LAYER_TITLES)[]).map((name) =>
      layer(`${LAYER_TITLES[name]}: ${view.layers[name] ? 'hide' : 'show'}`, () => {
        view.layers[name] = !view.layers[name];
      }),
    ),
    ...(Object.keys(UNIT_SYSTEMS) as UnitSystemName[]).map((name) =>
      command(`Units: ${name}`, () => {
        view.unitSystem = name;
      }),
    ),
    command('Show all members', () => view.showAll()),
    command('Select nothing', () => {
      view.picked = null;
    }),
    command(view.dark ? 'Light page' : 'Dark page', () => {
      view.dark = !view.dark;
    }),
  ];
}
