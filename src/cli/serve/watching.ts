/*
 * Notifies windows of files that others changed. A window isn't notified of its own writes, but all others are. The
 * folder is watched as long as a window is open.
 */
import type { ServerResponse } from 'node:http';
import { relative, sep } from 'node:path';
import { fileOnDisk } from './disk.ts';
import { watchFolder } from './folder-watch.ts';
import { API_HEADERS } from './headers.ts';

export interface Watching {
  /** Notifies a window through its open response, until it closes. */
  readonly tell: (response: ServerResponse, client: string) => void;
  /** Announces that a window is about to write this content, or to remove the file (no mark). */
  readonly expect: (real: string, mark: string | undefined, client: string) => void;
  readonly close: () => void;
}

/** Changes are collected for this time after the first one, in milliseconds. */
const TOGETHER = 80;
/** How often an empty line is sent, in milliseconds. It keeps the connection open, and detects that it has closed. */
const PULSE = 20_000;

export function watching(root: string): Watching {
  const windows = new Map<ServerResponse, string>();
  /** The last content that a window wrote to a file. */
  const given = new Map<string, { readonly mark: string | undefined; readonly client: string }>();
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

  /** The window that wrote the current content of a file, or undefined if it has changed since. */
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
