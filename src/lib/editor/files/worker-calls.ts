/*
 * Questions to a worker, which starts with the first one. Each answer goes to who asked.
 */

/** What a worker receives and posts. */
export interface WorkerQuestion<Q> {
  readonly id: number;
  readonly question: Q;
}
export interface WorkerReply<A> {
  readonly id: number;
  readonly answer: A;
}

interface Calls<A> {
  readonly begin: () => Worker;
  /** The answer if the worker fails. */
  readonly failed: A;
  /** How long an answer may take, in milliseconds, before the worker is stopped. */
  readonly limit?: number;
}

interface Waiting<A> {
  readonly resolve: (answer: A) => void;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
}

export class WorkerCalls<Q, A> {
  readonly #calls: Calls<A>;
  #worker: Worker | undefined;
  #last = 0;
  readonly #waiting = new Map<number, Waiting<A>>();

  constructor(calls: Calls<A>) {
    this.#calls = calls;
  }

  ask(question: Q): Promise<A> {
    const worker = (this.#worker ??= this.#begin());
    const id = ++this.#last;
    return new Promise((resolve) => {
      const { limit } = this.#calls;
      const timer = limit === undefined ? undefined : setTimeout(() => this.#fail(), limit);
      this.#waiting.set(id, { resolve, timer });
      worker.postMessage({ id, question } satisfies WorkerQuestion<Q>);
    });
  }

  /** Stops the worker. What was asked is never answered. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
  }

  #begin(): Worker {
    const worker = this.#calls.begin();
    worker.addEventListener('message', ({ data: { id, answer } }: MessageEvent<WorkerReply<A>>) => {
      const asked = this.#waiting.get(id);
      this.#waiting.delete(id);
      clearTimeout(asked?.timer);
      asked?.resolve(answer);
    });
    // Out of memory, or a file that couldn't be read.
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.#fail();
    });
    return worker;
  }

  /** All pending questions fail, and the next one starts a new worker. */
  #fail(): void {
    const waiting = [...this.#waiting.values()];
    this.end();
    for (const { resolve } of waiting) resolve(this.#calls.failed);
  }
}
