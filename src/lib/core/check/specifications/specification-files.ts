/*
 * API specifications that docs.json names but that aren't in the folder or can't be read. What is at a web address is
 * unknown. Findings are remembered per node, as in check-element.ts, as long as the known files are the same.
 */
import { memoLast } from '../../memo.ts';
import type { Doc, Node, ObjectNode, StringNode } from '../../document/node.ts';
import { member, rootSpot } from '../../document/walk.ts';
import type { Diagnostic, World } from '../diagnostic.ts';
import { childrenOf, isRef, type Child } from '../../document/elements.ts';
import { NO_FINDINGS, type CheckedElement } from '../check-element.ts';
import { spanOf, type Finding } from '../finding.ts';
import { namesOf } from '../../document/inherited.ts';
import { parseEndpoint, type Kind } from '../../schema/kinds.ts';
import { isUrl } from '../../schema/links.ts';
import { fix, setTo } from '../fixes/fix-builders.ts';
import { namesIn } from '../../text/close-names.ts';
import { diagnostic, diagnosticsOf } from '../locate-findings.ts';
import { plainName } from './specification-names.ts';
import { positionOf } from '../text-position.ts';
import { named, quotedPath } from '../../document/kind-words.ts';
import * as m from './messages.ts';
import * as shared from '../messages.ts';

const KEYS = [
  ['openapi', 'OpenAPI'],
  ['asyncapi', 'AsyncAPI'],
] as const;

interface KnownSpecifications {
  readonly paths: ReadonlySet<string> | undefined;
  readonly unreadable: ReadonlyMap<string, string> | undefined;
  /** Every folder that contains a file. */
  readonly folders: ReadonlySet<string>;
  readonly results: WeakMap<Node, CheckedElement>;
}

type Paths = NonNullable<World['paths']>;
const UNKNOWN: Paths = new Set();

/** Keeps the earlier results as long as the files are the same. */
const knownOf = memoLast((all: Paths, unreadable: World['unreadable']): KnownSpecifications => {
  const folders = new Set<string>();
  for (const path of all)
    for (let at = path.indexOf('/'); at > 0; at = path.indexOf('/', at + 1))
      folders.add(path.slice(0, at));
  const paths = all === UNKNOWN ? undefined : all;
  return { paths, unreadable, folders, results: new WeakMap() };
});

/** Missing specifications, and files that aren't valid ones. Empty while no files are known. */
export function specificationProblems(doc: Doc, world: World): readonly Diagnostic[] {
  if (!world.paths && !world.unreadable?.size) return [];
  const known = knownOf(world.paths ?? UNKNOWN, world.unreadable);
  return [
    ...ofSettings(doc, known),
    ...diagnosticsOf(doc, (navigation) => resultOf(navigation, 'navigation', known)),
  ];
}

/** `api.openapi` and `api.asyncapi`. */
function ofSettings(doc: Doc, known: KnownSpecifications): readonly Diagnostic[] {
  const root = rootSpot(doc);
  const api = root && !isRef(root.node) ? member(root.node, 'api')?.value : undefined;
  if (root?.node.type !== 'object' || api?.type !== 'object' || isRef(api)) return [];
  const position = positionOf(root);
  return fieldsOf(api, root.node, ['api'], m.theSite, known).map((finding) =>
    diagnostic(doc, { finding, owner: undefined, position, pointer: '' }),
  );
}

function resultOf(node: ObjectNode, kind: Kind, known: KnownSpecifications): CheckedElement {
  let result = known.results.get(node);
  if (!result) {
    result = isRef(node) ? NO_FINDINGS : examine(node, kind, known);
    known.results.set(node, result);
  }
  return result;
}

function examine(node: ObjectNode, kind: Kind, known: KnownSpecifications): CheckedElement {
  const findings = [
    ...fieldsOf(node, node, [], named({ node, kind }), known),
    ...ofEntries(node, known),
  ];
  const inner: { child: Child; at: number; result: CheckedElement }[] = [];
  let total = findings.length;
  for (const child of childrenOf(node)) {
    const list = child.key === 'global' ? undefined : member(node, child.key);
    if (list?.value.type !== 'array' || child.node.type !== 'object') continue;
    const result = resultOf(child.node, child.kind, known);
    const at = list.start + list.value.starts[child.index]!;
    if (result.total) inner.push({ child, at, result });
    total += result.total;
  }
  return total ? { findings, inner, errors: 0, total } : NO_FINDINGS;
}

/** Checks the files that the fields of an element, or of `api`, name. `way`: the path to it from the checked node. */
function fieldsOf(
  holder: ObjectNode,
  examined: ObjectNode,
  way: readonly string[],
  who: string,
  known: KnownSpecifications,
): readonly Finding[] {
  return KEYS.flatMap(([key, format]) => {
    const value = member(holder, key)?.value;
    if (!value || isRef(value)) return [];
    const field = value.type === 'object' ? [key, 'source'] : [key];
    return namesOf(value).flatMap((name) => {
      const fault = name === undefined ? undefined : faultOf(name, key, known);
      if (!fault) return [];
      const path = [...way, ...field];
      const isAlone = value.type !== 'array';
      return [
        {
          code: fault.code,
          message: fault.say(m.fileOf(format, name!, who)),
          node: examined.id,
          field: path,
          path,
          ...spanOf(examined, path),
          key: false,
          fixes: (pointer: string) =>
            isAlone
              ? fault.near.map((near) =>
                  fix(shared.write(quotedPath(near)), setTo(pointer, path, near)),
                )
              : [],
        } satisfies Finding,
      ];
    });
  });
}

/** "api.json GET /users": each file is reported once per list. */
function ofEntries(node: ObjectNode, known: KnownSpecifications): readonly Finding[] {
  const list = member(node, 'pages');
  if (list?.value.type !== 'array') return [];
  const { items, starts } = list.value;
  const told = new Set<string>();
  return items.flatMap((entry, index) => {
    const name = entry.type === 'string' ? specificationOf(entry) : undefined;
    if (name === undefined || told.has(name)) return [];
    told.add(name);
    const fault = faultOf(name, 'openapi', known);
    if (!fault) return [];
    return [
      {
        code: fault.code,
        message: fault.say(m.fileOfEntry(name)),
        node: entry.id,
        field: undefined,
        path: ['pages', index],
        at: list.start + starts[index]!,
        length: entry.length,
        key: false,
        fixes: undefined,
      } satisfies Finding,
    ];
  });
}

const specificationOf = ({ value }: StringNode): string | undefined =>
  value.includes(' ') ? parseEndpoint(value)?.specification : undefined;

interface Fault {
  readonly code: 'openapi-missing' | 'openapi-unreadable';
  /** The message about the file, which is given with what names it. */
  readonly say: (file: string) => string;
  /** Files that may have been meant. */
  readonly near: readonly string[];
}

function faultOf(
  name: string,
  key: 'openapi' | 'asyncapi',
  known: KnownSpecifications,
): Fault | undefined {
  const { paths, unreadable, folders } = known;
  const plain = plainName(name);
  if (plain === '' || isUrl(name)) return undefined;
  const reason = key === 'openapi' ? unreadable?.get(plain) : undefined;
  if (reason !== undefined)
    return { code: 'openapi-unreadable', say: (file) => m.unusable(file, reason), near: [] };
  if (!paths || paths.has(plain) || folders.has(plain)) return undefined;
  const near = namesIn(paths)
    .near(plain)
    .map((one) => one.name)
    .filter((path) => /\.(json|ya?ml)$/i.test(path))
    .slice(0, 3)
    .map((path) => (name.startsWith('/') ? `/${path}` : path));
  const advice = near.length ? shared.isMeant(near.map(quotedPath).join(' or ')) : m.addFile;
  return { code: 'openapi-missing', say: (file) => `${m.notInFolder(file)} ${advice}`, near };
}
