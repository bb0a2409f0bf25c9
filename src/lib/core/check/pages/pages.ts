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
import { quoted } from '../../document/words.ts';

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
    fix('Remove the entry', { op: 'remove', nodes: [`${pointer}/pages/${index}`] });
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
    reportEntry(
      subject,
      'page-empty',
      'This page entry is empty: no page is shown for it.',
      where,
      (pointer) => [remove(pointer)],
    );
    return;
  }
  if (isUrl(entry)) {
    reportEntry(
      subject,
      'page-url',
      `${quoted(entry)} is a web address, not a page, and the site turns it into a broken path. Make it the link of an anchor or a tab.`,
      where,
      (pointer) => [
        fix('Turn it into an anchor with this link', turn(pointer, 'anchor')),
        fix('Turn it into a tab with this link', turn(pointer, 'tab')),
        remove(pointer),
      ],
    );
    return;
  }
  const endpoint = parseEndpoint(entry);
  if (checkEndpointLike(subject, where, endpoint, entry, rename)) return;
  if (endpoint) {
    if (!specified && !endpoint.specification && !(subject.context & Inherited.global))
      reportEntry(
        subject,
        'endpoint-no-spec',
        `No API specification is set for ${quoted(entry)}, so the site cannot describe it. Set OpenAPI on this element or on one above it, or write the file before the method: ${quoted(`openapi.json ${entry}`)}.`,
        where,
      );
    return;
  }
  const path = rewrittenPath(entry);
  if (path !== undefined) {
    reportEntry(
      subject,
      'page-rewritten',
      path
        ? `The site rewrites ${quoted(entry)} to ${quoted(path)}.`
        : `The site can’t make a page path of ${quoted(entry)}.`,
      where,
      rename(`Write ${quoted(path)}`, path),
    );
    return;
  }
  const extension = /(?:\.mdx?)+$/i.exec(entry)?.[0];
  if (extension)
    reportEntry(
      subject,
      'page-extension',
      `${quoted(entry)} ends in ${extension}; page paths are written without it.`,
      where,
      rename(`Remove ${extension}`, entry.slice(0, -extension.length)),
    );
  if (/^\/+[^/]/.test(entry)) {
    const path = entry.replace(/^\/+/, '');
    reportEntry(
      subject,
      'leading-slash',
      `${quoted(entry)} and ${quoted(path)} are the same page. Page paths are usually written without the slash.`,
      where,
      rename('Remove the slash', path),
    );
  }
}

/** Most entries: no rule can apply to them. */
const isPlain = (entry: string): boolean =>
  /^[^\s/.:]/.test(entry) &&
  !/[\s:]|\.mdx?$|\/\/|\/\.\.?(?:\/|$)/i.test(entry) &&
  !/^[A-Z]+$/.test(entry);
