// The page inside a chat: the call of a tool brings a model, which is solved and shown here; what the
// reader selects is told to the agent.

import { type CallTool, type GivenModel, givenModel, type ToolResult } from './chat/given_model';
import {
  Host,
  type HostContext,
  type Params,
  PROTOCOL,
  type Room,
  type Welcome,
} from './chat/host';
import { followReader } from './chat/reader_context.svelte';
import { errorWords } from './format/error_words';
import { setPageState } from './page/automation';
import { begin } from './page/begin';
import type { PageConfig } from './page/config';
import type { EngineSource } from './page/engine_source';
import { type Showing, showDocument } from './show_document';

/** Pixels that the page asks for where the chat leaves it to the page. */
const HEIGHT = 640;
const REFUSED =
  'This chat runs no WebAssembly, so the model is drawn here but not solved. Open its link in a browser to see it solved; without a link, ask the agent for one.';
/** The smallest module there is. */
const EMPTY = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

export async function showInChat(
  target: HTMLElement,
  config: PageConfig,
  engine: EngineSource,
): Promise<void> {
  const host = new Host(window.parent);
  const call = awaitCall(host);
  say(target, 'Waiting for the model…');
  const { hostCapabilities: can = {}, hostContext = {} } = await host.ask<Welcome>(
    'ui/initialize',
    {
      protocolVersion: PROTOCOL,
      appInfo: { name: 'Loadpath', version: '1' },
      appCapabilities: { availableDisplayModes: ['inline', 'fullscreen'] },
    },
  );
  host.tell('ui/notifications/initialized');
  askForRoom(host, hostContext.containerDimensions ?? {});
  followLinks(host);
  let isDark = hostContext.theme === 'dark';
  let showing: Showing | null = null;
  host.on('ui/notifications/host-context-changed', (changed: HostContext) => {
    if (changed.theme) isDark = changed.theme === 'dark';
    if (showing) showing.view.dark = isDark;
    if (changed.containerDimensions) askForRoom(host, changed.containerDimensions);
  });
  try {
    const { given, result } = await call;
    const callTool: CallTool = (name, asked) => {
      if (!can.serverTools) throw new Error('This chat does not let the page read the model.');
      return host.ask('tools/call', { name, arguments: asked });
    };
    const model = await givenModel(given, result, callTool);
    const allowed = runsWasm() ? engine : { ...engine, wasm: () => Promise.reject(Error(REFUSED)) };
    showing = await show(target, model, given, config, allowed);
    showing.view.dark = isDark;
    followReader(host, showing.session, showing.view, model.handle);
  } catch (error) {
    setPageState('failed');
    say(target, errorWords(error));
  }
}

function awaitCall(host: Host): Promise<{ given: Params; result: ToolResult }> {
  let given: Params = {};
  host.on('ui/notifications/tool-input', (params) => {
    given = (params.arguments ?? {}) as Params;
  });
  return new Promise((settle, fail) => {
    host.on('ui/notifications/tool-result', (result) => settle({ given, result }));
    host.on('ui/notifications/tool-cancelled', ({ reason }) =>
      fail(new Error(`The call was cancelled${reason ? `: ${String(reason)}` : '.'}`)),
    );
  });
}

function show(
  target: HTMLElement,
  { text, openUrl }: GivenModel,
  given: Params,
  config: PageConfig,
  engine: EngineSource,
): Promise<Showing> {
  const begun = begin(text, config.tier, engine);
  target.replaceChildren();
  return showDocument(target, {
    begun,
    config: { ...config, open_url: openUrl },
    place: typeof given.member === 'number' ? `#member=${given.member}` : '',
  });
}

/** A chat that lets the page be as high as it likes is asked for a height. */
function askForRoom(host: Host, { height: fixed, maxHeight = HEIGHT }: Room): void {
  if (fixed !== undefined) return;
  const height = Math.min(HEIGHT, maxHeight);
  host.tell('ui/notifications/size-changed', { width: innerWidth, height });
}

/** A page in a sandbox opens nothing itself. */
function followLinks(host: Host): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const url = link?.getAttribute('href') ?? '';
    if (!link || url.startsWith('#')) return;
    event.preventDefault();
    if (/^https?:/.test(url)) host.ask('ui/open-link', { url }).catch(() => {});
  });
}

function runsWasm(): boolean {
  try {
    return Boolean(new WebAssembly.Module(EMPTY));
  } catch {
    return false;
  }
}

function say(target: HTMLElement, text: string): void {
  const said = document.createElement('p');
  said.setAttribute('role', 'status');
  said.textContent = text;
  const notice = document.createElement('main');
  notice.className = 'unfetched';
  notice.append(said);
  target.replaceChildren(notice);
}
