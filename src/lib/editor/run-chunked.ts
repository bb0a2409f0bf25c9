/* Much that is done beside what the person does: several things at a time, and a few milliseconds at once. */

const SIDE_BY_SIDE = 16;
/** So many milliseconds are spent before what is on the screen has its turn. */
const TURN = 6;
/** How far it has come is told each time that so many milliseconds have passed. */
const TELLING = 300;

/** Does `act` with all of them, until `isOff`. */
export async function runChunked<T>(
  all: readonly T[],
  act: (one: T) => Promise<unknown>,
  isOff: () => boolean,
  progress: (done: number) => void,
): Promise<void> {
  const queue = all.values();
  let done = 0;
  let since = performance.now();
  let next = since + TELLING;
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
      next = since + TELLING;
      progress(done);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
}

/** Until the browser has done what waits: a frame, an input. */
const pause = (): Promise<void> =>
  new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      go();
    };
    port2.postMessage(undefined);
  });
