// What the agent is told of the reader: the verdict that was found here, and what is selected.

import { madeOf, memberSetsOf } from '../../../engine/src/asked_member';
import type { SolveSession } from '../page/solve_session.svelte';
import type { ViewState } from '../page/view_state.svelte';
import type { Host } from './host';

/** Tells the chat anew whenever one of them changes. */
export function followReader(
  host: Host,
  session: SolveSession,
  view: ViewState,
  handle: string | null,
): void {
  $effect.root(() => {
    $effect(() => {
      if (session.state === 'solving') return;
      const selected = view.picked && { kind: view.picked.kind, id: view.picked.id };
      const headline = session.said?.headline ?? session.failure?.message ?? null;
      const text = [
        `The reader sees the model${handle ? ` ${handle}` : ''}.`,
        headline && `Found in their window: ${headline}.`,
        selected && describe(session, selected),
      ];
      const content = [{ type: 'text', text: text.filter(Boolean).join(' ') }];
      const structuredContent = { model: handle, headline, selected };
      // A chat that takes no notice loses nothing that the reader sees.
      host.ask('ui/update-model-context', { content, structuredContent }).catch(() => {});
    });
  });
}

function describe(
  { results, structure }: SolveSession,
  { kind, id }: { kind: string; id: number },
) {
  const chosen = `They selected ${kind} ${id}.`;
  if (kind !== 'member' || !results || !structure.memberById.has(id)) return chosen;
  const { document } = structure;
  const told = results.write({
    form: 'explained',
    members: [id],
    member_sets: memberSetsOf(document, [id]),
    made_of: madeOf(document, id),
  });
  return `${chosen} ${(JSON.parse(told) as { says: string }).says}`;
}
