// Solves a document again, here, and compares its digits with a digest, a receipt or a results
// document. The tier that limits what a page solves limits this too.

import { type Verification, verify } from 'loadpath';
import { parseDocument } from '../model/parse_document';
import type { Tier } from './config';
import type { EngineSource } from './engine_source';

export async function verifyDocument(
  text: string,
  against: string,
  tier: Tier,
  engine: EngineSource,
): Promise<Verification> {
  const members = parseDocument(text).model.members?.length ?? 0;
  if (members > tier.member_limit)
    throw new Error(
      `The model has ${members} members; ${tier.member_limit} are solved here with this account. ` +
        'The command loadpath verify has no limit.',
    );
  return verify(text, against, {
    wasm: engine.wasm(),
    whole: engine.whole,
    createWorker: engine.createWorker,
  });
}
