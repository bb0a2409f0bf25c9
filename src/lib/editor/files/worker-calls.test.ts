import { afterEach, expect, it, vi } from 'vitest';
import { WorkerCalls, type WorkerQuestion } from './worker-calls';

/** A worker that answers when a test says so. */
class SlowWorker extends EventTarget {
  readonly asked: WorkerQuestion<string>[] = [];
  isStopped = false;
  postMessage(asked: WorkerQuestion<string>): void {
    this.asked.push(asked);
  }
  terminate(): void {
    this.isStopped = true;
  }
  answer(at: number): void {
    const { id, question } = this.asked[at]!;
    this.dispatchEvent(
      new MessageEvent('message', { data: { id, answer: question.toUpperCase() } }),
    );
  }
}

function started(limit?: number) {
  const workers: SlowWorker[] = [];
  const calls = new WorkerCalls<string, string | undefined>({
    begin: () => {
      const worker = new SlowWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
    failed: undefined,
    ...(limit !== undefined && { limit }),
  });
  return { calls, workers };
}

afterEach(() => vi.useRealTimers());

it('gives each answer to its question, in any order, with one worker', async () => {
  const { calls, workers } = started();
  const both = Promise.all([calls.ask('a'), calls.ask('b')]);
  workers[0]!.answer(1);
  workers[0]!.answer(0);
  expect(await both).toEqual(['A', 'B']);
  expect(workers).toHaveLength(1);
});

it('fails what is pending when the worker fails, and starts another for the next question', async () => {
  const { calls, workers } = started();
  const first = calls.ask('a');
  workers[0]!.dispatchEvent(new Event('error', { cancelable: true }));
  expect(await first).toBeUndefined();
  const second = calls.ask('b');
  workers[1]!.answer(0);
  expect(await second).toBe('B');
});

it('stops a worker that takes too long', async () => {
  vi.useFakeTimers();
  const { calls, workers } = started(1_000);
  const slow = calls.ask('a');
  vi.advanceTimersByTime(1_000);
  expect(await slow).toBeUndefined();
  expect(workers[0]!.isStopped).toBe(true);
});

it('keeps a worker that was started after an end beyond the limit of earlier questions', () => {
  vi.useFakeTimers();
  const { calls, workers } = started(1_000);
  void calls.ask('a');
  calls.end();
  vi.advanceTimersByTime(900);
  void calls.ask('b');
  vi.advanceTimersByTime(200);
  expect(workers.map(({ isStopped }) => isStopped)).toEqual([true, false]);
});
