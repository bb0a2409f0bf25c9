import { readConfig } from '../config.ts';
import { CONFIG_FILE, NO_CONFIG } from '../check/config.ts';
import type { Doc } from '../document/node.ts';
import { folderOf } from '../document/references.ts';
import { variablesOf } from '../document/variables.ts';
import { linkParser } from '../links/link-parser.ts';
import type { Given } from './given-files.ts';

/** What has to be known around a document to follow links: from its settings, and from signpost.config.json. */
export function surroundings(given: Given, doc: Doc) {
  const text = given.get(folderOf(doc.main) + CONFIG_FILE);
  const config = text ? readConfig(text) : NO_CONFIG;
  return { siteUrl: config.siteUrl, config, linksOf: linkParser(variablesOf(doc)) };
}
