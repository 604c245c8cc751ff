// Under Trusted Types a worker's address must come from a policy; this is the only one we make.
// Only this page's own files and blobs it made go through it.

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

let policy: { createScriptURL(url: string): string } | null = null;

export function trustedUrl(url: string): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy('loadpath', { createScriptURL: (given) => given }) ?? null;
  return policy ? policy.createScriptURL(url) : url;
}
