/* The names of steps that set fields. */
import { expect, test } from 'vitest';
import type { Json, Operation } from '../operation.ts';
import { plan } from './plan.ts';
import { docFromText } from '../../../../tests/make-document.ts';

const SITE = JSON.stringify({
  name: 'Acme',
  navigation: {
    tabs: [
      { tab: 'Guides', groups: [{ group: 'Start', hidden: true, pages: ['a'] }] },
      { tab: 'API', icon: 'code', pages: ['x'] },
    ],
  },
});
const START = '/navigation/tabs/0/groups/0';

test.each<[Operation, string]>([
  [set('/navigation/tabs/0', 'icon', 'code'), 'Set icon of “Guides” to “code”'],
  [set('/navigation/tabs/0', 'openapi', 'a.json'), 'Set OpenAPI of “Guides” to “a.json”'],
  [set('/navigation/tabs/1', 'icon'), 'Clear icon of “API”'],
  [set('/navigation/tabs/1', 'tab', 'Reference'), 'Rename “API” to “Reference”'],
  [set(START, 'expanded', true), 'Turn on “Expanded by default” for “Start”'],
  [set(START, 'x-mine', false), 'Turn off “x-mine” for “Start”'],
  // A switch that is cleared is turned off.
  [set(START, 'hidden'), 'Turn off “Hidden” for “Start”'],
  [set('', ['banner', 'content'], 'New!'), 'Set banner text to “New!”'],
  [set('', ['styling', 'eyebrows'], 'section'), 'Set eyebrows to “section”'],
  [set('', 'name'), 'Clear site name'],
  [set('', ['fonts', 'family'], 'Inter'), 'Set “fonts › family” of the site to “Inter”'],
])('%j is called “%s”', (operation, label) => {
  const planned = plan(docFromText(SITE), operation);
  expect(planned.ok && planned.value.label).toBe(label);
});

function set(node: string, field: string | readonly string[], value?: Json): Operation {
  return { op: 'set', node, field, ...(value !== undefined && { value }) };
}
