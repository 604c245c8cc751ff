// The checks of one member or plate, and the worst of them for all. A check of a member set counts
// for each of its members; one of a surface for the surface.

import type { CheckedEntity, Results } from 'loadpath';
import type { Picked } from '../model/picked';
import type { Structure } from '../model/structure';
import { type Judged, judge } from './judged';
import type { ShownStatus } from './status';

export interface CheckedItems {
  members: ReadonlyMap<number, Judged>;
  plates: ReadonlyMap<number, Judged>;
  surfaces: ReadonlyMap<number, Judged>;
}

type Judging = Pick<Results, 'checks' | 'verdict' | 'stability'>;

/** What a check is about, in words. */
export function entityTitle(entity: CheckedEntity): string {
  if (entity.member_id !== undefined) return `Member ${entity.member_id}`;
  if (entity.memberset_id !== undefined) return `Member set ${entity.memberset_id}`;
  if (entity.plate_surface_id !== undefined) return `Surface ${entity.plate_surface_id}`;
  return `Plate ${entity.plate_element_id ?? '?'}`;
}

/** The thing to select for an entity; of a member set its first member. */
export function entityPlace(structure: Structure, entity: CheckedEntity): Picked | null {
  if (entity.plate_surface_id !== undefined)
    return { kind: 'surface', id: entity.plate_surface_id };
  if (entity.plate_element_id !== undefined) return { kind: 'plate', id: entity.plate_element_id };
  const [member] = entityMembers(structure, entity);
  return member === undefined ? null : { kind: 'member', id: member };
}

/** The members that a check of an entity is about. */
export function entityMembers({ document }: Structure, entity: CheckedEntity): readonly number[] {
  if (entity.member_id !== undefined) return [entity.member_id];
  const sets = entity.memberset_id === undefined ? [] : (document.model.member_sets ?? []);
  return sets.find((set) => set.id === entity.memberset_id)?.member_ids ?? [];
}

/** The names of its sections; nothing for plates. */
export function entitySections(structure: Structure, entity: CheckedEntity): string {
  const sections = entityMembers(structure, entity).map(
    (id) => structure.memberById.get(id)?.section,
  );
  return [...new Set(sections.map((section) => section?.name))].filter(Boolean).join(', ');
}

export function checksOf(structure: Structure, results: Judging, { kind, id }: Picked): Judged[] {
  const isMeant = (entity: CheckedEntity) =>
    kind === 'surface'
      ? entity.plate_surface_id === id
      : kind === 'plate'
        ? entity.plate_element_id === id
        : kind === 'member' && entityMembers(structure, entity).includes(id);
  return results.checks.flatMap((check) =>
    check.per_entity
      .filter((e) => isMeant(e.entity))
      .map((part) => judge(structure, results, check, part)),
  );
}

const SEVERITY: Record<ShownStatus, number> = {
  Green: 0,
  Provisional: 0,
  Yellow: 1,
  Orange: 2,
  Near: 2,
  Indeterminate: 3,
  Red: 4,
};

/** Per item the check that matters most: a failure, then what is undecided, then the fullest use. */
export function worstChecks(structure: Structure, results: Judging | null): CheckedItems {
  const found = {
    members: new Map<number, Judged>(),
    plates: new Map<number, Judged>(),
    surfaces: new Map<number, Judged>(),
  };
  const note = (items: Map<number, Judged>, id: number, judged: Judged) => {
    const known = items.get(id);
    if (!known || isWorse(judged, known)) items.set(id, judged);
  };
  for (const check of results?.checks ?? []) {
    for (const part of check.per_entity) {
      const judged = judge(structure, results!, check, part);
      const { plate_surface_id, plate_element_id } = part.entity;
      if (plate_surface_id !== undefined) note(found.surfaces, plate_surface_id, judged);
      else if (plate_element_id !== undefined) note(found.plates, plate_element_id, judged);
      else for (const id of entityMembers(structure, part.entity)) note(found.members, id, judged);
    }
  }
  return found;
}

export function isWorse(a: Judged, b: Judged): boolean {
  const [x, y] = [SEVERITY[a.status], SEVERITY[b.status]];
  return x === y ? (a.utilization ?? 0) > (b.utilization ?? 0) : x > y;
}

export function countStatuses({
  members,
  plates,
  surfaces,
}: CheckedItems): Map<ShownStatus, number> {
  const counts = new Map<ShownStatus, number>();
  for (const items of [members, plates, surfaces]) {
    for (const { status } of items.values()) counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return counts;
}
