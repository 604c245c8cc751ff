// What was tried, in order, and what was taken back: undo and redo without a copy of any document.

import type { Document } from 'loadpath';
import type { Change } from './change';
import { withNeededVersion } from './needed_version';
import { dropUnused } from './unused_records';

export interface History {
  done: readonly Change[];
  /** Taken back, the last one first. */
  undone: readonly Change[];
}

export const NOTHING_DONE: History = { done: [], undone: [] };

export const doneToo = ({ done }: History, change: Change): History => ({
  done: [...done, change],
  undone: [],
});

export function undo(history: History): History {
  const last = history.done.at(-1);
  if (!last) return history;
  return { done: history.done.slice(0, -1), undone: [last, ...history.undone] };
}

export function redo(history: History): History {
  const [next, ...undone] = history.undone;
  return next ? { done: [...history.done, next], undone } : history;
}

/** The document after all that was done and not taken back. */
export function documentAfter(original: Document, { done }: History): Document {
  const changed = done.reduce((document, change) => change.apply(document), original);
  if (changed === original) return original;
  return withNeededVersion(original, dropUnused(original, changed));
}
