// A new link of a changed copy, made in the name of whoever is signed in. The original's link stays
// what it is.

import { askService } from './ask_service';

/** The link; an error says why there is none. */
export async function shareCopy(text: string): Promise<string> {
  const answer = await askService('/account/links', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: `{"model":${text}}`,
  });
  return ((await answer.json()) as { open_url: string }).open_url;
}
