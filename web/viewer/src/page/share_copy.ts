// A new link of a changed copy, made in the name of whoever is signed in. The original's link stays
// what it is.

/** The link; an error says why there is none. */
export async function shareCopy(text: string): Promise<string> {
  const answer = await fetch('/account/links', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: `{"model":${text}}`,
  }).catch(() => null);
  if (!answer) throw new Error('The service did not answer: see whether you are connected.');
  const said = (await answer.json().catch(() => ({}))) as { open_url?: string; error?: string };
  if (answer.ok && said.open_url) return said.open_url;
  throw new Error(said.error ?? `The service answered ${answer.status}.`);
}
