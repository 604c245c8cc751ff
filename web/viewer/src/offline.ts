// An offline copy: the document and the engine are inside the page.

import './page/page.css';
import { readConfig } from './config';
import { type Embedded, embeddedEngine } from './page/embedded_engine';
import { showDocument } from './page/show_document';

const inside = (id: string): string => document.getElementById(id)?.textContent ?? '';

void showDocument(document.getElementById('page')!, {
  text: JSON.parse(inside('loadpath-document')) as string,
  config: readConfig(document),
  engine: embeddedEngine(JSON.parse(inside('loadpath-engine')) as Embedded),
});
