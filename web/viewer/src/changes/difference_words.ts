// A difference of two documents in words: what it is about, and what stands on either side.

import type { Document } from 'loadpath';
import type { Picked } from '../model/picked';
import type { Difference } from './document_difference';

const LONGEST = 48;

/** "members 3 · rotation angle" for "model.members[id=3].rotation_angle". */
export function differenceTitle({ path }: Difference): string {
  return path
    .replace(/^(model|analysis|settings)\./, '')
    .replace(/\[id=([^\]]*)\]/g, ' $1')
    .replaceAll('.', ' · ')
    .replaceAll('_', ' ');
}

const KINDS = {
  members: 'member',
  nodes: 'node',
  plate_elements: 'plate',
  plate_surfaces: 'surface',
} as const;

/** The member, node or plate that a difference is about, where the document that is shown has it. */
export function differencePlace({ path, change }: Difference): Picked | null {
  const found = /^model\.(\w+)\[id=(\d+)\](.?)/.exec(path);
  const kind = found && KINDS[found[1] as keyof typeof KINDS];
  // The record as a whole is gone; a field of it may be.
  if (!kind || (change === 'removed' && !found[3])) return null;
  return { kind, id: Number(found[2]) };
}

/** A value as people read it: what is referred to by its name, the rest as it is written, cut short. */
export function valueWords(value: unknown, { path }: Difference, { model }: Document): string {
  if (value == null) return '–';
  const key = path.slice(path.lastIndexOf('.') + 1);
  const records = key === 'section' ? model.sections : key === 'material' ? model.materials : null;
  const name = records?.find(({ id }) => id === value)?.name ?? (value as { name?: string }).name;
  if (name) return name;
  const text = typeof value === 'string' ? value : JSON.stringify(value).replaceAll(',', ', ');
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}

const LIBRARY_LISTS = ['sections', 'materials', 'shape_paths'] as const;

/** The same list, in which a section, material or outline that is another one by its name is one row:
 *  nobody reads its figures one by one. */
export function foldRecords(
  found: readonly Difference[],
  before: Document,
  after: Document,
): Difference[] {
  const folded = new Map<string, Difference>();
  for (const list of LIBRARY_LISTS) {
    const old = new Map((before.model[list] ?? []).map((each) => [each.id, each]));
    for (const now of after.model[list] ?? []) {
      const was = old.get(now.id);
      const path = `model.${list}[id=${now.id}]`;
      if (was && was.name !== now.name)
        folded.set(path, { path, change: 'changed', before: was, after: now });
    }
  }
  const shown = found.map((each) => folded.get(each.path.replace(/\].*/, ']')) ?? each);
  return [...new Set(shown)];
}
