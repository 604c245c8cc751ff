// The page behind a link. This first, small script fetches the document and sets the engine to work
// on it; what draws and shows it is many times larger and comes meanwhile.

import './page/page.css';
import { errorWords } from './format/error_words';
import type { Notice } from './model/notice';
import { setPageState } from './page/automation';
import { begin } from './page/begin';
import { readConfig } from './page/config';
import { hostedEngine, prepareEngine } from './page/hosted_engine';
import { offlineCopy } from './page/offline_copy';

const target = document.getElementById('page')!;

async function open(): Promise<void> {
  const config = readConfig(document);
  if (config.is_solved_at_once) prepareEngine();
  const viewer = import('./show_document');
  const answer = await fetchDocument(config.document_url ?? '');
  const begun = begin(await answer.text(), config.tier, hostedEngine);
  const { showDocument } = await viewer;
  const { session } = await showDocument(target, { begun, config, offlineCopy });
  if (!config.issues_url) return;
  await begun.attempt?.results.catch(() => {});
  session.validated = await fetchIssues(config.issues_url);
}

/** The document's answer; where there is none, an error that says what happened and what to do. */
async function fetchDocument(address: string): Promise<Response> {
  const answer = await fetch(address).catch(() => null);
  if (!answer)
    throw new Error(
      'The model could not be fetched: the service did not answer. See whether you are connected, then try again.',
    );
  if (answer.ok) return answer;
  throw new Error(
    answer.status === 404 || answer.status === 410
      ? 'The model could not be fetched: its link has ended meanwhile. Ask for a new one where you got it.'
      : `The model could not be fetched: the service answered ${answer.status}. Try again in a minute.`,
  );
}

/** What validation says; a model is shown and solved without it too. */
async function fetchIssues(address: string): Promise<Notice[]> {
  try {
    const answer = await fetch(address);
    if (answer.ok) return (await answer.json()) as Notice[];
    throw new Error(`the service answered ${answer.status}`);
  } catch (error) {
    const message = `The issues that validation found could not be fetched: ${errorWords(error)}.`;
    return [{ code: 'issues_not_fetched', path: '', message, severity: 'warning' }];
  }
}

open().catch((error: unknown) => {
  setPageState('failed');
  const said = document.createElement('p');
  said.setAttribute('role', 'alert');
  said.textContent = errorWords(error);
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = 'Try again';
  again.addEventListener('click', () => location.reload());
  const notice = document.createElement('main');
  notice.className = 'unfetched';
  notice.append(said, again);
  target.replaceChildren(notice);
});
