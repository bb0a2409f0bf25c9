/*
 * Endpoints that are missing in their specification. Each element is checked with the specification in effect, and
 * results are remembered per node as in check-element.ts. What is unknown isn't judged.
 */
import { memo, memoByKey } from '../../memo.ts';
import type { Doc, Node, ObjectNode, StringNode } from '../../document/node.ts';
import { member } from '../../document/walk.ts';
import type { Diagnostic, World } from '../diagnostic.ts';
import { childrenOf, isRef, type Child } from '../../document/elements.ts';
import { NO_FINDINGS, type CheckedElement } from '../check-element.ts';
import type { Finding } from '../finding.ts';
import { isSpecified, namesOf } from '../../document/inherited.ts';
import { parseEndpoint } from '../../schema/kinds.ts';
import { fix, setTo } from '../fixes/fix-builders.ts';
import { diagnosticsOf } from '../locate-findings.ts';
import { operationsIn, type Operations } from './operation-lookup.ts';
import { plainName } from './specification-names.ts';
import { quoted } from '../../document/kind-words.ts';
import * as m from './messages.ts';
import * as shared from '../messages.ts';

/** The names of the specifications in effect. Empty if there are none or they can't be determined. */
type InEffect = string;
const UNKNOWN: InEffect = '';

/** The endpoints in the navigation that aren't in their specification. Empty while no specification is known. */
export function unknownEndpoints(doc: Doc, { operations }: World): readonly Diagnostic[] {
  if (!operations?.size) return [];
  const examine = checkWith(operations);
  return diagnosticsOf(doc, (navigation, root) =>
    examine(navigation, inEffect(member(root.node, 'api')?.value, UNKNOWN)),
  );
}

type Examine = (node: ObjectNode, above: InEffect) => CheckedElement;

const checkWith = memo((operations: NonNullable<World['operations']>): Examine => {
  const examine: Examine = memoByKey((node: ObjectNode, above: InEffect) =>
    isRef(node) ? NO_FINDINGS : examineElement(node, above, operations, examine),
  );
  return examine;
});

function examineElement(
  node: ObjectNode,
  above: InEffect,
  operations: NonNullable<World['operations']>,
  examine: Examine,
): CheckedElement {
  const own = inEffect(node, above);
  const findings: Finding[] = [];
  const inner: { child: Child; at: number; result: CheckedElement }[] = [];
  let total = 0;
  for (const child of childrenOf(node)) {
    if (child.key === 'global') continue;
    const list = member(node, child.key)!;
    if (list.value.type !== 'array') continue;
    const at = list.start + list.value.starts[child.index]!;
    if (child.kind === 'endpoint') {
      const finding = judge(child, at, own, operations);
      if (finding) findings.push(finding);
    } else if (child.node.type === 'object') {
      const result = examine(child.node, own);
      if (result.total) inner.push({ child, at, result });
      total += result.total;
    }
  }
  total += findings.length;
  return total ? { findings, inner, errors: 0, total } : NO_FINDINGS;
}

/** The specifications in effect inside an element (or `api`). */
function inEffect(node: Node | undefined, above: InEffect): InEffect {
  if (node?.type !== 'object') return above;
  const value = member(node, 'openapi')?.value;
  if (!value || !isSpecified(new Map([['openapi', member(node, 'openapi')!]]))) return above;
  const names = namesOf(value);
  return names.includes(undefined) ? UNKNOWN : names.join('\n');
}

function judge(
  child: Child,
  at: number,
  inForce: InEffect,
  known: NonNullable<World['operations']>,
): Finding | undefined {
  const entry = (child.node as StringNode).value;
  const { specification, method, path } = parseEndpoint(entry)!;
  const names = specification ? [specification] : inForce.split('\n').filter(Boolean);
  const specifications = names.map((name) => operationsIn(known, name));
  if (names.length === 0 || specifications.includes(undefined)) return undefined;
  const answers = (specifications as Operations[]).map((one) => one.ask(method, path));
  if (answers.some((answer) => answer.isThere)) return undefined;
  const elsewhere = specification ? undefined : onlyOneWith(method, path, known);
  const near = elsewhere ? undefined : answers.flatMap((answer) => answer.near)[0];
  const first = specification ? `${specification} ` : '';
  const written = elsewhere ? `${elsewhere} ${entry}` : near && `${first}${near}`;
  const operation = `${method} ${path}`;
  const missing =
    names.length === 1 ? m.noEndpointIn(names[0]!, operation) : m.noEndpoint(operation);
  return {
    code: 'endpoint-unknown',
    message: `${missing} ${elsewhere ? m.endpointIsIn(elsewhere) : near ? shared.isMeant(quoted(near)) : m.lookAtEndpoint}`,
    node: child.node.id,
    field: undefined,
    path: ['pages', child.index],
    at,
    length: child.node.length,
    key: false,
    fixes: written
      ? (pointer) => [
          fix(
            shared.write(quoted(near ?? written)),
            setTo(`${pointer}/pages/${child.index}`, 'path', written),
          ),
        ]
      : undefined,
  };
}

/** The specification with this endpoint, if it is the only one. An endpoint that is moved away from it can name it. */
function onlyOneWith(
  method: string,
  path: string,
  known: NonNullable<World['operations']>,
): string | undefined {
  // A specification that lists no webhooks may have any.
  if (/^webhook$/i.test(method)) return undefined;
  const names = [...known.keys()].filter(
    (name) => operationsIn(known, name)?.ask(method, path).isThere,
  );
  const [only, ...others] = new Set(names.map(plainName));
  return others.length === 0 ? only : undefined;
}
