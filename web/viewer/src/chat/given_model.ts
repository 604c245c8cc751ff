// Which model a call of a tool is about: what it answers with, else what it was given. A handle is
// resolved by asking the server, through the chat.

import type { Params } from './host';

export interface ToolResult {
  isError?: boolean;
  content?: readonly { type: string; text?: string }[];
  structuredContent?: Params;
}

export interface GivenModel {
  text: string;
  /** What agents call it; null where they have the document itself. */
  handle: string | null;
  /** Where a browser shows it; null where it was not handed off. */
  openUrl: string | null;
}

export type CallTool = (name: string, given: Params) => Promise<ToolResult>;

export async function givenModel(
  given: Params,
  result: ToolResult,
  callTool: CallTool,
): Promise<GivenModel> {
  const answer = answerOf(result);
  const built = typeof answer.model === 'object' ? answer.model : null;
  const model = built ?? answer.handle ?? given.model ?? answer.model_ref;
  const openUrl = typeof answer.open_url === 'string' ? answer.open_url : null;
  if (typeof model === 'object' && model !== null)
    return { text: JSON.stringify(model), handle: null, openUrl };
  if (typeof model !== 'string') throw new Error('This call is about no model.');
  if (model.trimStart().startsWith('{')) return { text: model, handle: null, openUrl };
  const { value } = answerOf(await callTool('get_model', { model, part: 'document' }));
  return { text: JSON.stringify(value), handle: model, openUrl };
}

/** What a tool says, also where the chat passes on only its text; an error in the tool's words. */
export function answerOf({ structuredContent, content, isError }: ToolResult): Params {
  const text = content?.find((each) => each.type === 'text')?.text ?? '';
  if (structuredContent && !isError) return structuredContent;
  let said: Params = {};
  try {
    said = JSON.parse(text) as Params;
  } catch {
    if (!isError) throw new Error('The tool answered with something that is not JSON.');
  }
  if (isError) throw new Error(String(said.error ?? said.message ?? text));
  return said;
}
