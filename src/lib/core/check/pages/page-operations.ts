/*
 * The API operation that a page describes in its frontmatter: "GET /users", or "api.json GET /users". Without a file,
 * the builder searches every specification in the folder. It accepts several forms of a file's name.
 */
import { resolvedRefs } from '../../document/resolve-refs.ts';
import type { Doc } from '../../document/node.ts';
import type { PageFacts } from '../../pages/page-file.ts';
import type { World } from '../diagnostic.ts';
import type { Saying } from './entry-problems.ts';
import { parseEndpoint } from '../../schema/kinds.ts';
import { isUrl } from '../../schema/links.ts';
import { namedIn } from '../specifications/specification-names.ts';
import { operationsIn, plainName, type Operations } from '../specifications/operation-lookup.ts';
import { quoted, quotedPath } from '../../document/words.ts';

/** The problem with a page's operation. Undefined if the operation exists or that is unknown. */
export type DescribedBy = (facts: PageFacts) => Saying | undefined;

const NOTHING: DescribedBy = () => undefined;

/** Called for every page again and again, so lookups are remembered as long as the known files are the same. */
export function describedBy(
  doc: Doc,
  { operations, unreadable, paths, hasAllSpecifications }: World,
): DescribedBy {
  if (!operations || !paths) return NOTHING;
  const isComplete =
    hasAllSpecifications === true &&
    !unreadable?.size &&
    resolvedRefs(doc).closed.length === 0 &&
    !namedIn(doc).some(isUrl);
  const all = [...operations.keys()].map((name) => operationsIn(operations, name)!);
  return ({ file, openapi }) => {
    const endpoint = openapi === undefined ? undefined : parseEndpoint(openapi);
    if (!endpoint) return undefined;
    const { specification, method, path } = endpoint;
    const operation = `${method} ${path}`;
    if (specification !== undefined) {
      if (isUrl(specification)) return undefined;
      const names = filesCalled(specification, paths);
      if (names.length === 0) return missing(file, specification);
      const found = names.map((name) => operationsIn(operations, name));
      // One of them is unreadable, which is reported separately.
      if (found.includes(undefined)) return undefined;
      return unknown(file, operation, found as Operations[], quotedPath(specification));
    }
    if (!isComplete) return undefined;
    return unknown(file, operation, all, 'No API specification in this folder');
  };
}

function unknown(
  file: string,
  operation: string,
  all: readonly Operations[],
  who: string,
): Saying | undefined {
  const [method, path] = operation.split(' ') as [string, string];
  const answers = all.map((one) => one.ask(method, path));
  if (answers.some(({ isThere }) => isThere)) return undefined;
  const near = answers.flatMap((answer) => answer.near)[0];
  const has = who.startsWith('No ') ? `${who} has` : `${who} doesn't have`;
  return {
    code: 'endpoint-unknown',
    message: `${has} ${quoted(operation)}, which ${file} describes. ${near ? `Is ${quoted(near)} meant?` : 'Check the method and the path in its frontmatter.'}`,
    isOfFile: true,
  };
}

const missing = (file: string, specification: string): Saying => ({
  code: 'openapi-missing',
  message: `The API specification ${quotedPath(specification)}, which the frontmatter of ${file} names, isn't in this folder.`,
  isOfFile: true,
});

const byName = new WeakMap<ReadonlySet<string>, Map<string, readonly string[]>>();

/** The files that a page can mean: a path or the end of one, with or without the extension. */
function filesCalled(name: string, paths: ReadonlySet<string>): readonly string[] {
  const plain = plainName(name);
  if (paths.has(plain)) return [plain];
  let known = byName.get(paths);
  if (!known) byName.set(paths, (known = new Map<string, readonly string[]>()));
  let found = known.get(plain);
  if (!found) {
    found = [...paths].filter((path) => {
      if (!/\.(json|ya?ml)$/i.test(path)) return false;
      const ends = (text: string) => text === plain || text.endsWith(`/${plain}`);
      return ends(path) || ends(path.replace(/\.[a-z]+$/i, ''));
    });
    known.set(plain, found);
  }
  return found;
}
