import { describe, expect, test } from 'vitest';
import { refusalOf, type Failure } from './failures.ts';

const asker = { host: 'GitHub', isSignedIn: true };
const status = (
  of: number,
  message = '',
  headers: Readonly<Record<string, string>> = {},
): Failure => ({ kind: 'status', status: of, message, header: (name) => headers[name] });

const CASES: readonly (readonly [Failure, code: string, says: string])[] = [
  [status(401, 'Bad credentials'), 'signed-out', 'Sign in again with a new one.'],
  [status(403, 'Must have push access'), 'no-right', 'Sign in with one that may write'],
  [status(403, 'x', { 'x-github-sso': 'required; url=…' }), 'no-right', 'Configure SSO'],
  [status(403, 'Repository was archived so is read-only.'), 'no-right', 'Download the file'],
  [status(403, '`acme` forbids access via a personal access token'), 'no-right', 'Ask its owner'],
  [status(403, 'You have exceeded a secondary rate limit'), 'limited', '(in a minute)'],
  [status(403, 'x', { 'retry-after': '30' }), 'limited', '(in a minute)'],
  [status(429, '', { 'retry-after': '600' }), 'limited', '(in 10 minutes)'],
  [status(404), 'missing', 'your token may not see it'],
  [status(409), 'changed', 'Look at what is there now'],
  [status(413), 'refused', 'Commit fewer files.'],
  [status(422, 'The name is\n too long'), 'refused', '“The name is too long”'],
  [status(503), 'unanswered', 'Try again soon.'],
  [{ kind: 'slow' }, 'unanswered', 'Try again in a moment.'],
  [{ kind: 'unreachable' }, 'offline', 'Check the connection and try again.'],
  [{ kind: 'cut' }, 'unanswered', 'broke off in the middle'],
  [{ kind: 'foreign' }, 'unanswered', 'Open GitHub in another tab'],
  [{ kind: 'stopped' }, 'stopped', 'Try again when you like.'],
];

describe('a failure is reported with what to do next, and that the work is kept', () => {
  test.each(CASES)('%o is %s: %s', (failure, code, says) => {
    const refusal = refusalOf(failure, asker);
    expect(refusal.code).toBe(code);
    expect(refusal.sentence).toContain(says);
    expect(refusal.sentence).toContain('Your work is kept.');
  });
});

test('without signing in, the sentence says that it may help', () => {
  const stranger = { ...asker, isSignedIn: false };
  for (const of of [401, 403, 404])
    expect(refusalOf(status(of), stranger).sentence).toMatch(/sign in/i);
  const limit = status(403, 'x', { 'x-ratelimit-remaining': '0' });
  expect(refusalOf(limit, stranger).sentence).toContain('or sign in: then far more is allowed');
});
