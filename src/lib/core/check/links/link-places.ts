/*
 * Places of links: the field `href` at any depth of a value, and the Markdown of a banner.
 */
import { memo } from '../../memo.ts';
import type { Node } from '../../document/node.ts';
import { effectiveMembers } from '../../document/walk.ts';
import type { Below } from '../element-findings.ts';

/** A link with its place, relative to the value that was searched. */
export interface WrittenLink extends Below {
  readonly href: string;
  /** The complete Markdown text that the link is part of. */
  readonly within?: string;
}

const NO_LINKS: readonly WrittenLink[] = [];

/** The links in a value, remembered per node. */
export const linksIn = (node: Node): readonly WrittenLink[] =>
  node.type === 'object' || node.type === 'array' ? readLinks(node) : NO_LINKS;

const readLinks = memo((node: Node): readonly WrittenLink[] => {
  const found = [...read(node)];
  return found.length ? found : NO_LINKS;
});

function* read(node: Node): Generator<WrittenLink> {
  if (node.type === 'array')
    for (const [index, item] of node.items.entries()) {
      const start = node.starts[index]!;
      for (const link of linksIn(item))
        yield { ...link, path: [index, ...link.path], at: start + link.at };
    }
  else if (node.type === 'object')
    for (const { key, value, start } of effectiveMembers(node)) {
      const here = { path: [key], at: start, length: value.length };
      if (value.type === 'string') {
        if (key === 'href') yield { ...here, href: value.value };
        else if (key === 'content')
          for (const href of linksInMarkdown(value.value))
            yield { ...here, href, within: value.value };
      } else
        for (const link of linksIn(value))
          yield { ...link, path: [key, ...link.path], at: start + link.at };
    }
}

/** `[text](link)`, `[text](<link>)` and `href="link"`. */
function linksInMarkdown(text: string): readonly string[] {
  const found = [
    ...text.matchAll(/\]\(\s*(?:<([^>]*)>|([^)\s]+))/g),
    ...text.matchAll(/\bhref=(?:"([^"]*)"|'([^']*)')/g),
  ];
  return found.map(([, one, other]) => one ?? other ?? '').filter(Boolean);
}
