/* Signing in to a host in a window of its own. */
import { ok, refuse, type Result } from '../../../core/result.ts';
import * as z from '../../../core/schema/zod.ts';
import type { Grant } from '../credentials.ts';
import type { AccountSignIn, CodeSignIn, RelaySignIn } from './account-sign-in.ts';
import { begin, type Asker } from './code-flow.ts';
import * as m from './messages.ts';
import { answerInChannel, answerOfRelay } from './sign-in-window.ts';

const success = z.object({ token: z.string().check(z.minLength(1)) });
const failure = z.object({ error: z.string() });

/** Shows the host's page in `popup`, a window that is still empty, and waits for the result. */
export const signIn = (
  means: AccountSignIn,
  asker: Asker,
  popup: Window,
  signal: AbortSignal,
): Promise<Result<Grant>> =>
  means.kind === 'code'
    ? byCode(means, asker, popup, signal)
    : byRelay(means, asker, popup, signal);

async function byCode(flow: CodeSignIn, asker: Asker, popup: Window, signal: AbortSignal) {
  const { address, state, exchange } = await begin(flow, asker);
  const answering = answerInChannel(state, popup, signal);
  popup.location.replace(address);
  const answer = await answering;
  return answer ? exchange(answer) : refuse('stopped', m.canceled(asker.host));
}

async function byRelay(
  { address, scope }: RelaySignIn,
  { host }: Asker,
  popup: Window,
  signal: AbortSignal,
): Promise<Result<Grant>> {
  const answering = answerOfRelay(address, popup, signal);
  const query = new URLSearchParams({ provider: 'github', site_id: location.hostname, scope });
  popup.location.replace(`${address}/auth?${query.toString()}`);
  const answer = await answering;
  if (!answer) return refuse('stopped', m.canceled(host));
  const { isOk, content } = answer;
  if (!isOk) {
    const told = failure.safeParse(content);
    return refuse('refused', m.rejected(host, told.success ? told.data.error : String(content)));
  }
  const given = success.safeParse(content);
  return given.success ? ok({ token: given.data.token }) : refuse('refused', m.noToken(host));
}
