// Records that changes added and no longer use: a section that was tried and left again goes. What the
// document had itself stays, used or not.

import type { Document } from 'loadpath';
import { withModel } from './change';
import { statesLengths } from './reach';

interface Numbered {
  id: number;
}
type List<T> = T[] | null | undefined;
type Reference = number | null | undefined;

export function dropUnused(original: Document, changed: Document): Document {
  const { model: own } = original;
  const { model } = changed;
  const members = model.members ?? [];
  const isUsed = (uses: readonly Reference[]) => {
    const used = new Set(uses);
    return ({ id }: Numbered) => used.has(id);
  };
  const sections = keep(
    own.sections,
    model.sections,
    isUsed(members.flatMap((m) => [m.section, m.end_section])),
  );
  const made = [
    ...(sections ?? []),
    ...(model.plate_elements ?? []),
    ...(model.plate_surfaces ?? []),
  ];
  const outlines = (sections ?? []).map((section) => section.shape_path);
  const hinges = members.flatMap((m) => [m.start_hinge, m.end_hinge]);
  return withModel(changed, {
    sections,
    shape_paths: keep(own.shape_paths, model.shape_paths, isUsed(outlines)),
    materials: keep(own.materials, model.materials, isUsed(made.map((each) => each.material)))!,
    member_hinges: keep(own.member_hinges, model.member_hinges, isUsed(hinges)),
    member_sets: keep(own.member_sets, model.member_sets, statesLengths),
  });
}

/** Records of the original, and those of the others that are worth keeping. */
function keep<T extends Numbered>(
  own: List<T>,
  records: List<T>,
  isWorth: (record: T) => boolean,
): List<T> {
  const ids = new Set((own ?? []).map(({ id }) => id));
  const kept = records?.filter((record) => ids.has(record.id) || isWorth(record));
  return kept?.length ? kept : own;
}
