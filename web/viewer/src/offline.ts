// An offline copy: the document and the engine are inside the page.

import './page/page.css';
import './page/picture.css';
import { begin } from './page/begin';
import { readConfig } from './page/config';
import { type Embedded, embeddedEngine } from './page/embedded_engine';
import { showDocument } from './show_document';

const inside = (id: string): string => document.getElementById(id)?.textContent ?? '';

const config = readConfig(document);
const engine = embeddedEngine(JSON.parse(inside('loadpath-engine')) as Embedded);
const text = JSON.parse(inside('loadpath-document')) as string;
void showDocument(document.getElementById('page')!, {
  begun: begin(text, config.tier, engine),
  config,
});
