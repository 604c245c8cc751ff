// The worker of browsers.

import { type Request, serve } from './solve_in_worker.ts';

const scope = self as unknown as {
  onmessage: (event: { data: Request }) => void;
  postMessage(message: unknown, transfer: ArrayBuffer[]): void;
};
scope.onmessage = ({ data }) => void serve(data, (r, transfer) => scope.postMessage(r, transfer));
