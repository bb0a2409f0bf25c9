/*
 * Pages without a file in the folder, with the file that was probably meant, and pages whose file the builder ignores.
 */
import type { Doc } from '../../document/node.ts';
import type { Diagnostic, World } from '../diagnostic.ts';
import { problemsOf, type Saying } from './entry-problems.ts';
import { namesOf, type Listing } from './page-listing.ts';
import type { Locator } from '../element-locator.ts';
import { fix, setTo } from '../fixes/fix-builders.ts';
import { namesIn, type Near } from '../../text/close-names.ts';
import { quotedPath } from '../../document/kind-words.ts';
import { listed } from '../../text/listed.ts';
import * as m from './messages.ts';
import * as shared from '../messages.ts';

export function missingPages(
  doc: Doc,
  { pages, ignored }: World,
  listing: Listing,
  locate: Locator,
): readonly Diagnostic[] {
  if (!pages) return [];
  const say = (page: string): readonly Saying[] => {
    const left = ignored && namesOf(page).find((name) => ignored.has(name));
    if (left !== undefined)
      return [{ code: 'page-missing', message: leftOut(page, left, ignored!.get(left)!) }];
    const meant = meantBy(page, pages, listing);
    return [
      {
        code: 'page-missing',
        message: messageOf(page, meant),
        fixes: (node, field) =>
          meant.map(({ name }) => fix(shared.write(quotedPath(name)), setTo(node, field, name))),
      },
    ];
  };
  return problemsOf(doc, listing.missing, say, locate);
}

/** A file that another entry names isn't suggested, unless only its spelling differs. */
function meantBy(page: string, pages: ReadonlySet<string>, listing: Listing): readonly Near[] {
  return namesIn(pages)
    .near(page)
    .filter(({ name, isSure }) => isSure || listing.orphans.has(name))
    .slice(0, 3);
}

function messageOf(page: string, meant: readonly Near[]): string {
  if (meant.length === 0) return `${m.noFile(page)} ${m.addFile}`;
  const names = listed(
    meant.map(({ name }) => quotedPath(name)),
    'or',
  );
  return meant[0]!.isSure
    ? m.fileIsCalled(page, names)
    : `${m.noFile(page)} ${shared.isMeant(names)}`;
}

/** `file`: the ignored file, without its extension. */
const leftOut = (page: string, file: string, why: 'mintignore' | 'always'): string =>
  why === 'mintignore'
    ? m.ignoredFile(page)
    : m.ignoredName(page, `${file.slice(file.lastIndexOf('/') + 1)}.md`);
