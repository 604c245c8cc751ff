// The page behind a link: reads its configuration, fetches the document and shows it.

import './page/page.css';
import type { Issue } from 'loadpath';
import { readConfig } from './config';
import { setPageState } from './page/automation';
import { hostedEngine } from './page/hosted_engine';
import { offlineCopy } from './page/offline_copy';
import { showDocument } from './page/show_document';

const target = document.getElementById('page')!;

async function open(): Promise<void> {
  const config = readConfig(document);
  const engine = hostedEngine();
  const answer = await fetch(config.document_url ?? '');
  if (!answer.ok)
    throw new Error(`The document could not be fetched: the service answered ${answer.status}.`);
  const text = await answer.text();
  const session = await showDocument(target, { text, config, engine, offlineCopy });
  if (config.issues_url)
    session.addIssues((await (await fetch(config.issues_url)).json()) as Issue[]);
}

open().catch((error: unknown) => {
  setPageState('failed');
  target.textContent = error instanceof Error ? error.message : String(error);
});
