// From a document's text to an engine at work on it, before what shows it is loaded. A model above
// the tier of whoever opened it asks for no engine. With a large one the engine waits until the page
// stands: it takes seconds anyway, and both would want the same cores.

import type { Document } from 'loadpath';
import { parseDocument } from '../model/parse_document';
import { Attempt } from './attempt';
import { setPageState } from './automation';
import type { Tier } from './config';
import type { EngineSource } from './engine_source';

export interface Begun {
  text: string;
  document: Document;
  engine: EngineSource;
  /** Members as the tier counts them: plates are free. */
  members: number;
  isWithinTier: boolean;
  /** The engine at work; null where it has not been asked yet, or is not to be. */
  attempt: Attempt | null;
}

/** Characters of a document whose page is put together first: about 2,000 members. */
const LARGE = 1_000_000;

export function begin(text: string, tier: Tier, engine: EngineSource): Begun {
  const document = parseDocument(text);
  const members = document.model.members?.length ?? 0;
  const isWithinTier = members <= tier.member_limit;
  const isDue = isWithinTier && text.length < LARGE;
  if (isWithinTier) setPageState('solving');
  const attempt = isDue ? new Attempt(text, engine) : null;
  return { text, document, engine, members, isWithinTier, attempt };
}
