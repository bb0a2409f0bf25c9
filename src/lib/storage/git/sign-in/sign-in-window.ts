/*
 * The window in which people sign in at the host, and how its answer comes back. A window of the host may be cut off from
 * this page (`Cross-Origin-Opener-Policy`), and looks closed then. So nothing is concluded from a window that looks
 * closed, except that the person may want to start again.
 */

/** The name of the channel for one attempt. The state is known only to the page that began it, and to the host. */
const channelName = (state: string): string => `signpost-sign-in ${state}`;

/** What the page at `redirect` sends, and what it gets back. */
const HEARD = 'heard';

/**
 * Waits for the page that the host sends people back to, and closes the window. Resolves to the query of that page, or
 * to undefined if `signal` aborts.
 */
export function answerInChannel(
  state: string,
  popup: Window,
  signal: AbortSignal,
): Promise<URLSearchParams | undefined> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(channelName(state));
    const end = (answer: URLSearchParams | undefined) => {
      channel.close();
      popup.close();
      resolve(answer);
    };
    signal.addEventListener('abort', () => end(undefined), { once: true });
    channel.addEventListener('message', ({ data }) => {
      if (typeof data !== 'string' || data === HEARD) return;
      channel.postMessage(HEARD);
      end(new URLSearchParams(data));
    });
  });
}

/**
 * Passes the query of the page that the host sent people to on to the page that waits for it. Resolves to whether one
 * does, within `patience` milliseconds.
 */
export function passOn(query: string, patience: number): Promise<boolean> {
  const state = new URLSearchParams(query).get('state');
  if (!state) return Promise.resolve(false);
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(channelName(state));
    const end = (isHeard: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(isHeard);
    };
    const timer = setTimeout(() => end(false), patience);
    channel.addEventListener('message', ({ data }) => {
      if (data === HEARD) end(true);
    });
    channel.postMessage(query);
  });
}

/**
 * Waits for a relay that speaks as those of Decap CMS and Sveltia CMS do: it announces itself, is answered, and sends the
 * result. Resolves to the result's JSON, or to undefined if `signal` aborts.
 */
export function answerOfRelay(
  relay: string,
  popup: Window,
  signal: AbortSignal,
): Promise<{ readonly isOk: boolean; readonly content: unknown } | undefined> {
  const { origin } = new URL(relay);
  return new Promise((resolve) => {
    const end = (answer: { readonly isOk: boolean; readonly content: unknown } | undefined) => {
      removeEventListener('message', hear);
      popup.close();
      resolve(answer);
    };
    const hear = (event: MessageEvent) => {
      // Guard: only the relay’s own window is heard
      if (event.origin !== origin || event.source !== popup) return;
      const data: unknown = event.data;
      if (data === 'authorizing:github') return popup.postMessage(data, origin);
      const [, kind, content = ''] =
        /^authorization:github:(success|error):([^]*)$/.exec(
          typeof data === 'string' ? data : '',
        ) ?? [];
      if (kind) end({ isOk: kind === 'success', content: parsed(content) });
    };
    addEventListener('message', hear);
    signal.addEventListener('abort', () => end(undefined), { once: true });
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
