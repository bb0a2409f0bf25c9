/* Background work in bulk: several tasks in parallel, a few milliseconds at a time. */

const SIDE_BY_SIDE = 16;
/** Time slice before the browser can render, in milliseconds. */
const TURN = 6;
/** Interval between progress reports, in milliseconds. */
const TELL_INTERVAL = 300;

/** Calls `act` with every item until `isOff`. */
export async function runChunked<T>(
  all: readonly T[],
  act: (one: T) => Promise<unknown>,
  isOff: () => boolean,
  progress: (done: number) => void,
): Promise<void> {
  const queue = all.values();
  let done = 0;
  let since = performance.now();
  let next = since + TELL_INTERVAL;
  const worker = async () => {
    for (const one of queue) {
      await act(one);
      if (isOff()) return;
      done++;
      if (performance.now() - since < TURN) continue;
      await pause();
      if (isOff()) return;
      since = performance.now();
      if (since < next) continue;
      next = since + TELL_INTERVAL;
      progress(done);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
}

/** Resolves after the browser has processed pending work, such as a frame or input. */
const pause = (): Promise<void> =>
  new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      go();
    };
    port2.postMessage(undefined);
  });
