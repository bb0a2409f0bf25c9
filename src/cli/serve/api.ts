/* The requests that the page may make, by the path after `API`. */
import { open, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { folderOf } from '../../lib/core/pages/page-paths.ts';
import { ok, refuse, type Result } from '../../lib/core/result.ts';
import {
  API,
  CLIENT_HEADER,
  LARGEST,
  type Answers,
  type Served,
} from '../../lib/storage/server-api.ts';
import { accountOf } from './account.ts';
import { bodyOf, commitRequest, Unwanted, writeRequest } from './body.ts';
import { markOf } from './disk.ts';
import { gone, Refuse, unread } from './failures.ts';
import { commit } from './git/commit.ts';
import { pastOf } from './git/past.ts';
import { revisionNames, textsAt } from './git/revision.ts';
import { changedSince } from './git/since.ts';
import { hasGit, statusOf } from './git/status.ts';
import { API_HEADERS } from './headers.ts';
import { documentsOf, listingOf } from './listing.ts';
import * as m from './messages.ts';
import { realInside } from './paths.ts';
import type { Service } from './service.ts';
import { filesOf } from './writable.ts';
import { write } from './write.ts';

type Answering = (
  service: Service,
  request: IncomingMessage,
  response: ServerResponse,
  query: URLSearchParams,
) => Promise<void>;

const QUESTIONS: Readonly<
  Record<string, { readonly method: 'GET' | 'POST'; readonly answer: Answering }>
> = {
  served: { method: 'GET', answer: told<'served'>(served) },
  list: {
    method: 'GET',
    answer: told<'list'>(async ({ ground }) => ok((await listingOf(ground.root)).files)),
  },
  file: { method: 'GET', answer: file },
  watch: {
    method: 'GET',
    answer: ({ watching }, request, response) => {
      watching.tell(response, clientOf(request));
      return Promise.resolve();
    },
  },
  write: {
    method: 'POST',
    answer: told<'write'>(async (service, request) =>
      write(service, writeRequest(await bodyOf(request)), clientOf(request)),
    ),
  },
  status: {
    method: 'GET',
    answer: told<'status'>(({ ground, turn, saved }, _request, query) =>
      turn(async () => {
        const main = query.get('main') ?? '';
        const files = await filesOf(ground, main);
        return statusOf(ground.root, [...new Set([...files, ...saved])], folderOf(main));
      }),
    ),
  },
  revision: {
    method: 'GET',
    answer: told<'revision'>(({ ground }, _request, query) =>
      textsAt(ground.root, query.get('name') ?? '', query.getAll('path')),
    ),
  },
  past: {
    method: 'GET',
    answer: told<'past'>(({ ground }, _request, query) =>
      pastOf(ground.root, query.get('main') ?? ''),
    ),
  },
  since: {
    method: 'GET',
    answer: told<'since'>(({ ground }, _request, query) =>
      changedSince(ground.root, query.get('name') ?? '', query.get('folder') ?? ''),
    ),
  },
  revisions: {
    method: 'GET',
    answer: told<'revisions'>(async ({ ground }) => ok(await revisionNames(ground.root))),
  },
  account: {
    method: 'GET',
    answer: told<'account'>(({ ground }, _request, query) =>
      accountOf(ground.root, query.get('site') ?? ''),
    ),
  },
  commit: {
    method: 'POST',
    answer: told<'commit'>(async (service, request) =>
      commit(service, commitRequest(await bodyOf(request)), clientOf(request)),
    ),
  },
};

/** Answers a request that has passed the guard. */
export async function answer(
  service: Service,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const name = pathname.startsWith(`${API}/`) ? pathname.slice(API.length + 1) : '';
  const question = Object.hasOwn(QUESTIONS, name) ? QUESTIONS[name] : undefined;
  if (!question) return send(response, 404, refuse('unknown', m.otherVersion));
  if (request.method !== question.method) {
    response.setHeader('Allow', question.method);
    return send(response, 405, refuse('bad-method', m.takes(question.method)));
  }
  try {
    await question.answer(service, request, response, searchParams);
  } catch (thrown) {
    if (!(thrown instanceof Unwanted)) throw thrown;
    // The rest of the request is not read.
    response.setHeader('Connection', 'close');
    send(response, thrown.status, refuse('bad-request', thrown.message));
  }
}

export function send(response: ServerResponse, status: number, result: Result<unknown>): void {
  const body = result.ok
    ? { ok: true, value: result.value }
    : { ok: false, code: result.refusal.code, sentence: result.refusal.sentence };
  response
    .writeHead(status, { ...API_HEADERS, 'Content-Type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(body));
}

/** A handler that answers with a result as JSON. */
function told<Name extends keyof Answers>(
  ask: (
    service: Service,
    request: IncomingMessage,
    query: URLSearchParams,
  ) => Promise<Result<Answers[Name]>>,
): Answering {
  return async (service, request, response, query) => {
    let result: Result<Answers[Name]>;
    try {
      result = await ask(service, request, query);
    } catch (thrown) {
      if (!(thrown instanceof Refuse)) throw thrown;
      result = thrown.refused;
    }
    send(response, result.ok ? 200 : 409, result);
  };
}

async function served({ ground }: Service): Promise<Result<Served>> {
  const { root } = ground;
  const [{ files }, isInGit] = await Promise.all([listingOf(root), hasGit(root)]);
  return ok({
    name: basename(root) || root,
    root,
    documents: documentsOf(ground, files),
    hasGit: isInGit,
  });
}

/** Sends a file's bytes, with their mark as the ETag. */
async function file(
  { ground }: Service,
  _request: IncomingMessage,
  response: ServerResponse,
  query: URLSearchParams,
): Promise<void> {
  const [path = '', ...others] = query.getAll('path');
  const real = others.length ? undefined : await realInside(ground.root, path);
  if (real === undefined) return send(response, 404, gone(path).refused);
  try {
    const info = await stat(real);
    if (!info.isFile()) return send(response, 404, gone(path).refused);
    // Guard: no file larger than 20 MB is read
    if (info.size > LARGEST) return send(response, 413, refuse('too-large', m.tooLarge(path)));
    const handle = await open(real, 'r');
    const bytes = await handle.readFile().finally(() => handle.close());
    response
      .writeHead(200, {
        ...API_HEADERS,
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': 'attachment',
        'Content-Length': bytes.length,
        ETag: `"${markOf(bytes)}"`,
      })
      .end(bytes);
  } catch (thrown) {
    send(response, 409, unread(path, thrown));
  }
}

const clientOf = (request: IncomingMessage): string => String(request.headers[CLIENT_HEADER] ?? '');
