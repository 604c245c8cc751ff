// A document that somebody brought, kept in this tab while they sign in: the service does not have it.

const KEY = 'loadpath-document';

export function keepDocument(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // There is no room for it, and it has to be brought again.
  }
}

/** The document that was kept, once. */
export function takeKeptDocument(): string | null {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return text;
}
