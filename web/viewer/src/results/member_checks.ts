// The checks of one member, and the worst of them for all members.

import type { CheckResult, EntityCheck, Status } from 'loadpath';

export interface MemberCheck {
  check: CheckResult;
  entity: EntityCheck;
}

export function checksOfMember(checks: readonly CheckResult[], member: number): MemberCheck[] {
  return checks.flatMap((check) =>
    check.per_entity
      .filter((entity) => entity.entity.member_id === member)
      .map((entity) => ({ check, entity })),
  );
}

const SEVERITY: Record<Status, number> = {
  Green: 0,
  Yellow: 1,
  Orange: 2,
  Indeterminate: 3,
  Red: 4,
};

/** Per member the check that matters most: a failure, then what is undecided, then the fullest use. */
export function worstChecks(checks: readonly CheckResult[]): Map<number, EntityCheck> {
  const worst = new Map<number, EntityCheck>();
  for (const entity of checks.flatMap((check) => check.per_entity)) {
    const id = entity.entity.member_id;
    if (id === undefined) continue;
    const known = worst.get(id);
    if (!known || isWorse(entity, known)) worst.set(id, entity);
  }
  return worst;
}

function isWorse(a: EntityCheck, b: EntityCheck): boolean {
  const [x, y] = [SEVERITY[a.status], SEVERITY[b.status]];
  return x === y ? (a.utilization ?? 0) > (b.utilization ?? 0) : x > y;
}

export function countStatuses(worst: ReadonlyMap<number, EntityCheck>): Map<Status, number> {
  const counts = new Map<Status, number>();
  for (const { status } of worst.values()) counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
}
