import { describe, expect, test } from 'vitest';
import type { Json } from '$lib/core/operation';
import type { InspectorField } from './row';
import { changeOf, isSameText, noteOf, textOfRow } from './values';
import * as m from './messages';
import * as textMessages from '$lib/core/text/messages';

const row = (more: Partial<InspectorField>): InspectorField => ({
  key: 'field',
  path: ['field'],
  label: 'Field',
  control: 'text',
  help: '',
  options: [],
  value: undefined,
  required: false,
  placeholder: '',
  ...more,
});
const change = (of: Partial<InspectorField>, input: string | boolean, memory = {}) => {
  const result = changeOf(row(of), input, memory);
  if (!result.ok) throw new Error(result.refusal.sentence);
  return result.value;
};
const refusal = (of: Partial<InspectorField>, input: string) => {
  const result = changeOf(row(of), input);
  return result.ok ? undefined : result.refusal.sentence;
};
const FONT: Json = { name: 'star', style: 'solid' };

describe('a value as text', () => {
  test('is empty if missing, itself if a string, and JSON otherwise', () => {
    expect(textOfRow(row({}))).toBe('');
    expect(textOfRow(row({ value: 'a' }))).toBe('a');
    expect(textOfRow(row({ value: 5 }))).toBe('5');
    expect(textOfRow(row({ control: 'json', value: 'a' }))).toBe('"a"');
  });
  test('is the name of an icon object, with a note on what is kept with it', () => {
    expect(textOfRow(row({ control: 'icon', value: FONT }))).toBe('star');
    expect(noteOf(row({ control: 'icon', value: FONT }))).toBe(m.keptWithIt(['style solid']));
  });
  test('has a note for a switch that is neither on nor off', () => {
    expect(noteOf(row({ control: 'switch', value: 'true' }))).toContain('"true"');
    expect(noteOf(row({ control: 'switch', value: false }))).toBe('');
  });
  test('means the same in any JSON layout', () => {
    const of = row({ control: 'specification' });
    expect(isSameText(of, '["a","b"]', '[\n  "a",\n  "b"\n]')).toBe(true);
    expect(isSameText(of, '["a"]', '["b"]')).toBe(false);
    expect(isSameText(row({ control: 'number' }), '2.', '2')).toBe(true);
  });
});

describe('an input as a change', () => {
  test('removes an emptied field, but leaves a required one to the rules', () => {
    expect(change({}, '')).toEqual({ field: ['field'] });
    expect(change({ required: true }, '')).toEqual({ field: ['field'], value: '' });
  });
  test('sets the name inside an icon object', () => {
    expect(change({ control: 'icon', value: FONT }, 'moon')).toEqual({
      field: ['field', 'name'],
      value: 'moon',
    });
  });
  test('restores an emptied icon object in full', () => {
    const start = row({ control: 'icon', value: FONT });
    expect(change({ control: 'icon' }, 'm', { start })).toEqual({
      field: ['field'],
      value: { name: 'm', style: 'solid' },
    });
  });
  test('removes the banner with its text, and restores the rest of it when typing goes on', () => {
    const path = ['banner', 'content'];
    const owner = { content: 'Old', dismissible: true };
    expect(change({ path, owner, value: 'Old' }, '')).toEqual({ field: ['banner'] });
    expect(change({ path, owner, value: 'Old' }, 'New')).toEqual({ field: path, value: 'New' });
    expect(change({ path }, 'N', { start: row({ path, owner, value: 'Old' }) })).toEqual({
      field: ['banner'],
      value: { content: 'N', dismissible: true },
    });
    expect(change({ path }, 'N')).toEqual({ field: path, value: 'N' });
  });
  test('turns a switch off the way the file writes it', () => {
    const on = { control: 'switch', value: true } as const;
    expect(change({ control: 'switch' }, true)).toEqual({ field: ['field'], value: true });
    expect(change(on, false)).toEqual({ field: ['field'] });
    expect(change(on, false, { opened: row({ ...on, value: false }) })).toEqual({
      field: ['field'],
      value: false,
    });
  });
  test('reads a specification as a path, or as a list or object in JSON', () => {
    const control = 'specification';
    expect(change({ control }, 'openapi.yaml').value).toBe('openapi.yaml');
    expect(change({ control }, '["a", {"source": "b"}]').value).toEqual(['a', { source: 'b' }]);
    expect(refusal({ control }, '["a"')).toMatch(
      m.notJson(textMessages.endsTooEarly(textMessages.position(1, 5))),
    );
  });
  test('refuses a text that is not a number or not a color', () => {
    expect(change({ control: 'number' }, '0.5').value).toBe(0.5);
    expect(refusal({ control: 'number' }, 'much')).toContain('number');
    expect(change({ control: 'hex' }, '#0b6e5A').value).toBe('#0b6e5A');
    expect(refusal({ control: 'hex' }, '#12')).toContain('hex');
  });
  test("writes the value of a choice's option", () => {
    const options = [{ text: 'true', value: true, label: 'On' }];
    expect(change({ control: 'choice', options }, 'true').value).toBe(true);
    expect(refusal({ control: 'choice', options }, 'x')).toContain('“x”');
  });
  test('keeps a JSON key named __proto__', () => {
    const { value } = change({ control: 'json' }, '{"__proto__": 1}');
    expect(JSON.stringify(value)).toBe('{"__proto__":1}');
  });
  test('does not turn a page into an endpoint by accident', () => {
    const page = { key: 'path', path: ['path'], control: 'page-path', required: true } as const;
    expect(change(page, 'a/get').value).toBe('a/get');
    expect(refusal(page, 'GET /users')).toContain('endpoint');
  });
  test('refuses what a page path cannot contain, unless the path was there before', () => {
    const page = { key: 'path', path: ['path'], control: 'page-path', required: true } as const;
    expect(refusal(page, 'a/b c')).toBe(m.notInPath([' ']));
    expect(refusal(page, 'a: b')).toBe(m.notInPath([':', ' ']));
    expect(m.notInPath([':', ' '])).toContain('“:” or spaces');
    expect(change(page, 'a/b c', { start: row({ value: 'a/b c' }) }).value).toBe('a/b c');
    expect(change(page, 'a/b c', { pages: new Set(['a/b c']) }).value).toBe('a/b c');
    expect(change(page, 'https://a.example/?b').value).toBe('https://a.example/?b');
  });
});

describe('an endpoint', () => {
  const of = (key: 'method' | 'endpoint', owner: string) =>
    ({ key, path: ['path'], owner, required: true }) as const;
  test('changes one of its words and keeps the rest as written', () => {
    expect(change(of('method', 'GET /users'), 'POST').value).toBe('POST /users');
    expect(change(of('method', 'get  /users'), 'POST').value).toBe('post  /users');
    expect(change(of('endpoint', 's.yaml GET /users'), '/pets').value).toBe('s.yaml GET /pets');
    expect(change(of('method', 's.yaml GET /users'), 'webhook').value).toBe(
      's.yaml webhook /users',
    );
  });
  test('needs a path without spaces', () => {
    expect(refusal(of('endpoint', 'GET /a'), ' ')).toContain(m.endpointNeedsPath);
    expect(refusal(of('endpoint', 'GET /a'), '/a b')).toContain(m.endpointHasSpaces);
  });
});
