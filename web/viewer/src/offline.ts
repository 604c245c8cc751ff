// A page that asks no service: the engine is inside it, and so is the document, or a chat brings one.

import './page/page.css';
import { showInChat } from './chat';
import { begin } from './page/begin';
import { readConfig } from './page/config';
import { type Embedded, embeddedEngine } from './page/embedded_engine';
import { whereabouts } from './page/whereabouts';
import { showDocument } from './show_document';

const inside = (id: string): string => document.getElementById(id)?.textContent ?? '';

const target = document.getElementById('page')!;
const config = readConfig(document);
const engine = embeddedEngine(JSON.parse(inside('loadpath-engine')) as Embedded);
if (whereabouts() === 'chat') void showInChat(target, config, engine);
else {
  const text = JSON.parse(inside('loadpath-document')) as string;
  const place = location.hash || config.place;
  void showDocument(target, { begun: begin(text, config.tier, engine), config, place });
}
