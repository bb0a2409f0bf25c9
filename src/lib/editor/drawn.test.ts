import { expect, test, vi } from 'vitest';
import { Editor } from './editor.svelte';

// What reasons about the document loads after the first frame, which never comes here.
vi.stubGlobal('requestAnimationFrame', () => 0);

test('what follows the rows sees a change once it is painted, and is heard then', () => {
  const painted: (() => void)[] = [];
  const later = (run: () => void) => () => void painted.push(run);
  const source = new Map([['docs.json', '{"navigation":{"pages":["a"]}}']]);
  const editor = new Editor(source, 'docs.json', { later });
  const heard: string[] = [];
  editor.drawn.onChange(() => heard.push('caught up'));
  const before = editor.doc;

  editor.commit([{ file: 'docs.json', at: 25, remove: 1, insert: 'b' }], 'test', 'Change');
  expect(editor.changed).toBe(true);
  expect(editor.doc).not.toBe(before);
  expect([editor.drawn.doc, editor.drawn.changed, heard]).toEqual([before, false, []]);

  painted.forEach((run) => run());
  expect(editor.drawn.doc).toBe(editor.doc);
  expect([editor.drawn.changed, heard]).toEqual([true, ['caught up']]);
});
