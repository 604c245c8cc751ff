// The text behind another link of this instance. The page talks to no other.

const LINK = /^\/(open|account\/models)\/[A-Za-z0-9-]+$/;

export async function fetchOther(link: string): Promise<string> {
  const answer = await fetch(`${pathOf(link.trim())}/document`).catch(() => null);
  if (!answer)
    throw new Error('The service did not answer. See whether you are connected, then try again.');
  if (answer.ok) return answer.text();
  const { error } = (await answer.json().catch(() => ({}))) as { error?: string };
  throw new Error(error ?? `The service answered ${answer.status}.`);
}

function pathOf(link: string): string {
  const address = URL.canParse(link, location.href) ? new URL(link, location.href) : null;
  if (address && address.origin !== location.origin)
    throw new Error(
      `This page fetches links of ${location.origin} only; download that document and choose the file.`,
    );
  if (!address || !LINK.test(address.pathname))
    throw new Error(`A link is like ${location.origin}/open/…; found “${link}”.`);
  return address.pathname;
}
