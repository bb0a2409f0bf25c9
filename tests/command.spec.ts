import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** Runs the built command as a shell would. */
const signpost = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, ['dist/signpost.js', ...args], (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });

test('the built command checks and applies', { tag: '@main' }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'signpost-'));
  try {
    const docs = join(folder, 'docs.json');
    const operations = join(folder, 'operations.json');
    await writeFile(docs, '{"navigation": {"pages": ["a", "b"]}}');
    await writeFile(operations, '[{"op": "remove", "nodes": ["/navigation/pages/0"]}]');
    expect(await signpost('check', docs)).toMatchObject({ code: 0, err: '' });
    expect(await signpost('apply', docs, operations)).toEqual({
      code: 0,
      out: '{"navigation": {"pages": ["b"]}}',
      err: '',
    });
    await writeFile(docs, '{"navigation": {}');
    expect((await signpost('check', docs)).code).toBe(1);
    expect((await signpost('check', join(folder, 'missing.json'))).code).toBe(2);

    // In a folder it checks the page files; in a workflow it prints annotations, never colors.
    await writeFile(docs, '{"navigation": {"pages": ["Start", "other"]}}');
    await writeFile(join(folder, 'start.mdx'), '');
    const { code, out } = await signpost('check', folder, '--severity', 'warning');
    expect(code).toBe(1);
    expect(out).toContain('has no file. There’s one named “start”');
    expect(out).not.toContain('\u001b');
    expect((await signpost('check', folder, '--github')).out).toMatch(
      /^::warning file=.*docs\.json,line=1,endLine=1,col=27,endColumn=34,title=Pages without a file \(page-missing\)::/m,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});
