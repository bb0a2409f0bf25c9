import { expect, test } from 'vitest';
import type { NodeId } from '$lib/core/document/node';
import { faceOf } from '$lib/core/tree/row-face';
import { outlineOf } from '$lib/core/tree/rows';
import type { DropTarget } from './drop-target';
import { ordinal, whereTo } from './drop-words';
import { makeDocWith } from '../../../../../tests/make-document';

const SITE = makeDocWith({
  tabs: [
    { tab: 'Docs', groups: [{ group: 'Start', pages: ['a', 'b'] }] },
    { tab: 'Help', hidden: true, groups: [{ group: 'Help', pages: ['h', 'i'] }] },
  ],
});
const EVERYTHING = { has: () => true } as unknown as ReadonlySet<NodeId>;
const { rows } = outlineOf(SITE, EVERYTHING);

function firstIn(kind: string, name: string, key: DropTarget['key']): string {
  const parent = rows.find((one) => one.kind === kind && faceOf(one).name === name)!;
  return whereTo({ parent, key, index: 0 }, { rows: [], ids: new Set() });
}

test('a place is named with its kind where that is needed, and with what hides it', () => {
  expect(firstIn('group', 'Start', 'pages')).toBe('Into “Start”, first in the list');
  expect(firstIn('tab', 'Help', 'groups')).toBe('Into the tab “Help” (hidden), first in the list');
  expect(firstIn('group', 'Help', 'pages')).toBe(
    'Into the group “Help” (hidden), first in the list',
  );
});

test('another language is named', () => {
  const languages = ['en', 'fr'].map((language) => ({
    language,
    tabs: [{ tab: 'Guide', groups: [{ group: 'Start', pages: [`${language}/a`] }] }],
  }));
  const { rows } = outlineOf(makeDocWith({ languages }), EVERYTHING);
  const page = rows.find(({ kind }) => kind === 'page')!;
  const to = rows
    .filter(({ kind }) => kind === 'group' || kind === 'language')
    .map((parent) => {
      const target: DropTarget = { parent, key: 'pages', index: 0 };
      return whereTo(target, { rows: [page], ids: new Set([page.id]) });
    });
  expect(to).toEqual([
    'Into “en”',
    'Into “Start”',
    'Into “fr”',
    'Into “Start” (French), first in the list',
  ]);
});

test('positions past ten are counted in digits', () => {
  expect([1, 10, 11, 12, 21, 22, 23, 111].map(ordinal).join(' ')).toBe(
    'first tenth 11th 12th 21st 22nd 23rd 111th',
  );
});
