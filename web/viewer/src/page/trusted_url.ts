// Under Trusted Types a worker's address must come from a policy; this is the only one we make.
// Only this page's own files and blobs it made go through it.

import type { AddressPolicy } from './prepared';

let policy: AddressPolicy | null = null;

export function trustedUrl(url: string): string {
  policy ??= window.prepared?.policy ?? makePolicy();
  return policy ? policy.createScriptURL(url) : url;
}

const makePolicy = (): AddressPolicy | null =>
  window.trustedTypes?.createPolicy('loadpath', { createScriptURL: (given) => given }) ?? null;
