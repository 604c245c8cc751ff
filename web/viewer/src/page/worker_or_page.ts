// A worker, or what does its work in the page itself: chats may refuse workers. Whether one is refused
// is known only once it should have started, so what it was asked is kept until it first answers.

import { readEngine } from '../../../engine/src/platform_browser';
import { type Reply, type Request, serve } from '../../../engine/src/solve_in_worker';

type Heard = Pick<Worker, 'onmessage' | 'onerror' | 'postMessage' | 'terminate'>;

export class WorkerOrPage implements Heard {
  onmessage: Worker['onmessage'] = null;
  onerror: Worker['onerror'] = null;
  private worker: Worker | null = null;
  private asked: Request | null = null;
  private isEnded = false;

  constructor(create: () => Worker) {
    try {
      this.worker = create();
    } catch {
      return;
    }
    let hasAnswered = false;
    this.worker.onmessage = (event) => {
      hasAnswered = true;
      this.tell(event.data as Reply);
    };
    this.worker.onerror = (event) => {
      if (hasAnswered) return void this.onerror?.call(this.self, event);
      event.preventDefault();
      this.worker = null;
      if (this.asked) this.workHere(this.asked);
    };
  }

  postMessage(request: Request): void {
    this.asked = request;
    if (this.worker) this.worker.postMessage(request);
    else this.workHere(request);
  }

  terminate(): void {
    this.isEnded = true;
    this.worker?.terminate();
  }

  /** The page draws what it has before it stands still. */
  private workHere(request: Request): void {
    setTimeout(() => {
      if (!this.isEnded) void serve(request, readEngine, (reply) => this.tell(reply));
    });
  }

  private tell(reply: Reply): void {
    if (!this.isEnded)
      this.onmessage?.call(this.self, new MessageEvent('message', { data: reply }));
  }

  private get self(): Worker {
    return this as unknown as Worker;
  }
}
