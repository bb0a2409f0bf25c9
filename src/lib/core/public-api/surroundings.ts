import { readConfig } from '../config.ts';
import { CONFIG_FILE, NO_CONFIG } from '../check/config.ts';
import type { Doc } from '../document/node.ts';
import { folderOf } from '../document/references.ts';
import { spotAt, valueOf } from '../document/walk.ts';
import { linkParser } from '../links/link-parser.ts';
import type { Given } from './given-files.ts';

/** What has to be known around a document to follow links: from its settings, and from signpost.config.json. */
export function surroundings(given: Given, doc: Doc) {
  const text = given.get(folderOf(doc.main) + CONFIG_FILE);
  const { siteUrl, redirects } = text ? readConfig(text) : NO_CONFIG;
  const variables = spotAt(doc, ['variables'])?.node;
  const texts = Object.entries((variables ? valueOf(variables) : undefined) ?? {});
  const known = new Map(
    texts.filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
  return { siteUrl, withRedirects: redirects !== 'off', linksOf: linkParser(known) };
}
