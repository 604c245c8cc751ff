// What prepare.ts, the first script of a link's page, hands over to the scripts that come after it.

/** Makes addresses that a worker may be started from; a page may have one such policy. */
export interface AddressPolicy {
  createScriptURL(url: string): string;
}

export interface Prepared {
  policy: AddressPolicy | null;
  /** Null where it was taken or could not be started. */
  worker: Worker | null;
  /** The engine's code; null where it was taken. */
  wasm: Promise<WebAssembly.Module> | null;
}

declare global {
  interface Window {
    /** Not there where nothing is solved at once. */
    prepared?: Prepared;
    trustedTypes?: {
      createPolicy(name: string, rules: AddressPolicy): AddressPolicy;
    };
  }
}
