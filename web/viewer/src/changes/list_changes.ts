// Changes in words, one line for what was changed several times.

import type { Change } from './change';

export function listChanges(done: readonly Change[]): string[] {
  const net = new Map<string, { from: string; to: string }>();
  for (const { subject, from, to } of done) {
    const first = net.get(subject);
    net.set(subject, { from: first?.from ?? from, to });
  }
  return [...net]
    .filter(([, { from, to }]) => from !== to)
    .map(([subject, { from, to }]) => `${subject}: ${from} → ${to}`);
}
