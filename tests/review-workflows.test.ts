/* What the steps of the ready workflows that review a pull request do, with real git and HTTP. */
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execFile } from 'node:child_process';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildCommand } from './built-command.ts';
import {
  OWN,
  startGitHubComments,
  startGitLabNotes,
  TOKEN,
  type CommentHost,
} from './comment-hosts.ts';
import { makeRepository, type Repository } from './git-repository.ts';
import { scriptsOf, workflowAt, yamlAt } from './workflow-files.ts';

const making = workflowAt('docs/review-docs.yml');
const posting = workflowAt('docs/post-review.yml');
const onGitLab = yamlAt('docs/review-docs.gitlab-ci.yml') as Readonly<
  Record<string, { readonly script: readonly string[]; readonly rules: readonly { if: string }[] }>
>;

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}
const ran = (
  program: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Outcome> =>
  new Promise((done) => {
    execFile(program, [...args], { cwd, env: { ...process.env, ...env } }, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

const site = (...pages: readonly string[]) =>
  `${JSON.stringify({ name: 'A', theme: 'mint', colors: { primary: '#0d9373' }, navigation: { groups: [{ group: 'Start', pages }] } }, null, 2)}\n`;
const page = (title: string) => `---\ntitle: ${title}\n---\n\nText.\n`;

describe('with a pull request', () => {
  let command = '';
  let repo: Repository;
  let temp = '';
  let host: CommentHost;
  let refs = { base: '', head: '' };
  beforeAll(async () => {
    command = await buildCommand();
    repo = await makeRepository();
    await repo.commit({
      'docs.json': site('index', 'faq'),
      'index.mdx': page('Welcome'),
      'faq.mdx': page('FAQ'),
    });
    const id = async () => (await repo.git('rev-parse', 'HEAD')).out.trim();
    const base = await id();
    await repo.git('switch', '--quiet', '--create', 'change');
    await repo.commit({ 'docs.json': site('index') });
    refs = { base, head: await id() };
    await repo.git('switch', '--quiet', 'main');
    await repo.git('update-ref', 'refs/merge-requests/7/head', refs.head);
    await repo.git('remote', 'add', 'origin', repo.folder);
  }, 120_000);
  afterAll(async () => {
    await repo.remove();
    await rm(dirname(dirname(command)), { recursive: true });
  });
  beforeEach(async () => {
    temp = await mkdtemp(join(tmpdir(), 'signpost-runner-'));
  });
  afterEach(async () => {
    await host.close();
    await rm(temp, { recursive: true });
  });

  describe('at GitHub', () => {
    const script = scriptsOf(posting)[0]!;
    const repository = { id: 42, full_name: 'eve/docs' };
    const pull = (more: object = {}) => ({
      state: 'open',
      head: { sha: refs.head, ref: 'change', repo: repository, ...more },
    });
    beforeEach(async () => {
      host = await startGitHubComments();
      host.requests.set(7, pull());
      host.requests.set(8, pull({ repo: { id: 43, full_name: 'bob/docs' } }));
      await mkdir(join(temp, 'review'));
      await given('7\n');
    });
    const given = async (number: string, text = 'A review') => {
      await writeFile(join(temp, 'review/number.txt'), number);
      await writeFile(join(temp, 'review/review.md'), text);
    };
    /** Runs the step as a runner does. */
    const post = async (run: object = {}) => {
      const workflow_run = {
        ...{ head_sha: refs.head, head_branch: 'change', head_repository: repository },
        ...{ html_url: 'https://github.com/acme/docs/actions/runs/1', ...run },
      };
      await writeFile(join(temp, 'event.json'), JSON.stringify({ workflow_run }));
      await writeFile(join(temp, 'script'), script);
      return ran(process.execPath, [join(temp, 'script')], temp, {
        GITHUB_API_URL: host.address,
        GITHUB_REPOSITORY: 'acme/docs',
        GITHUB_EVENT_PATH: join(temp, 'event.json'),
        GITHUB_TOKEN: TOKEN,
        RUNNER_TEMP: temp,
      });
    };

    test('the first workflow makes what the second one posts', async () => {
      const clone = join(temp, 'clone');
      await repo.git('clone', '--quiet', repo.folder, clone);
      const summary = join(temp, 'summary.md');
      const made = await ran('bash', ['-e', '-c', scriptsOf(making)[0]!], clone, {
        ...{ DOCS: making.jobs.review!.env!.DOCS, SIGNPOST: command, NUMBER: '7' },
        ...{ BASE: refs.base, HEAD: refs.head, GITHUB_STEP_SUMMARY: summary },
      });
      expect(made).toEqual({ code: 0, out: '', err: '' });
      await rm(join(temp, 'review'), { recursive: true });
      await repo.run('cp', '-r', join(clone, 'review'), temp);
      expect((await post()).code).toBe(0);
      const [comment] = host.comments;
      const text = await readFile(join(clone, 'review/review.md'), 'utf8');
      expect(text).toContain('“FAQ” (faq)');
      expect(comment!.body).toBe(
        `<!-- signpost-review -->\n${text}\nFor ${refs.head.slice(0, 7)}. [The review as a page](https://github.com/acme/docs/actions/runs/1#artifacts)\n`,
      );
      expect(await readFile(summary, 'utf8')).toBe(text);
      expect(await readFile(join(clone, 'review/review.html'), 'utf8')).toMatch(/^<!doctype html>/);
    });

    test('one comment is made, and updated by the next run, however many others there are', async () => {
      host.comments.push(
        ...Array.from({ length: 150 }, (_, id) => ({ id, author: 'bob', body: 'Nice' })),
      );
      expect(await post()).toMatchObject({
        code: 0,
        out: 'Created the comment of pull request 7.\n',
      });
      await given('7', 'Another review');
      expect(await post()).toMatchObject({
        code: 0,
        out: 'Updated the comment of pull request 7.\n',
      });
      expect(host.comments).toHaveLength(151);
      expect(host.comments.at(-1)).toMatchObject({ author: OWN });
      expect(host.comments.at(-1)!.body).toContain('Another review');
    });

    test("another person's comment with the same marker is left alone", async () => {
      const forged = { id: 1, author: 'eve', body: '<!-- signpost-review -->\nAll fine' };
      const other = { id: 2, author: OWN, body: 'See <!-- signpost-review -->' };
      host.comments.push({ ...forged }, { ...other });
      expect((await post()).code).toBe(0);
      expect(host.comments.slice(0, 2)).toEqual([forged, other]);
      expect(host.comments).toHaveLength(3);
    });

    test.each(['8', '9', '0', '-7', '7.5', '7/../8', '7\n8', '', '../issues/8', '７'])(
      'the number %j of another or no pull request is refused',
      async (number) => {
        await given(number);
        const { code, err } = await post();
        expect([code, host.writes]).toEqual([1, []]);
        expect(err).not.toBe('');
      },
    );

    test('nothing is posted from another branch, for older commits, or when it is closed', async () => {
      expect((await post({ head_branch: 'other' })).code).toBe(1);
      expect((await post({ head_sha: refs.base })).code).toBe(0);
      host.requests.set(7, { ...pull(), state: 'closed' });
      expect((await post()).code).toBe(0);
      host.requests.set(7, pull({ repo: null }));
      expect((await post()).code).toBe(1);
      expect(host.writes).toEqual([]);
    });

    test('a link or a huge file in the artifact is refused', async () => {
      const secret = join(temp, 'secret');
      await writeFile(secret, 'secret');
      await rm(join(temp, 'review/review.md'));
      await symlink(secret, join(temp, 'review/review.md'));
      expect((await post()).code).toBe(1);
      await rm(join(temp, 'review/review.md'));
      await given('7', 'a'.repeat(500_001));
      expect((await post()).code).toBe(1);
      expect(host.writes).toEqual([]);
    });

    test('a forged text mentions no one, commands no bot, has no marker of others, and fits', async () => {
      await given('7', `@alice <!-- other-tool --> $(id)\n/merge\n  /close\n${'x'.repeat(70_000)}`);
      expect((await post()).code).toBe(0);
      const { body } = host.comments[0]!;
      expect(body).toContain('@\u2060alice &lt;!-- other-tool --> $(id)\n\\/merge\n  \\/close\n');
      expect(body.length).toBeLessThan(65_536);
    });
  });

  describe('at GitLab', () => {
    const { script, rules } = onGitLab['review-docs']!;
    beforeEach(async () => {
      host = await startGitLabNotes();
      const diff_refs = { base_sha: refs.base, head_sha: refs.head };
      host.requests.set(7, { state: 'opened', diff_refs });
    });
    const review = async (payload: object) => {
      await writeFile(join(temp, 'payload.json'), JSON.stringify(payload));
      return ran('sh', ['-e', '-c', script.join('\n')], repo.folder, {
        ...{ CI_API_V4_URL: host.address, CI_PROJECT_ID: '5', DOCS: '.', SIGNPOST: command },
        ...{ TRIGGER_PAYLOAD: join(temp, 'payload.json'), REVIEW_TOKEN: TOKEN },
      });
    };
    const asked = (iid: unknown) => ({ object_kind: 'merge_request', object_attributes: { iid } });

    test('one note is made on the protected branch, and updated by the next run', async () => {
      expect(rules.map((rule) => rule.if)).toEqual([
        '$CI_PIPELINE_SOURCE == "trigger" && $TRIGGER_PAYLOAD && $CI_COMMIT_REF_PROTECTED == "true"',
      ]);
      host.comments.push({ id: 1, author: 'eve', body: '<!-- signpost-review -->\nAll fine' });
      expect(await review(asked(7))).toMatchObject({ code: 0, err: '' });
      expect(host.comments).toHaveLength(2);
      expect(host.comments[1]!.body).toContain('“FAQ” (faq)');
      host.comments[1]!.body = '<!-- signpost-review -->\nOld';
      expect((await review(asked(7))).code).toBe(0);
      expect(host.comments[1]!.body).toContain('“FAQ” (faq)');
      expect(host.comments).toHaveLength(2);
      expect(host.comments[0]!.body).toContain('All fine');
    });

    test.each([['7/../8'], [undefined], [9]])('the number %j is refused', async (iid) => {
      expect((await review(asked(iid))).code).toBe(1);
      expect(host.writes).toEqual([]);
    });

    test('a closed merge request gets no note', async () => {
      host.requests.set(7, { state: 'merged', diff_refs: null });
      expect((await review(asked(7))).code).toBe(0);
      expect(host.writes).toEqual([]);
    });
  });
});
