// Gives a document its combinations by EN 1990, here. The module that finds them is fetched when it is
// asked for: whoever opens a link never needs it.

import { type CombineOptions, generateCombinations } from 'loadpath';
import inspectUrl from '../../../../src/loadpath/inspection/inspect.wasm?url';
import { parseDocument } from '../model/parse_document';

export type CombinationRule = Pick<CombineOptions, 'rule' | 'annex'>;

/** The text of the document with its combinations; a NoCombinations says what it lacks. */
export async function combineDocument(text: string, rule: CombinationRule): Promise<string> {
  parseDocument(text); // says what is no document, in the words of this page
  const wasm = new URL(inspectUrl, location.href);
  return JSON.stringify(await generateCombinations(text, { ...rule, wasm }));
}
