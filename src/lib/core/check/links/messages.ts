/* What the checks say about links, redirects, references and the files that settings name. */
import { aKind, capital, quoted, quotedPath } from '../../document/kind-words.ts';
import { listed } from '../../text/listed.ts';
import { counted, plural } from '../../text/plural.ts';
import type { Kind } from '../../schema/kinds.ts';

// References (“$ref”)
export const referenceEmpty = 'Add a file to this reference (“$ref”). It’s empty.';
export const referenceIsAddress = (target: string, main: string): string =>
  `Use a file in the folder that contains ${quoted(main)}. ${quoted(target)} is a URL, which a reference can’t use.`;
export const referenceToPart = (target: string): string =>
  `Use a whole file. ${quoted(target)} is part of a file, which a reference can’t use.`;
export const referenceRooted = (target: string): string =>
  `Remove the slash at the start of ${quoted(target)}. References are relative to the file they’re in.`;
export const referenceOutside = (target: string, main: string): string =>
  `Use a file in the folder that contains ${quoted(main)}. ${quoted(target)} is outside it.`;
export const referenceCircle = (files: readonly string[]): string =>
  plural(
    files.length,
    `Remove this reference. ${listed(files.map(quoted))} refers to itself, which creates an endless loop.`,
    `Remove one of the references. ${listed(files.map(quoted))} refer to each other, which creates an endless loop.`,
  );
export const referenceMissing = (file: string): string =>
  `Add the file ${quotedPath(file)}, or fix this reference. The file doesn’t exist.`;
export const referenceNoJson = (file: string, why: string): string =>
  `Fix the JSON of ${quotedPath(file)}, which this refers to. ${why}`;
export { doesNotBuild as noBuild } from '../../document/messages.ts';

// Links of elements
export const scriptLink = (holder: string): string =>
  `The link of ${holder} runs code or embeds a document instead of opening a page.`;
export const emptyLink = (holder: string): string =>
  `The link of ${holder} is empty and won’t appear on the site.`;
export const noLink = (href: string): string =>
  `${quoted(href)} isn’t a link and won’t appear on the site.`;
export const bareLink = (href: string): string =>
  `Start ${quoted(href)} with https:// or a slash. Otherwise, the link won’t work.`;
export const relativeLink = (href: string): string =>
  `${quoted(href)} is a path on this site. The docs.json reference only mentions links to other sites here, but paths work too. No action needed.`;
export const globalWithoutLink = (entry: string, kind: Kind): string =>
  `Add a link (${quoted('href')}) to ${entry}. ${capital(aKind(kind))} in the global links must have one.`;
export const globalWrongLink = (entry: string, href: string): string =>
  `Use a full URL such as https://example.com for ${entry}. Global links can’t use ${quoted(href)}.`;
export const globalNeedsLink = (entry: string): string =>
  `Add a full URL such as https://example.com to ${entry}. Global links must have one.`;
export const notInFormat = 'The docs.json reference requires a full URL here.';
export { doesNotBuild as noBuildWithIt } from '../../document/messages.ts';

// Links to places on the site
export const wrongScheme = (address: string, scheme: string, meant: string): string =>
  `${quotedPath(address)} starts with “${scheme}”, which browsers can’t open. Did you mean ${quotedPath(meant)}?`;
export const linkRedirected = (href: string, end: string): string =>
  `Link directly to ${quotedPath(end)}. ${quotedPath(href)} redirects there.`;
export const linkNowhere = (href: string): string =>
  `This link leads to ${quotedPath(href)}, but there’s no such page in this folder.`;
export const linkElsewhere = 'Link to a page that exists, or remove the link.';

// Files named by settings
export const noFile = (path: string): string =>
  `There’s no file ${quotedPath(path)} in the folder.`;
export const addFile = 'Add the file, or choose another one.';
export const fileIsCalled = (name: string): string => `The file is named ${quotedPath(name)}.`;

// Entries whose page is redirected
export const entriesRedirected = (count: number): string =>
  `${counted(count, 'page in the navigation is', 'pages in the navigation are')} redirected, so readers may never see ${plural(count, 'it', 'them')} there:`;
export const entryRedirected = (page: string, destination: string): string =>
  `List ${quotedPath(destination)} instead, or remove the redirect. ${quotedPath(page)} redirects there, so readers may never see it.`;
