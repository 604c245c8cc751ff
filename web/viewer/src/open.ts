// The page behind a link: reads its configuration, fetches the document and shows it.

import './page/page.css';
import type { Document } from 'loadpath';
import { mount } from 'svelte';
import { readConfig } from './config';
import { placeStructure } from './model/structure';
import { ViewState } from './page/view_state.svelte';
import Viewer from './Viewer.svelte';

const config = readConfig(document);
const target = document.getElementById('page')!;
const answer = await fetch(config.document_url ?? new URLSearchParams(location.search).get('d')!);
const model = (await answer.json()) as Document;
const view = new ViewState();
view.loadCase = model.analysis.load_cases?.[0]?.id ?? null;
mount(Viewer, { target, props: { structure: placeStructure(model), view, config } });
