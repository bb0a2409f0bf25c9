import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerOfRelay } from './sign-in-window.ts';

const RELAY = 'https://auth.example.com/sign-in';
const ORIGIN = 'https://auth.example.com';
const SUCCESS = 'authorization:github:success:{"provider":"github","token":"gho_1"}';
const never = new AbortController().signal;

const page = new EventTarget();
beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

const popupOf = () => ({ postMessage: vi.fn(), close: vi.fn() });
const say = (source: unknown, origin: string, data: unknown) =>
  page.dispatchEvent(Object.assign(new Event('message'), { source, origin, data }));

test('the relay is answered when it announces itself, and its token is taken', async () => {
  const popup = popupOf();
  const answer = answerOfRelay(RELAY, popup as unknown as Window, never);
  say(popup, ORIGIN, 'authorizing:github');
  expect(popup.postMessage.mock.calls).toEqual([['authorizing:github', ORIGIN]]);
  say(popup, ORIGIN, SUCCESS);
  expect(await answer).toEqual({ isOk: true, content: { provider: 'github', token: 'gho_1' } });
  expect(popup.close).toHaveBeenCalledOnce();
});

test('a token is heard only from its own window and site', async () => {
  const popup = popupOf();
  const stop = new AbortController();
  const answer = answerOfRelay(RELAY, popup as unknown as Window, stop.signal);
  for (const [source, origin] of [
    [popupOf(), ORIGIN],
    [popup, 'https://evil.example'],
    [popup, 'https://auth.example.com.evil.example'],
    [popup, 'http://auth.example.com'],
    [null, ORIGIN],
  ])
    for (const data of ['authorizing:github', SUCCESS]) say(source, origin as string, data);
  for (const data of [{ token: 'gho_1' }, 12, '', 'authorization:gitlab:success:{}'])
    say(popup, ORIGIN, data);
  expect(popup.postMessage).not.toHaveBeenCalled();
  stop.abort();
  expect(await answer).toBeUndefined();
});

test('an error is passed on, also one that is no JSON', async () => {
  const popup = popupOf();
  const answer = answerOfRelay(RELAY, popup as unknown as Window, never);
  say(popup, ORIGIN, 'authorization:github:error:Access denied');
  expect(await answer).toEqual({ isOk: false, content: 'Access denied' });
});
