/*
 * Pages without a file in the folder, with the file that was probably meant, and pages whose file the builder ignores.
 */
import type { Doc } from '../../document/node.ts';
import type { Diagnostic, World } from '../diagnostic.ts';
import { problemsOf, type Saying } from './entry-problems.ts';
import { namesOf, type Listing } from './listing.ts';
import type { Locator } from '../element-locator.ts';
import { fix, setTo } from '../fixes/fix-builders.ts';
import { namesIn, type Near } from '../../text/near.ts';
import { listed, quotedPath } from '../../document/words.ts';

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
          meant.map(({ name }) => fix(`Write ${quotedPath(name)}`, setTo(node, field, name))),
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
  const there = `There is no file for the page ${quotedPath(page)}`;
  const names = listed(
    meant.map(({ name }) => quotedPath(name)),
    'or',
  );
  if (meant.length === 0)
    return `${there}, so readers find nothing. Add the file, or remove the entry.`;
  return meant[0]!.isSure
    ? `${there}: the file is called ${names}.`
    : `${there}, so readers find nothing. Is ${names} meant?`;
}

/** `file`: the ignored file, without its extension. */
function leftOut(page: string, file: string, why: 'mintignore' | 'always'): string {
  const reason =
    why === 'mintignore'
      ? 'its file is ignored by .mintignore. Remove the entry, or change .mintignore.'
      : `the builder ignores every file called ${quotedPath(`${file.slice(file.lastIndexOf('/') + 1)}.md`)}. Rename the file, or remove the entry.`;
  return `The page ${quotedPath(page)} won't appear on the site: ${reason}`;
}
