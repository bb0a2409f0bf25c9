/*
 * Tells windows which files others changed. What a window wrote itself is no news to it, and is to all others. The
 * folder is watched for as long as anybody listens.
 */
import type { ServerResponse } from 'node:http';
import { relative, sep } from 'node:path';
import { fileOnDisk } from './disk.ts';
import { watchFolder } from './folder-watch.ts';
import { API_HEADERS } from './headers.ts';

export interface Watching {
  /** Tells a window, by its open answer, until it goes. */
  readonly tell: (response: ServerResponse, client: string) => void;
  /** A file is about to become this by the hand of that window. */
  readonly expect: (real: string, mark: string, client: string) => void;
  readonly close: () => void;
}

/** What happens together is told together: so many milliseconds after the first. */
const TOGETHER = 80;
/** A line that says nothing keeps the connection, and finds out when it is gone. */
const PULSE = 20_000;

export function watching(root: string): Watching {
  const windows = new Map<ServerResponse, string>();
  /** The last state that a window gave a file. */
  const given = new Map<string, { readonly mark: string; readonly client: string }>();
  let stop: (() => void) | undefined;
  let heard = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let pulse: NodeJS.Timeout | undefined;

  const hear = (real: string) => {
    heard.add(real);
    timer ??= setTimeout(() => void tellAll(), TOGETHER);
  };

  async function tellAll(): Promise<void> {
    const files = [...heard];
    heard = new Set();
    timer = undefined;
    const news: { readonly path: string; readonly from: string | undefined }[] = [];
    for (const real of files)
      news.push({ path: relative(root, real).replaceAll(sep, '/'), from: await giver(real) });
    for (const [response, client] of windows) {
      const paths = news.filter(({ from }) => from !== client).map(({ path }) => path);
      if (paths.length) say(response, { paths });
    }
  }

  /** Whose work a file is as it stands; nobody's where it has become something else. */
  async function giver(real: string): Promise<string | undefined> {
    const last = given.get(real);
    const now = last && (await fileOnDisk(real).catch(() => undefined));
    return now?.mark === last?.mark ? last?.client : undefined;
  }

  function begin(): () => void {
    pulse = setInterval(() => windows.forEach((_, response) => response.write(':\n\n')), PULSE);
    return watchFolder(root, Date.now(), hear);
  }

  function end(): void {
    stop?.();
    stop = undefined;
    clearInterval(pulse);
    clearTimeout(timer);
    timer = undefined;
    heard.clear();
  }

  return {
    tell(response, client) {
      response.writeHead(200, { ...API_HEADERS, 'Content-Type': 'text/event-stream' });
      response.flushHeaders();
      windows.set(response, client);
      stop ??= begin();
      response.on('close', () => {
        windows.delete(response);
        if (windows.size === 0) end();
      });
    },
    expect: (real, mark, client) => void given.set(real, { mark, client }),
    close: () => {
      windows.forEach((_, response) => response.end());
      end();
    },
  };
}

const say = (response: ServerResponse, what: object): void =>
  void response.write(`data: ${JSON.stringify(what)}\n\n`);
