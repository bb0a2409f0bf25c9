/*
 * Entries of `pages` that are text: page paths and endpoints.
 */
import type { ArrayNode, StringNode } from '../model/node.ts';
import { reportEntry, type Subject } from './finding.ts';
import { Inherited } from './inherited.ts';
import { parseEndpoint } from './kinds.ts';
import { isUrl } from './links.ts';
import { quoted } from './words.ts';

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
  const remove = (pointer: string) => [
    {
      label: 'Remove it',
      operations: [{ op: 'remove' as const, nodes: [`${pointer}/pages/${index}`] }],
    },
  ];
  const rename = (label: string, value: string) => (pointer: string) => [
    {
      label,
      operations: [{ op: 'set' as const, node: `${pointer}/pages/${index}`, field: 'path', value }],
    },
  ];
  if (entry.trim() === '') {
    reportEntry(
      subject,
      'page-empty',
      'This page entry is empty: no page is shown for it.',
      where,
      remove,
    );
    return;
  }
  if (isUrl(entry)) {
    reportEntry(
      subject,
      'page-url',
      `${quoted(entry)} is a web address, not a page, and the site turns it into a broken path. Make it the link of an anchor or a tab.`,
      where,
      remove,
    );
    return;
  }
  const endpoint = parseEndpoint(entry);
  if (endpoint) {
    if (!specified && !endpoint.specification && !(subject.context & Inherited.global))
      reportEntry(
        subject,
        'endpoint-no-spec',
        `No API specification is in effect for ${quoted(entry)}. Set OpenAPI here or above, or write the specification before the method.`,
        where,
      );
    return;
  }
  const extension = /\.mdx?$/i.exec(entry)?.[0];
  if (extension)
    reportEntry(
      subject,
      'page-extension',
      `${quoted(entry)} ends in ${extension}; page paths are written without it.`,
      where,
      rename(`Remove ${extension}`, entry.slice(0, -extension.length)),
    );
  if (/^\/+[^/]/.test(entry))
    reportEntry(
      subject,
      'leading-slash',
      `${quoted(entry)} and ${quoted(entry.replace(/^\/+/, ''))} are the same page; paths are usually written without the slash.`,
      where,
      rename('Remove the slash', entry.replace(/^\/+/, '')),
    );
}

/** Most entries: nothing that any of the rules could mean. */
const isPlain = (entry: string): boolean =>
  /^[^\s/.:]/.test(entry) && !/[\s:]|\.mdx?$/i.test(entry);
