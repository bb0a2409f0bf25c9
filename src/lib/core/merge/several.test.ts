import { describe, expect, test } from 'vitest';
import { merge, readVersion, revert } from '../merge.ts';
import type { Doc } from '../document/node.ts';
import { spotAt, valueOf } from '../document/walk.ts';
import type { Operation } from '../operation.ts';
import { changesOf } from '../compare/changes.ts';
import { makeDocOfFiles, ref, afterOperations } from '../../../../tests/make-document.ts';
import * as m from '../compare/change-messages.ts';

const FILES = {
  'docs.json': {
    name: 'x',
    navigation: {
      tabs: [
        ref('./tabs/guides.json'),
        { tab: 'Own', groups: [{ group: 'Mine', pages: ['own', 'other'] }] },
      ],
    },
    redirects: ref('./redirects.json'),
  },
  'tabs/guides.json': {
    tab: 'Guides',
    groups: [ref('./start.json'), { group: 'More', pages: ['more'] }],
  },
  'tabs/start.json': { group: 'Start', pages: ['intro', 'install'] },
  'redirects.json': [{ source: '/a', destination: '/b' }],
};
const BASE = makeDocOfFiles(FILES);
const START = '/navigation/tabs/0/groups/0';
const MINE = '/navigation/tabs/1/groups/0';

const texts = (doc: Doc) => new Map([...doc.files].map(([file, { text }]) => [file, text]));
const nav = (doc: Doc) => valueOf(spotAt(doc, ['navigation'])!.node);
const said = (doc: Doc) => changesOf(BASE, doc).map(({ text }) => text);

const MOVE: Operation = {
  op: 'move',
  nodes: [`${START}/pages/0`],
  to: { parent: MINE, key: 'pages', index: 1 },
};
const EXTRACT: Operation = { op: 'extract', node: MINE, file: 'tabs/mine.json' };
const rename = (node: string, value: string): Operation => ({
  ...{ op: 'set', node, field: 'group', value },
});

describe('describing changes', () => {
  test('a move across files is a single change', () =>
    expect(said(afterOperations(BASE, MOVE))).toEqual([
      m.moved('Intro', '“Start”', '“Mine”', 'second in the list'),
    ]));
  test('content moved to another file is reported as that and nothing else', () => {
    expect(said(afterOperations(BASE, EXTRACT))).toEqual([
      m.keptInFile('“Mine”', 'tabs/mine.json'),
    ]);
    expect(said(afterOperations(BASE, { op: 'inline', node: START }))).toEqual([
      m.keptNoLonger('“Start”', 'tabs/start.json'),
    ]);
  });
  test('a change in a settings file is a change of the settings', () => {
    const doc = afterOperations(BASE, { op: 'set', node: '', field: ['redirects'], value: [] });
    expect(changesOf(BASE, doc).map(({ kind }) => kind)).toEqual(['setting']);
  });
});

describe('taking back', () => {
  const back = (doc: Doc, row: number) => {
    const taken = revert(BASE, doc, changesOf(BASE, doc)[row]!);
    if (!taken.ok) throw new Error(taken.refusal.sentence);
    return taken.value;
  };
  test('undoes a move across files in both files', () => {
    const { after: now, edits } = back(afterOperations(BASE, MOVE), 0);
    expect(texts(now)).toEqual(texts(BASE));
    expect(new Set(edits.map(({ file }) => file))).toEqual(
      new Set(['docs.json', 'tabs/start.json']),
    );
  });
  test('keeps a move when a label is taken back', () => {
    const doc = afterOperations(BASE, MOVE, rename(START, 'Begin'));
    const at = said(doc).findIndex((text) => text.includes('Begin'));
    expect(nav(back(doc, at).after)).toEqual(nav(afterOperations(BASE, MOVE)));
  });
  test('restores a removed reference', () => {
    const doc = afterOperations(BASE, { op: 'remove', nodes: [START] }, rename(MINE, 'Ours'));
    const at = said(doc).findIndex((text) => text.includes('removed'));
    const { after: now } = back(doc, at);
    expect(texts(now).get('tabs/guides.json')).toBe(texts(BASE).get('tabs/guides.json'));
    expect(nav(now)).toEqual(nav(afterOperations(BASE, rename(MINE, 'Ours'))));
  });
  test('removes a new file and keeps other changes', () => {
    const doc = afterOperations(BASE, EXTRACT, rename(MINE, 'Ours'));
    const at = said(doc).findIndex((text) => text.includes('its own file'));
    const { after: now } = back(doc, at);
    expect(texts(now)).toEqual(texts(afterOperations(BASE, rename(MINE, 'Ours'))));
  });
});

describe('merging', () => {
  const merged = (ours: Doc, theirs: Doc, choices = new Map<string, 'ours' | 'theirs'>()) => {
    const beside = readVersion(BASE, texts(theirs), ours);
    const result = merge({ base: BASE, ours, theirs: beside }, { choices });
    if (!result.ok) throw new Error(result.refusal.sentence);
    return result.value;
  };
  test('combines edits of different files', () => {
    const value = merged(
      afterOperations(BASE, rename(START, 'Begin')),
      afterOperations(BASE, rename(MINE, 'Theirs')),
    );
    expect(value.questions).toEqual([]);
    expect(nav(value.after)).toEqual(
      nav(afterOperations(BASE, rename(START, 'Begin'), rename(MINE, 'Theirs'))),
    );
    expect(value.edits.map(({ file }) => file)).toEqual(['docs.json']);
  });
  test('applies their label change to an element we moved to another file', () => {
    const value = merged(
      afterOperations(BASE, { ...MOVE, nodes: [`${START}/pages/1`] }),
      afterOperations(BASE, { op: 'set', node: `${START}/pages/1`, field: 'path', value: 'setup' }),
    );
    expect(value.questions).toEqual([]);
    expect(nav(value.after)).toMatchObject({
      tabs: [
        { groups: [{ pages: ['intro'] }, {}] },
        { groups: [{ pages: ['own', 'setup', 'other'] }] },
      ],
    });
  });
  test('asks about a label that both changed, in the file that contains it', () => {
    const [ours, theirs] = [rename(START, 'A'), rename(START, 'B')].map((one) =>
      afterOperations(BASE, one),
    );
    const { questions, edits } = merged(ours!, theirs!);
    expect(questions).toHaveLength(1);
    expect(edits).toEqual([]);
    const chosen = merged(ours!, theirs!, new Map([[questions[0]!.id, 'theirs']]));
    expect(chosen.edits.map(({ file }) => file)).toEqual(['tabs/start.json']);
  });
  test('adds a file of theirs when we did not touch its content', () => {
    const value = merged(BASE, afterOperations(BASE, EXTRACT));
    expect(texts(value.after)).toEqual(texts(afterOperations(BASE, EXTRACT)));
  });
  test('keeps content in our file when we changed it and they moved it to a new file', () => {
    const ours = afterOperations(BASE, rename(MINE, 'Ours'));
    const value = merged(ours, afterOperations(BASE, EXTRACT));
    expect(value.questions).toEqual([]);
    expect(nav(value.after)).toEqual(nav(ours));
  });
  test('merges settings kept in separate files', () => {
    const value = merged(
      afterOperations(BASE, rename(START, 'Begin')),
      afterOperations(BASE, {
        op: 'set',
        node: '',
        field: 'redirects',
        value: [{ source: '/c', destination: '/d' }],
      }),
    );
    expect(value.questions).toEqual([]);
    expect(value.edits.map(({ file }) => file)).toEqual(['redirects.json']);
  });
});
