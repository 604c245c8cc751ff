// The page behind a link. This first, small script fetches the document and sets the engine to work
// on it; what draws and shows it is many times larger and comes meanwhile.

import './page/page.css';
import type { Notice } from './model/notice';
import { setPageState } from './page/automation';
import { begin } from './page/begin';
import { readConfig } from './page/config';
import { hostedEngine } from './page/hosted_engine';
import { offlineCopy } from './page/offline_copy';

const target = document.getElementById('page')!;

async function open(): Promise<void> {
  const config = readConfig(document);
  const viewer = import('./show_document');
  const answer = await fetch(config.document_url ?? '');
  if (!answer.ok)
    throw new Error(`The document could not be fetched: the service answered ${answer.status}.`);
  const begun = begin(await answer.text(), config.tier, hostedEngine);
  const { showDocument } = await viewer;
  const session = await showDocument(target, { begun, config, offlineCopy });
  if (config.issues_url) session.validated = await fetchIssues(config.issues_url);
}

/** What validation says; a model is shown and solved without it too. */
async function fetchIssues(address: string): Promise<Notice[]> {
  try {
    const answer = await fetch(address);
    if (answer.ok) return (await answer.json()) as Notice[];
    throw new Error(`the service answered ${answer.status}`);
  } catch (error) {
    const message = `The issues that validation found could not be fetched: ${wordsOf(error)}.`;
    return [{ code: 'issues_not_fetched', path: '', message, severity: 'warning' }];
  }
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

open().catch((error: unknown) => {
  setPageState('failed');
  target.textContent = wordsOf(error);
});
