// The way to what somebody tries. It is fetched when somebody first asks for it: opening a link has no
// use for it.

import type { SolveSession } from './solve_session.svelte';
import type { WhatIf } from './what_if.svelte';

export class WhatIfDoor {
  /** Null until somebody has come in. */
  whatIf = $state.raw<WhatIf | null>(null);
  /** Whether the controls of a member, and those of loads, are unfolded. */
  isMemberShown = $state(false);
  areLoadsShown = $state(false);

  constructor(private readonly session: SolveSession) {}

  /** Only what was solved can be compared with what comes of a change. */
  get isOpen(): boolean {
    return this.whatIf !== null || this.session.results !== null;
  }

  async enter(): Promise<WhatIf> {
    const { WhatIf } = await import('./what_if.svelte');
    this.whatIf ??= new WhatIf(this.session);
    return this.whatIf;
  }

  /** The next lighter or heavier section for the selected member. */
  async step(member: number, way: 'lighter' | 'heavier'): Promise<void> {
    if (!this.isOpen) return;
    this.isMemberShown = true;
    await (await this.enter()).stepSection(member, way);
  }

  /** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y); gives whether the key was meant for it. */
  onKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
    if (!this.whatIf || !(ctrlKey || metaKey) || altKey) return false;
    const letter = key.toLowerCase();
    if (letter === 'z' && !shiftKey) this.whatIf.undo();
    else if (letter === 'y' || letter === 'z') this.whatIf.redo();
    else return false;
    return true;
  }
}
