import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messages, messagesManual, messagesOf } from '../scripts/messages.mjs';

const all = messages();

test('docs/messages.md has every current message (npm run docs)', () => {
  expect(readFileSync('docs/messages.md', 'utf8')).toBe(messagesManual(all));
});

test('a message is a sentence, and starts with no code or exception', () => {
  for (const { sentence, path } of all) {
    expect(`${path}: ${sentence}`).toMatch(/: [\p{Lu}“…g][\s\S]*(?:[.…?]|[.…] ?\w*)$/u);
    expect(`${path}: ${sentence}`).not.toMatch(/^\S+: (?:\d|error\b|failed\b|\w+Error\b)/i);
    expect(sentence).not.toMatch(/\b(?:HTTP|undefined|null|exception|invalid|oops|please)\b/i);
  }
});

test('no storage says that the work is safe: the editor adds it, once', () => {
  const said = all.filter(({ path }) => /^src\/(?:lib\/storage|cli)\//.test(path));
  expect(said.length).toBeGreaterThan(60);
  for (const { sentence } of said) expect(sentence).not.toMatch(/work is (?:safe|saved|kept)/);
});

test('reads refusals, both branches of a conditional, and constants', () => {
  const text = `
    const GONE = 'It is gone. Open it again.';
    refuse('a', isOne ? 'One is wrong.' : \`\${name} are wrong: \${GONE}\`);
    editor.say('Not so fast, please.', 'refusal');
    editor.say('Done, all of it.');
    const one = { barred: () => (can ? undefined : GONE) };
  `;
  expect(messagesOf('one.ts', text).map(({ sentence, code }) => [code, sentence])).toEqual([
    ['a', 'One is wrong.'],
    ['a', '… are wrong: It is gone. Open it again.'],
    [undefined, 'Not so fast, please.'],
    [undefined, 'It is gone. Open it again.'],
    [undefined, 'It is gone. Open it again.'],
  ]);
});

test('reads all variants of the alerts and failures of a component, without its buttons', () => {
  const text = `
    <script lang="ts">
      const problem = $derived(isThere ? 'There is one already.' : '');
    </script>
    <div role="alert">
      {#if gone}It is gone, and the work is kept.{:else}{name} is <b>closed</b> now.{/if}
      <button>Open it again.</button>
    </div>
    {#await loaded}<p>It is on its way.</p>{:catch}<p>It could not be loaded.</p>{/await}
    <p>Everything is well here.</p>
  `;
  expect(messagesOf('One.svelte', text).map(({ sentence }) => sentence)).toEqual([
    'There is one already.',
    'It is gone, and the work is kept.',
    '… is closed now.',
    'It could not be loaded.',
  ]);
});
