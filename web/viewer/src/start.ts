// The start page; what a person opens here is shown in its place and solved on their computer.

import './page/page.css';
import { mount, unmount } from 'svelte';
import { readConfig } from './config';
import { begin } from './page/begin';
import { hostedEngine } from './page/hosted_engine';
import { offlineCopy } from './page/offline_copy';
import { showDocument } from './page/show_document';
import Start from './Start.svelte';

const target = document.getElementById('page')!;
const config = readConfig(document);
const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset.theme = isDark ? 'dark' : 'light';

const start = mount(Start, {
  target,
  props: {
    config,
    onopen: (text: string) => {
      void unmount(start);
      void showDocument(target, {
        begun: begin(text, config.tier, hostedEngine),
        config,
        offlineCopy,
      });
    },
  },
});
