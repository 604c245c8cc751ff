// The worker of browsers.

import { readEngine } from './platform_browser.ts';
import { type Request, serve } from './solve_in_worker.ts';

const scope = self as unknown as {
  onmessage: (event: { data: Request }) => void;
  postMessage(message: unknown, transfer: ArrayBuffer[]): void;
};
scope.onmessage = ({ data }) =>
  void serve(data, readEngine, (r, transfer) => scope.postMessage(r, transfer));
