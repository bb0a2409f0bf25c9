/* A specification's file that is chosen on this computer, because the folder doesn't have it. */
import { plainName } from '$lib/core/check/specifications/specification-names';
import { inQuotes } from '$lib/core/text/direction';
import type { Session } from '../context';
import { inPast } from '../past-tense';
import * as m from './messages';
import { PageTexts } from './page-texts';
import { DATA } from './specifications.svelte';

/** Larger files are only used until the site is closed. In bytes. */
const LARGEST = 4_000_000;

/**
 * Reads a chosen file for a name in docs.json. If the folder is known and can be changed, a missing file is added to it,
 * as a step. Otherwise the choice lasts until the site is closed.
 */
export async function chooseSpecification(
  session: Session,
  name: string,
  file: File,
): Promise<void> {
  const { editor, specifications } = session;
  const texts = new PageTexts(session);
  const plain = plainName(name);
  const canAdd =
    specifications.isMissing(name) &&
    texts.canChange &&
    DATA.test(plain) &&
    !/(?:^|\/)\.\.\//.test(plain) &&
    file.size <= LARGEST;
  await specifications.choose(name, file);
  if (!canAdd || !specifications.read(name)) return;
  const text = await file.text();
  if (editor.barred || !editor.pagePlans) return;
  const label = m.addToFolder(inQuotes(plain));
  const pages = { files: [{ path: texts.pathIn(plain), text }], edits: [] };
  editor.commit([], 'specification.add', label, { after: editor.doc, pages });
  specifications.adopt(name);
  editor.say(inPast(label), 'undoable');
}
