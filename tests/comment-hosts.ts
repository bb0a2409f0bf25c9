/*
 * The comments of a pull request at GitHub and of a merge request at GitLab, as far as the ready workflows use them, by
 * the hosts' documentation: over HTTP, in pages, and only with the right token.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface HostComment {
  readonly id: number;
  readonly author: string;
  body: string;
}

export interface CommentHost {
  readonly address: string;
  readonly comments: HostComment[];
  /** What the host says about the request with this number. */
  readonly requests: Map<number, object>;
  /** "POST /…" of each request that isn't a GET. */
  readonly writes: string[];
  readonly close: () => Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly value: object;
}

/** The user that the token belongs to. */
export const OWN = 'github-actions[bot]';
export const TOKEN = 'secret-token';
const NOT_FOUND: Answer = { status: 404, value: { message: 'Not Found' } };

type Route = (match: RegExpExecArray, host: CommentHost, sent: { body?: string }) => Answer;

const page = (host: CommentHost, number: string | undefined): readonly HostComment[] =>
  host.comments.slice((Number(number) - 1) * 100, Number(number) * 100);

function added(host: CommentHost, body: string): HostComment {
  const comment = { id: 1000 + host.comments.length, author: OWN, body };
  host.comments.push(comment);
  return comment;
}

function changed(host: CommentHost, id: string | undefined, body: string): HostComment | undefined {
  const comment = host.comments.find((one) => one.id === Number(id));
  if (comment) comment.body = body;
  return comment;
}

const answer = (status: number, value: object | undefined): Answer =>
  value ? { status, value } : NOT_FOUND;

const onGitHub = ({ id, author, body }: HostComment) => ({ id, body, user: { login: author } });
const GITHUB: Readonly<Record<string, Route>> = {
  'GET /repos/acme/docs/pulls/(\\d+)': ([, number], host) =>
    answer(200, host.requests.get(Number(number))),
  'GET /repos/acme/docs/issues/7/comments\\?per_page=100&page=(\\d+)': ([, number], host) =>
    answer(200, page(host, number).map(onGitHub)),
  'POST /repos/acme/docs/issues/7/comments': (_, host, { body = '' }) =>
    answer(201, onGitHub(added(host, body))),
  'PATCH /repos/acme/docs/issues/comments/(\\d+)': ([, id], host, { body = '' }) => {
    const comment = changed(host, id, body);
    return answer(200, comment && onGitHub(comment));
  },
};

/** Ids of GitLab's users are numbers. */
const userId = (name: string): number => (name === OWN ? 1 : 2);
const onGitLab = ({ id, author, body }: HostComment) => ({
  id,
  body,
  author: { id: userId(author) },
});
const GITLAB: Readonly<Record<string, Route>> = {
  'GET /user': () => answer(200, { id: userId(OWN) }),
  'GET /projects/5/merge_requests/(\\d+)': ([, number], host) =>
    answer(200, host.requests.get(Number(number))),
  'GET /projects/5/merge_requests/7/notes\\?per_page=100&page=(\\d+)': ([, number], host) =>
    answer(200, page(host, number).map(onGitLab)),
  'POST /projects/5/merge_requests/7/notes': (_, host, { body = '' }) =>
    answer(201, onGitLab(added(host, body))),
  'PUT /projects/5/merge_requests/7/notes/(\\d+)': ([, id], host, { body = '' }) => {
    const note = changed(host, id, body);
    return answer(200, note && onGitLab(note));
  },
};

/** GitHub: the repository acme/docs. */
export const startGitHubComments = (): Promise<CommentHost> =>
  started(GITHUB, ({ headers }) => headers.authorization === `Bearer ${TOKEN}`);

/** GitLab: the project 5. */
export const startGitLabNotes = (): Promise<CommentHost> =>
  started(GITLAB, ({ headers }) => headers['private-token'] === TOKEN);

async function started(
  routes: Readonly<Record<string, Route>>,
  isAllowed: (request: IncomingMessage) => boolean,
): Promise<CommentHost> {
  const asked = async (request: IncomingMessage): Promise<Answer> => {
    if (!isAllowed(request)) return { status: 401, value: { message: 'Bad credentials' } };
    const line = `${request.method} ${request.url}`;
    const sent = request.method === 'GET' ? {} : ((await json(request)) as { body: string });
    if (request.method !== 'GET') host.writes.push(line);
    for (const [pattern, route] of Object.entries(routes)) {
      const match = new RegExp(`^${pattern}$`).exec(line);
      if (match) return route(match, host, sent);
    }
    return NOT_FOUND;
  };
  const server = createServer((request, response) => {
    void asked(request).then(({ status, value }) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(value));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host: CommentHost = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    comments: [],
    requests: new Map(),
    writes: [],
    close: () => new Promise((done) => server.close(() => done())),
  };
  return host;
}
