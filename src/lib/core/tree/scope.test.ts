import { describe, expect, test } from 'vitest';
import { elementAt, labelOf, pointerTo, type Element } from '../document/elements.ts';
import { parsePointer } from '../document/walk.ts';
import { counterpart, counterparts } from './counterpart.ts';
import { levelsOf, scopeFor, scopeName } from './scope.ts';
import { docFromText, makeDoc } from '../../../../tests/make-document.ts';

const version = (name: string, path: string, tabs: readonly string[]) => ({
  version: name,
  tabs: tabs.map((tab) => ({
    tab,
    groups: [{ group: `${tab} group`, pages: [`${path}/start`, `${path}/end`] }],
  })),
});
const DOC = makeDoc({
  navigation: {
    languages: [
      {
        language: 'en',
        versions: [version('v3', 'en/v3', ['Guides', 'API']), version('v2', 'en/v2', ['API'])],
      },
      { language: 'fr', versions: [version('v3', 'fr/v3', ['Guides', 'API'])] },
      { language: 'de', versions: [] },
      { language: 'es', href: 'https://es.example.com' },
    ],
  },
});
const at = (pointer: string): Element =>
  elementAt(DOC, parsePointer(`/navigation/languages/${pointer}`)!)!;
const short = (element: Element) => pointerTo(element).replace('/navigation/languages/', '');

describe('one element alone', () => {
  test('has levels above it, each with its nonempty siblings', () => {
    const levels = levelsOf(at('0/versions/1/tabs/0'));
    expect(levels.map(({ element }) => labelOf(element))).toEqual(['en', 'v2', 'API']);
    expect(levels.map(({ siblings }) => siblings.map(labelOf))).toEqual([
      ['en', 'fr'],
      ['v3', 'v2'],
      ['API'],
    ]);
  });
  test('has a readable name', () => {
    expect(scopeName(at('1'))).toBe('French');
    expect(scopeName(at('0/versions/0'))).toBe('v3');
  });
  test('is the requested element if it contains others, otherwise the division above', () => {
    const group = at('0/versions/0/tabs/0/groups/0');
    expect(scopeFor(group)).toBe(group);
    expect(short(scopeFor(at('0/versions/0/tabs/0/groups/0/pages/1'))!)).toBe(
      '0/versions/0/tabs/0',
    );
    expect(scopeFor(at('3'))).toBeUndefined();
  });
  test('is the direct parent if there are no divisions', () => {
    const doc = docFromText('{"navigation": {"groups": [{"group": "A", "pages": ["a"]}]}}');
    const page = elementAt(doc, ['navigation', 'groups', 0, 'pages', 0])!;
    expect(labelOf(scopeFor(page)!)).toBe('A');
  });
});

describe('the same place elsewhere', () => {
  const moved = (from: string, to: string, target: string) =>
    short(counterpart(at(from), at(to), at(target)));

  test('has the same name', () => {
    expect(moved('0', '1', '0/versions/0/tabs/1')).toBe('1/versions/0/tabs/1');
    expect(moved('0/versions/0', '0/versions/1', '0/versions/0/tabs/1')).toBe(
      '0/versions/1/tabs/0',
    );
  });
  test('or has the same position', () => {
    expect(moved('0', '1', '0/versions/0/tabs/1/groups/0/pages/1')).toBe(
      '1/versions/0/tabs/1/groups/0/pages/1',
    );
  });
  test('or is the nearest one', () => {
    expect(moved('0', '1', '0/versions/1/tabs/0')).toBe('1');
    expect(moved('0', '2', '0/versions/0/tabs/0')).toBe('2');
  });
  test('is never another version', () => {
    expect(moved('1', '0', '1/versions/0')).toBe('0/versions/0');
    expect(moved('0/versions/1', '0', '0/versions/1')).toBe('0');
    expect(counterparts(at('0'), at('1'), new Set([at('0/versions/1').node.id]))).toEqual([]);
  });
  test('is found for each of several elements', () => {
    const ids = new Set(
      ['0/versions/0', '0/versions/0/tabs/1', '0/versions/1'].map((one) => at(one).node.id),
    );
    expect(counterparts(at('0'), at('1'), ids)).toEqual(
      ['1/versions/0', '1/versions/0/tabs/1'].map((one) => at(one).node.id),
    );
  });
});
