/* The types for embedding the editor, as a project finds them in the package, and the documentation's examples. */
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { embedFiles } from '../scripts/embed.mjs';
import { temporaryFolder } from './test-server';

/** A module of a host page. */
const HOST = `
import { SignpostEditor, type SaveDetail } from 'signpost/element';
import { mountEditor, type Changed } from 'signpost/embed';
const element: SignpostEditor = document.createElement('signpost-editor');
element.theme = 'dark';
element.value = null;
const taken = ({ detail }: CustomEvent<SaveDetail>): void => detail.accept();
element.addEventListener('save', taken, { once: true });
element.removeEventListener('save', taken);
element.addEventListener('click', ({ clientX }) => clientX + 1);
element.addEventListener('anything', (event) => event.preventDefault());
const anyElement: HTMLElement = element;
anyElement.addEventListener('change', (event) => event.target);
element.read = async (path) => (path === 'a.mdx' ? new Uint8Array() : undefined);
const onchange = ({ isValid }: Changed): boolean => isValid;
const editor = mountEditor(document.body, { value: undefined, onchange });
export const text: string = editor.value + element.saved;
editor.theme = 'pink';
element.value = 5;
element.addEventListener('change', ({ detail }) => detail.text);
`;

/** The scripts in docs/embedding.md. Types that JavaScript can't express are added to scripts from HTML pages. */
function examplesIn(document: string): Readonly<Record<string, string>> {
  const modules = [...document.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = '']) => code);
  const scripts = [...document.matchAll(/<script type="module">\n(.*?)<\/script>/gs)].map(
    ([, code = '']) =>
      `import 'signpost/element';\n${code}`
        .replace("querySelector('signpost-editor')", '$&!')
        .replace('put(path, body)', 'put(path: string, body: string)'),
  );
  const all = [...modules, ...scripts].map((code, i) => [`example-${i}.ts`, code] as const);
  return Object.fromEntries(all);
}

test('a host and the documented examples compile under strict, and mistakes do not', async () => {
  const examples = examplesIn(await readFile('docs/embedding.md', 'utf8'));
  expect(Object.keys(examples)).toHaveLength(3);
  const shipped = Object.entries(Object.fromEntries(embedFiles())).map(
    ([name, code]) => [`node_modules/signpost/build/embed/${name}`, code] as const,
  );
  const own = { ...examples, 'host.ts': HOST, 'package.json': '{ "type": "module" }' };
  const folder = await temporaryFolder({ ...Object.fromEntries(shipped), ...own });
  await cp('package.json', join(folder, 'node_modules/signpost/package.json'));
  const roots = Object.keys(own).flatMap((name) =>
    name.endsWith('.ts') ? [join(folder, name)] : [],
  );
  const program = ts.createProgram(roots, {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    skipDefaultLibCheck: true,
    types: [],
  });
  const said = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  await rm(folder, { recursive: true });
  expect(said).toEqual([
    `Type '"pink"' is not assignable to type 'Theme'.`,
    `Type 'number' is not assignable to type 'string'.`,
    `Property 'text' does not exist on type 'Changed'.`,
  ]);
});
