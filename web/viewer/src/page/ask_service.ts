// One way to ask the service: where it is silent or refuses, an error says so in words for a reader.

export async function askService(address: string, request?: RequestInit): Promise<Response> {
  const answer = await fetch(address, request).catch(() => null);
  if (!answer)
    throw new Error('The service did not answer. See whether you are connected, then try again.');
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as { error?: string } | null;
  throw new Error(said?.error ?? `The service answered ${answer.status}.`);
}
