import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { embedFiles } from '../scripts/embed.mjs';
import { folderOf } from './served';

/** A module of a host, which stands beside what is shipped. */
const HOST = `
import { SignpostEditor, type SaveDetail } from './element.js';
import { mountEditor, type Changed } from './mount.js';
const element: SignpostEditor = document.createElement('signpost-editor');
element.theme = 'dark';
element.addEventListener('save', (event) => (event as CustomEvent<SaveDetail>).detail.accept());
element.read = async (path) => (path === 'a.mdx' ? new Uint8Array() : undefined);
const onchange = ({ isValid }: Changed): boolean => isValid;
const editor = mountEditor(document.body, { value: '', onchange });
export const text: string = editor.value + element.saved;
editor.theme = 'pink';
`;

/** The compiler reads all of a browser's types for it. */
const isFull = process.env.SIGNPOST_RUNS === 'full';

test.runIf(isFull)(
  'the types that are shipped stand by themselves, and tell a theme that there is not',
  async () => {
    const folder = await folderOf({ ...Object.fromEntries(embedFiles()), 'host.ts': HOST });
    const program = ts.createProgram([join(folder, 'host.ts')], {
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
    expect(said).toEqual([`Type '"pink"' is not assignable to type 'Theme'.`]);
  },
);
