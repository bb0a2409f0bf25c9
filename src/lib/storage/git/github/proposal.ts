/* Pull requests at GitHub: https://docs.github.com/rest/pulls/pulls */
import { ok, refuse, type Result } from '../../../core/result.ts';
import * as z from '../../../core/schema/zod.ts';
import { named, type Call } from './call.ts';
import * as m from './messages.ts';
import type { Access, ProposalRequest, Request } from '../host.ts';
import { webAddress } from '../web-address.ts';

const pull = z.object({
  number: z.number(),
  html_url: webAddress,
  head: z.object({
    ref: z.string(),
    repo: z.nullable(z.object({ full_name: z.string() })),
  }),
});

/** Proposes a branch. If it is proposed already, returns that request. */
export async function propose(
  call: Call,
  access: Access,
  { name, into, from, title, body }: ProposalRequest,
): Promise<Result<Request>> {
  const at = named(name);
  const head = `${named(from.name).owner}:${from.branch}`;
  const there = async (): Promise<Result<Request | undefined>> => {
    const route = 'GET /repos/{owner}/{repo}/pulls';
    const open = await call(
      access,
      route,
      { ...at, state: 'open', head, base: into },
      z.array(pull),
    );
    if (!open.ok) return open;
    const same = open.value.find(
      (one) => one.head.ref === from.branch && one.head.repo?.full_name === from.name,
    );
    return ok(same && requestOf(same));
  };
  const known = await there();
  if (!known.ok) return known;
  if (known.value) return ok(known.value);
  const answers: { isThere?: boolean } = {};
  const made = await call(
    access,
    'POST /repos/{owner}/{repo}/pulls',
    { ...at, title, body, head: from.name === name ? from.branch : head, base: into },
    pull,
    (status, message) => {
      answers.isThere = status === 422 && /already exists/i.test(message);
      return status === 422 && /no commits between/i.test(message)
        ? refuse('refused', m.nothingToPropose(from.branch, into)).refusal
        : undefined;
    },
  );
  if (made.ok) return ok(requestOf(made.value));
  if (!answers.isThere) return made;
  const now = await there();
  return now.ok && now.value ? ok(now.value) : made;
}

const requestOf = ({ number, html_url }: z.infer<typeof pull>): Request => ({
  name: `#${number}`,
  address: html_url,
});
