import { expect, test, vi } from 'vitest';
import type { World } from '$lib/core/check/diagnostic';
import { check } from '$lib/core/check/check';
import { knowIcons } from './know-icons';
import { docFromText } from '../../../../tests/make-document';
import * as m from '../../core/check/icons/messages';

/** A document and the facts around it, as the editor has them. */
function open(settings: object, ...icons: readonly unknown[]) {
  const groups = icons.map((icon, i) => ({ group: `G${i}`, icon, pages: [`p${i}`] }));
  const textWith = (more: object) => JSON.stringify({ ...more, navigation: { groups } });
  const docOf = (more: object) => docFromText(textWith(more));
  const listeners = new Set<() => void>();
  let world: World = {};
  let doc = docOf(settings);
  return {
    get doc() {
      return doc;
    },
    get world() {
      return world;
    },
    get problems() {
      return check(doc, world);
    },
    get icons(): World['icons'] | undefined {
      return world.icons;
    },
    set icons(icons) {
      world = { ...world, ...(icons && { icons }) };
    },
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (more: object) => {
      doc = docOf(more);
      for (const listener of listeners) listener();
    },
  };
}
const found = (editor: ReturnType<typeof open>) =>
  editor.problems.filter(({ code }) => code.startsWith('icon-'));

test('reports an icon that the library of the site does not have, with a fix', async () => {
  const editor = open({ icons: { library: 'lucide' } }, 'rocket', 'rockte');
  expect(found(editor)).toEqual([]);
  knowIcons(editor, editor);
  await vi.waitFor(() => expect(found(editor)).toHaveLength(1));
  expect(found(editor)[0]).toMatchObject({
    code: 'icon-unknown',
    message: expect.stringContaining('Did you mean “rocket”?') as string,
    fixes: [{ label: 'Change to “rocket”' }],
  });
});

test('loads only the library that the site uses, and another one when it is chosen later', async () => {
  const editor = open({}, 'rocket', 'git-alt');
  const stop = knowIcons(editor, editor);
  await vi.waitFor(() => expect([...(editor.world.icons?.keys() ?? [])]).toEqual(['fontawesome']));
  expect(found(editor)).toEqual([]);
  editor.change({ icons: { library: 'tabler' } });
  await vi.waitFor(() => expect(editor.world.icons?.has('tabler')).toBe(true));
  expect(editor.world.icons?.has('lucide')).toBe(false);
  stop();
});

test('offers Font Awesome for a name that only it has', async () => {
  const editor = open({ icons: { library: 'lucide' } }, 'font-awesome');
  knowIcons(editor, editor);
  await vi.waitFor(() =>
    expect(found(editor)[0]?.fixes).toMatchObject([{ label: m.takeFrom('Font Awesome') }]),
  );
});
