// The worker of browsers.

import { readEngine } from './platform_browser.ts';
import { type Message, type Reply, serve } from './solve_in_worker.ts';

const scope = self as unknown as {
  onmessage: (event: { data: Message }) => void;
  postMessage(message: unknown, transfer: ArrayBuffer[]): void;
};
const reply = (r: Reply, transfer: ArrayBuffer[] = []) => scope.postMessage(r, transfer);
scope.onmessage = ({ data }) => void serve(data, readEngine, reply, navigator.hardwareConcurrency);
