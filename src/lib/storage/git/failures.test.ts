import { describe, expect, test } from 'vitest';
import * as m from './failure-messages.ts';
import { refusalOf, type Failure } from './failures.ts';

const asker = { host: 'GitHub', isSignedIn: true };
const status = (
  of: number,
  message = '',
  headers: Readonly<Record<string, string>> = {},
): Failure => ({ kind: 'status', status: of, message, header: (name) => headers[name] });

const CASES: readonly (readonly [Failure, code: string, says: string])[] = [
  [status(401, 'Bad credentials'), 'signed-out', m.badToken('GitHub')],
  [status(403, 'Must have push access'), 'no-right', m.tokenTooWeak('GitHub')],
  [status(403, 'x', { 'x-github-sso': 'required; url=…' }), 'no-right', m.singleSignOn('GitHub')],
  [status(403, 'Repository was archived so is read-only.'), 'no-right', m.archived],
  [
    status(403, '`acme` forbids access via a personal access token'),
    'no-right',
    m.tokenKindRefused,
  ],
  [status(403, 'You have exceeded a secondary rate limit'), 'limited', '(in 1 minute)'],
  [status(403, 'x', { 'retry-after': '30' }), 'limited', '(in 1 minute)'],
  [status(429, '', { 'retry-after': '600' }), 'limited', '(in 10 minutes)'],
  [status(404), 'missing', m.notSeen('GitHub')],
  [status(409), 'changed', m.changedByOthers('GitHub')],
  [status(413), 'refused', m.tooMuch('GitHub')],
  [
    status(422, 'The name is\n too long'),
    'refused',
    m.refusedBecause('GitHub', 'The name is too long'),
  ],
  [status(503), 'unanswered', m.hostTrouble('GitHub')],
  [{ kind: 'slow' }, 'unanswered', m.slow('GitHub')],
  [{ kind: 'unreachable' }, 'offline', m.unreachable('GitHub')],
  [{ kind: 'cut' }, 'unanswered', m.brokeOff('GitHub')],
  [{ kind: 'foreign' }, 'unanswered', m.foreign('GitHub')],
  [{ kind: 'stopped' }, 'stopped', m.stopped('GitHub')],
];

describe('a failure is reported with what to do next', () => {
  test.each(CASES)('%o is %s', (failure, code, says) => {
    const refusal = refusalOf(failure, asker);
    expect(refusal.code).toBe(code);
    expect(refusal.sentence).toContain(says);
  });
});

test('without signing in, the sentence says that it may help', () => {
  const stranger = { ...asker, isSignedIn: false };
  for (const of of [401, 403, 404])
    expect(refusalOf(status(of), stranger).sentence).toMatch(/sign in/i);
  const limit = status(403, 'x', { 'x-ratelimit-remaining': '0' });
  expect(refusalOf(limit, stranger).sentence).toContain('Sign in for a higher limit, or try again');
});
