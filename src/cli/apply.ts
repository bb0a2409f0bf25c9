import { read } from '../lib/core/model/read.ts';
import { plan } from '../lib/core/operations/plan.ts';
import { parseArgs, readText, reason, Unusable, type Io } from './io.ts';
import { parseOperations } from './operations.ts';
import { replaceFile } from './replace-file.ts';

/** `signpost apply FILE OPERATIONS.json [--write]` */
export async function applyCommand(args: readonly string[], io: Io): Promise<number> {
  const { rest, flags } = parseArgs(args, ['--write']);
  const [file, script] = rest;
  if (file === undefined || script === undefined || rest.length > 2)
    throw new Unusable('Say which file and which operations: signpost apply FILE OPERATIONS.json');
  const text = await readText(file);
  const operations = parseOperations(await readText(script), script);

  let doc = read(new Map([[file, text]]), file);
  for (const [index, operation] of operations.entries()) {
    const planned = plan(doc, operation);
    if (!planned.ok) {
      io.err(`Operation ${index} is not possible: ${planned.refusal.sentence}\n`);
      return 1;
    }
    doc = planned.value.after;
  }
  const after = doc.files.get(file)!.text;
  if (!flags.has('--write')) {
    io.out(after);
    return 0;
  }
  if (after === text) return 0;
  if ((await readText(file)) !== text) {
    io.err(`${file} has changed while it was being worked on. Nothing was written.\n`);
    return 1;
  }
  try {
    await replaceFile(file, after);
  } catch (thrown) {
    io.err(`${file} cannot be written: ${reason(thrown)} It is as it was.\n`);
    return 2;
  }
  return 0;
}
