import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { useCommand, problemsIn } from '../../tests/run-command.ts';

const { folder, put, signpost } = useCommand();
const codes = async (path: string) =>
  problemsIn(await signpost('check', path, '--json')).map(({ code }) => code);

describe('signpost.config.json', () => {
  const CONFIG = {
    severity: { 'label-twice': 'error', 'leading-slash': 'off' },
    ignore: { paths: ['drafts/**'] },
  };
  const twice = (...list: unknown[]) => ({
    ...{ name: 'A', theme: 'mint', colors: { primary: '#0d9373' } },
    navigation: {
      groups: [
        { group: 'G', pages: list },
        { group: 'G', pages: ['/b'] },
      ],
    },
  });
  test('applies next to the docs.json of a folder, and next to a single file', async () => {
    await put({
      'docs.json': twice('drafts/a', 'c'),
      'b.mdx': '# Page\n',
      'drafts/x.mdx': '# Page\n',
      'y.mdx': '# Page\n',
      'signpost.config.json': CONFIG,
    });
    expect(await codes(folder())).toEqual(['orphan-pages', 'page-missing', 'label-twice']);
    expect(await codes(join(folder(), 'docs.json'))).toEqual(['label-twice']);
    expect((await signpost('check', join(folder(), 'docs.json'))).code).toBe(1);
    expect((await signpost('check', folder(), '--severity', 'hint')).out).toMatch(/“y”\.$/m);
  });
  test('is checked too', async () => {
    await put({
      'docs.json': { navigation: { pages: ['a'] } },
      'a.mdx': '# Page\n',
      'signpost.config.json': '{ "ignor": [] }',
    });
    const { code, out } = await signpost('check', folder());
    expect(code).toBe(1);
    expect(out).toContain('signpost.config.json, line 1: Unknown key “ignor”. Did you mean');
  });
});
