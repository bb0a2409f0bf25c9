/* Requirements for hosts whose requests have reviewers: who is suggested, and who is asked. */
import { describe, expect, it } from 'vitest';
import { OWNERS_FILES } from '../../src/lib/core/review/code-owners.ts';
import { repositoryAt } from '../../src/lib/storage/git/repository.ts';
import { answer } from './documented-server.ts';
import { ADA, NAME, NOBODY, PROPOSAL, refusal, value } from './host-calls.ts';
import { push } from './repositories.ts';
import type { Tried } from './suite.ts';

const encoded = (text: string): Uint8Array => new TextEncoder().encode(text);

/** `line`: a line of the host's CODEOWNERS for docs.json. `hasAuthors`: commits name the accounts of their authors. */
export function describeReviews(
  tried: () => Tried,
  line: (owners: string) => string,
  hasAuthors: boolean,
): void {
  const place = (access = ADA) =>
    repositoryAt(tried().host, access, { name: NAME, branch: 'main' });
  const repo = () => tried().store.repos.get(NAME)!;
  const own = (path: string, owners: string) =>
    push(repo(), 'main', 'Name owners', { [path]: encoded(line(owners)) });
  const request = (number: string, reviewers: readonly string[], access = ADA) =>
    tried().host.reviews!.request(access, NAME, number, reviewers);
  const asked = () => repo().requests.map(({ reviewers }) => [...reviewers]);

  describe('suggests', () => {
    it('code owners without the user, then authors if the host knows them', async () => {
      own(OWNERS_FILES[tried().host.id][0]!, '@ada @eve docs@example.com');
      expect(value(await place().git!.reviewers!(['docs.json']))).toEqual([
        { name: 'eve', isOwner: true },
        ...(hasAuthors ? [{ name: 'olga', isOwner: false }] : []),
      ]);
    });

    it('owners by the first file that the host looks for', async () => {
      const [first, second, third] = OWNERS_FILES[tried().host.id];
      own(third!, '@olga');
      own(second!, '@eve');
      const names = async () =>
        value(await place().git!.reviewers!(['docs.json']))
          .filter(({ isOwner }) => isOwner)
          .map(({ name }) => name);
      expect(await names()).toEqual(['eve']);
      own(first!, '@olga');
      expect(await names()).toEqual(['olga']);
    });

    it('no one for a new file that no one owns', async () => {
      expect(value(await place().git!.reviewers!(['new.mdx']))).toEqual([]);
    });

    it('no one before signing in, without a request', async () => {
      const { server } = tried();
      const signedOut = place(NOBODY);
      value(await signedOut.list!());
      server.asked.length = 0;
      expect(refusal(await signedOut.git!.reviewers!(['docs.json'])).code).toBe('signed-out');
      expect(server.asked).toEqual([]);
    });
  });

  describe('asks', () => {
    it('reviewers in addition to those who are asked, and harmlessly twice', async () => {
      value(await tried().host.propose(ADA, PROPOSAL));
      for (const names of [['eve'], ['olga'], ['olga']]) value(await request('1', names));
      expect(asked()).toEqual([['eve', 'olga']]);
    });

    it('no one if one of them doesn’t exist', async () => {
      value(await tried().host.propose(ADA, PROPOSAL));
      const { code, sentence } = refusal(await request('1', ['eve', 'nobody']));
      expect([code, sentence]).toEqual(['missing', expect.stringContaining(NAME)]);
      expect(asked()).toEqual([[]]);
    });
  });

  describe('with a commit', () => {
    const commit = async (reviewers: readonly string[]) => {
      const opened = place();
      const { text, mark } = value(await opened.read('docs.json'));
      return opened.git!.commit({
        files: [{ path: 'docs.json', text: `${text}\n`, expected: mark }],
        ...{ message: 'Order the pages', branch: 'docs/order', isNew: true },
        request: { title: 'Order the pages', body: '', reviewers },
      });
    };

    it('reviewers are asked after the request is open', async () => {
      expect(value(await commit(['eve'])).problem).toBeUndefined();
      expect(asked()).toEqual([['eve']]);
    });

    it('nothing is asked about reviewers if there are none', async () => {
      value(await commit([]));
      expect(tried().server.asked.at(-1)).toMatch(/^POST .*(pulls|merge_requests)$/);
    });

    it('the commit and the request stay if no one can be asked, and a sentence says what to do', async () => {
      const { host, server } = tried();
      server.fault = ({ path }) =>
        /(pulls|merge_requests)\/1/.test(path) ? answer(403, { message: 'No' }) : undefined;
      const done = value(await commit(['eve']));
      const { name } = done.request!;
      expect(done.problem).toMatch(new RegExp(`^Add the reviewers of ${name} on ${host.name}\\.`));
      expect(repo().branches.get('docs/order')).toBe(done.commit);
    });

    it.each(['lost', 'cut'] as const)('a %s response is asked for again', async (fault) => {
      let isFirst = true;
      tried().server.fault = ({ path }) => {
        const isIt = isFirst && /(pulls|merge_requests)\/1/.test(path);
        if (isIt) isFirst = false;
        return isIt ? fault : undefined;
      };
      expect(value(await commit(['eve'])).problem).toBeUndefined();
      expect(asked()).toEqual([['eve']]);
    });
  });
}
