/*
 * The API operation that a page describes in its frontmatter: "GET /users", or "api.json GET /users". Without a file,
 * the builder searches every specification in the folder. It accepts several forms of a file's name.
 */
import { memoByKey } from '../../memo.ts';
import { resolvedRefs } from '../../document/resolve-refs.ts';
import type { Doc } from '../../document/node.ts';
import type { PageFacts } from '../../pages/page-file.ts';
import type { World } from '../diagnostic.ts';
import type { Saying } from './entry-problems.ts';
import { parseEndpoint } from '../../schema/kinds.ts';
import { isUrl } from '../../schema/links.ts';
import { namedIn } from '../specifications/specification-names.ts';
import { operationsIn, type Operations } from '../specifications/operation-lookup.ts';
import { plainName } from '../specifications/specification-names.ts';
import { quoted } from '../../document/kind-words.ts';
import * as m from './messages.ts';
import * as shared from '../messages.ts';

/** The problem with a page's operation. Undefined if the operation exists or that is unknown. */
export type DescribedBy = (facts: PageFacts) => Saying | undefined;

const NOT_DESCRIBED: DescribedBy = () => undefined;

/** Called for every page again and again, so lookups are remembered as long as the known files are the same. */
export function describedBy(
  doc: Doc,
  { operations, unreadable, paths, hasAllSpecifications }: World,
): DescribedBy {
  if (!operations || !paths) return NOT_DESCRIBED;
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
      return unknown(file, operation, found as Operations[], specification);
    }
    if (!isComplete) return undefined;
    return unknown(file, operation, all);
  };
}

function unknown(
  file: string,
  operation: string,
  all: readonly Operations[],
  specification?: string,
): Saying | undefined {
  const [method, path] = operation.split(' ') as [string, string];
  const answers = all.map((one) => one.ask(method, path));
  if (answers.some(({ isThere }) => isThere)) return undefined;
  const near = answers.flatMap((answer) => answer.near)[0];
  const what =
    specification === undefined
      ? m.unknownOperation(operation, file)
      : m.notInSpecification(specification, operation, file);
  return {
    code: 'endpoint-unknown',
    message: `${what} ${near ? shared.isMeant(quoted(near)) : m.checkFrontmatter}`,
    isOfFile: true,
  };
}

const missing = (file: string, specification: string): Saying => ({
  code: 'openapi-missing',
  message: m.specificationMissing(specification, file),
  isOfFile: true,
});

/** The files that a page can mean: a path or the end of one, with or without the extension. */
function filesCalled(name: string, paths: ReadonlySet<string>): readonly string[] {
  const plain = plainName(name);
  return paths.has(plain) ? [plain] : filesEndingIn(paths, plain);
}

const filesEndingIn = memoByKey((paths: ReadonlySet<string>, plain: string): readonly string[] =>
  [...paths].filter((path) => {
    if (!/\.(json|ya?ml)$/i.test(path)) return false;
    const ends = (text: string) => text === plain || text.endsWith(`/${plain}`);
    return ends(path) || ends(path.replace(/\.[a-z]+$/i, ''));
  }),
);
