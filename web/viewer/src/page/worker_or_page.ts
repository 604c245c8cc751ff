// A worker, or what does its work in the page itself: chats may refuse workers. Whether one is refused
// is known only once it should have started, so what it was asked is kept until it first answers.

import { readEngine } from '../../../engine/src/platform_browser';
import { type Message, type Reply, type Request, serve } from '../../../engine/src/solve_in_worker';

type Heard = Pick<Worker, 'onmessage' | 'onerror' | 'terminate'>;

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

  postMessage(message: Message, transfer: Transferable[] = []): void {
    if ('wasm' in message) this.asked = message;
    if (this.worker) this.worker.postMessage(message, transfer);
    else if (this.asked) this.workHere(this.asked);
  }

  terminate(): void {
    this.isEnded = true;
    this.worker?.terminate();
  }

  /** The page draws what it has before it stands still. It works alone, and helps nobody. */
  private workHere(request: Request): void {
    if (request.helps) return;
    setTimeout(() => {
      if (this.isEnded) return;
      void serve({ ...request, workers: 1 }, readEngine, (reply) => this.tell(reply), 1);
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
