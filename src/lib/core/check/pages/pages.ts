/*
 * Entries of `pages` that are strings: page paths and endpoints.
 */
import type { ArrayNode, StringNode } from '../../document/node.ts';
import type { Operation } from '../../operation.ts';
import { reportEntry, type Subject } from '../finding.ts';
import { Inherited } from '../../document/inherited.ts';
import { parseEndpoint } from '../../schema/kinds.ts';
import { isUrl } from '../../schema/links.ts';
import { rewrittenPath } from '../../document/paths.ts';
import { fix, setTo } from '../fixes/fix-builders.ts';
import { checkEndpointLike } from './endpoint-like.ts';
import { quoted } from '../../document/kind-words.ts';
import * as m from './messages.ts';
import * as shared from '../messages.ts';

/** `specified`: an OpenAPI specification is in effect for endpoint entries. */
export function checkPage(
  subject: Subject,
  list: ArrayNode,
  index: number,
  specified: boolean,
): void {
  const node = list.items[index] as StringNode;
  const entry = node.value;
  if (isPlain(entry)) return;
  const where = {
    node,
    at: subject.fields.get('pages')!.start + list.starts[index]!,
    path: ['pages', index],
  };
  const remove = (pointer: string) =>
    fix(shared.removeEntry, { op: 'remove', nodes: [`${pointer}/pages/${index}`] });
  const rename = (label: string, path: string) => (pointer: string) =>
    path.trim()
      ? [fix(label, setTo(`${pointer}/pages/${index}`, 'path', path))]
      : [remove(pointer)];
  const turn = (pointer: string, kind: 'anchor' | 'tab'): Operation => ({
    op: 'convert',
    node: `${pointer}/pages/${index}`,
    kind,
  });
  if (entry.trim() === '') {
    reportEntry(subject, 'page-empty', m.entryEmpty, where, (pointer) => [remove(pointer)]);
    return;
  }
  if (isUrl(entry)) {
    reportEntry(subject, 'page-url', m.entryIsAddress(entry), where, (pointer) => [
      fix(m.turnIntoAnchor, turn(pointer, 'anchor')),
      fix(m.turnIntoTab, turn(pointer, 'tab')),
      remove(pointer),
    ]);
    return;
  }
  const endpoint = parseEndpoint(entry);
  if (checkEndpointLike(subject, where, endpoint, entry, rename)) return;
  if (endpoint) {
    if (!specified && !endpoint.specification && !(subject.context & Inherited.global))
      reportEntry(subject, 'endpoint-no-spec', m.noSpecification(entry), where);
    return;
  }
  const path = rewrittenPath(entry);
  if (path !== undefined) {
    reportEntry(
      subject,
      'page-rewritten',
      path ? shared.rewritten(entry, path) : m.noPath(entry),
      where,
      rename(shared.write(quoted(path)), path),
    );
    return;
  }
  const extension = /(?:\.mdx?)+$/i.exec(entry)?.[0];
  if (extension)
    reportEntry(
      subject,
      'page-extension',
      m.endsIn(entry, extension),
      where,
      rename(shared.remove(extension), entry.slice(0, -extension.length)),
    );
  if (/^\/+[^/]/.test(entry)) {
    const path = entry.replace(/^\/+/, '');
    reportEntry(
      subject,
      'leading-slash',
      shared.samePage(entry, path),
      where,
      rename(shared.removeSlash, path),
    );
  }
}

/** Most entries: no rule can apply to them. */
const isPlain = (entry: string): boolean =>
  /^[^\s/.:]/.test(entry) &&
  !/[\s:]|\.mdx?$|\/\/|\/\.\.?(?:\/|$)/i.test(entry) &&
  !/^[A-Z]+$/.test(entry);
