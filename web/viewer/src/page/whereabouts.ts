// Where the page is: at a service that can be asked for more, in a file that holds all of it, or in a
// chat, which hands it a model.

export type Whereabouts = 'service' | 'file' | 'chat';

const has = (id: string): boolean => document.getElementById(id) !== null;

/** Whether the page has an address that can say what is seen; inside another page it has none. */
export function hasAddress(): boolean {
  return whereabouts() !== 'chat' && location.protocol !== 'about:';
}

export function whereabouts(): Whereabouts {
  if (!has('loadpath-engine')) return 'service';
  return has('loadpath-document') ? 'file' : 'chat';
}
