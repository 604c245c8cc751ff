// The text behind another link of this instance. The page talks to no other.

import { askService } from './ask_service';

const LINK = /^\/(open|account\/models)\/[A-Za-z0-9-]+$/;

export async function fetchOther(link: string): Promise<string> {
  return (await askService(`${pathOf(link.trim())}/document`)).text();
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
