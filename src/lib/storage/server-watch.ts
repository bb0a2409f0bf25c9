/*
 * What others change in the folder, reported by the command as it happens. The events are streamed in a response that
 * does not end, so that the secret stays in a header. A broken stream is opened again.
 */

interface Event {
  readonly paths?: readonly string[];
}

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** Milliseconds until the next try: short at first, then longer. */
const AGAIN = [500, 1000, 2000, 5000, 10_000];

/**
 * Reports changed paths until the returned function is called. What changed while the stream was broken is unknown, so
 * `mine` is reported afterwards: the files that matter.
 */
export function follow(
  ask: Ask,
  changed: (paths: readonly string[]) => void,
  mine: () => readonly string[],
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  void (async () => {
    let tries = 0;
    let wasThere = false;
    while (!signal.aborted) {
      try {
        const response = await ask('watch', { signal });
        // Another server, or a new one that does not know us.
        if (!response.ok || !response.body) return;
        if (wasThere) changed(mine());
        wasThere = true;
        for await (const { paths } of eventsOf(response.body)) {
          tries = 0;
          if (paths?.length) changed(paths);
        }
      } catch {
        // The command has ended, or the computer slept.
      }
      await pause(AGAIN[Math.min(tries++, AGAIN.length - 1)]!, signal);
    }
  })();
  return () => ending.abort();
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Event> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream).getReader();
  let held = '';
  for (;;) {
    const { done, value } = (await reader.read()) as ReadableStreamReadResult<string>;
    if (done) return;
    held += value;
    for (let end = held.indexOf('\n\n'); end >= 0; end = held.indexOf('\n\n')) {
      const line = held.slice(0, end);
      held = held.slice(end + 2);
      if (line.startsWith('data: ')) yield JSON.parse(line.slice('data: '.length)) as Event;
    }
  }
}

const pause = (time: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    if (signal.aborted) return done();
    const timer = setTimeout(done, time);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
