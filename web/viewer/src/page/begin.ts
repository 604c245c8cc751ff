// From a document's text to an engine at work on it, before what shows it is loaded. A model above
// the tier of whoever opened it asks for no engine.

import type { Document } from 'loadpath';
import type { Tier } from '../config';
import { parseDocument } from '../model/parse_document';
import { Attempt } from './attempt';
import { setPageState } from './automation';
import type { EngineSource } from './engine_source';

export interface Begun {
  text: string;
  document: Document;
  engine: EngineSource;
  /** Members as the tier counts them: plates are free. */
  members: number;
  /** Null where the model is larger than the tier. */
  attempt: Attempt | null;
}

export function begin(text: string, tier: Tier, engine: EngineSource): Begun {
  const document = parseDocument(text);
  const members = document.model.members?.length ?? 0;
  const attempt = members > tier.member_limit ? null : new Attempt(text, engine);
  setPageState(attempt ? 'solving' : 'limited');
  return { text, document, engine, members, attempt };
}
