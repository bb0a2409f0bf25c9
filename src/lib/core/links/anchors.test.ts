import { describe, expect, test } from 'vitest';
import { anchorsIn } from './anchors.ts';

const has = (text: string, anchor: string) => anchorsIn(text)?.has(anchor);

describe('a section is known', () => {
  test.each([
    ['## Tier 1: Support', 'tier-1-support'],
    ['## What’s next?', 'what-s-next'],
    ['## What’s next?', 'whats-next'],
    ['## Use `foo()` and **bar**', 'use-foo-and-bar'],
    ['## [Title](/a/b) ##', 'title'],
    ['## Title {#own-id}', 'own-id'],
    ['## Q &amp; A', 'q-and-a'],
    ['## 1. Setup', 'setup'],
    ['## 1. Setup', '1-setup'],
    ['## Beta <Badge>new</Badge>', 'beta'],
    ['## Überblick', 'uberblick'],
    ['## 概要', '%E6%A6%82%E8%A6%81'],
    ['  - # In a list', 'in-a-list'],
    ['> ## Quoted', 'quoted'],
    ['Title\n=====', 'title'],
    ['Title\r\n-----\r\n', 'title'],
    ['<h2 class="x">Old\nway</h2>', 'old-way'],
    ['<a id="here" />', 'here'],
    ['<Accordion title="More of it">x</Accordion>', 'more-of-it'],
    ['<ParamField path="user_id">x</ParamField>', 'param-user-id'],
    ['<ResponseField name="data"><ResponseField name="id" /></ResponseField>', 'response-data-id'],
    ['<Update label="2026-01-02">x</Update>', '2026-01-02'],
    ['## Twice\n\n## Twice', 'twice-2'],
    ['x', 'top'],
    ['x', ':~:text=x'],
    ['x[^1]\n\n[^1]: y', 'user-content-fn-1'],
  ])('in %j: %s', (text, anchor) => expect(has(text, anchor)).toBe(true));
});

test('another one is missing, with the one that was meant', () => {
  const anchors = anchorsIn('# Page\n\n## Install it\n\n## Deploy\n')!;
  expect(anchors.has('instal-it')).toBe(false);
  expect(anchors.near('instal-it')).toBe('install-it');
  expect(anchors.near('other')).toBeUndefined();
});

describe('nothing is known of a page', () => {
  test.each([
    ['with a snippet', '<Snippet file="a.mdx" />'],
    ['with a component of its own', 'import A from "/snippets/a.mdx"\n\n<A />'],
    ['with a list that code makes', '{items.map((one) => one)}'],
    ['from a specification', '---\nopenapi: GET /users\n---\n'],
    ['with a value in a heading', '## About {name}'],
  ])('%s', (_, text) => expect(anchorsIn(text)).toBeUndefined());
});
