/*
 * Problems in the files of listed pages: unreadable frontmatter, no title, an API operation that no specification has.
 * They are reported once per file, at the first entry that names its page.
 */
import { memoByKey } from '../../memo.ts';
import type { Doc } from '../../document/node.ts';
import type { PageFacts } from '../../pages/page-file.ts';
import type { Diagnostic, World } from '../diagnostic.ts';
import { problemsOf, type Saying } from './entry-problems.ts';
import type { Listing } from './page-listing.ts';
import type { Locator } from '../element-locator.ts';
import { describedBy } from './page-operations.ts';
import * as m from './messages.ts';

export function pageFileProblems(
  doc: Doc,
  world: World,
  { described }: Listing,
  locate: Locator,
): readonly Diagnostic[] {
  if (described.size === 0) return [];
  const operationOf = describedBy(doc, world);
  return problemsOf(
    doc,
    described,
    (page, { facts }) => {
      const said = sayingsOf(facts, page);
      const operation = operationOf(facts);
      return operation ? [...said, operation] : said;
    },
    locate,
  );
}

const sayingsOf = memoByKey((facts: PageFacts, page: string): readonly Saying[] => [
  ...judge(page, facts),
]);

function* judge(page: string, facts: PageFacts): Generator<Saying> {
  const { file, problem, title, sidebarTitle, hasHeading, openapi, api } = facts;
  if (problem)
    yield {
      code: 'page-frontmatter',
      message: m.badFrontmatter(file, problem.reason, problem.line),
      isOfFile: true,
    };
  else if ((title ?? sidebarTitle ?? openapi ?? api) === undefined && !hasHeading)
    yield {
      code: 'page-untitled',
      message: m.noTitle(page, file),
      isOfFile: true,
    };
}
