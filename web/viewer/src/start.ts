// The start page; what a person opens here is shown in its place and solved on their computer.

import './page/page.css';
import { mount, unmount } from 'svelte';
import { begin } from './page/begin';
import { bringDocument, broughtDocument, followSteps } from './page/brought_document';
import { readConfig } from './page/config';
import { hostedEngine } from './page/hosted_engine';
import { offlineCopy } from './page/offline_copy';
import Start from './Start.svelte';
import { showDocument } from './show_document';

const target = document.getElementById('page')!;
const config = readConfig(document);
const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset.theme = isDark ? 'dark' : 'light';

let isShown = false;

function open(text: string): void {
  isShown = true;
  const begun = begin(text, config.tier, hostedEngine);
  void showDocument(target, { begun, config, offlineCopy });
}

function showStart(): void {
  const onopen = (text: string) => {
    void unmount(start);
    bringDocument(text);
    open(text);
  };
  const start = mount(Start, { target, props: { config, onopen } });
}

followSteps(() => isShown);
const brought = broughtDocument();
if (brought === null) showStart();
else open(brought);
