// A part of a report that is written piece by piece, and goes as a whole.

import { type Component, mount, unmount } from 'svelte';

export class Sheet {
  private readonly shown: Record<string, unknown>[] = [];
  private readonly parts: Sheet[] = [];

  constructor(readonly element: HTMLElement) {}

  /** An element with text. */
  write(tag: string, text: string, name = ''): void {
    const made = document.createElement(tag);
    made.textContent = text;
    if (name) made.className = name;
    this.element.append(made);
  }

  /** A component; gives what it exports. */
  show<Props extends Record<string, unknown>, Exports extends Record<string, unknown>>(
    component: Component<Props, Exports>,
    props: Props,
  ): Exports {
    const made = mount(component, { target: this.element, props });
    this.shown.push(made);
    return made;
  }

  /** A sheet on this one. */
  part(name: string): Sheet {
    const element = document.createElement('div');
    element.className = name;
    this.element.append(element);
    const made = new Sheet(element);
    this.parts.push(made);
    return made;
  }

  /** Have the browser lay out what was written, so that a turn counts that work too. */
  settle(): void {
    void this.element.offsetHeight;
  }

  clear(): void {
    for (const part of this.parts) part.clear();
    for (const each of this.shown) void unmount(each);
    this.element.replaceChildren();
  }
}
