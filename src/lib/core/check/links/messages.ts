/* What the checks say about links, redirects, references and the files that settings name. */
import { aKind, capital, listed, quoted, quotedPath } from '../../document/kind-words.ts';
import { counted, plural } from '../../text/plural.ts';
import type { Kind } from '../../schema/kinds.ts';

// References (“$ref”)
export const referenceEmpty = 'This reference (“$ref”) names no file.';
export const referenceIsAddress = (target: string, main: string): string =>
  `${quoted(target)} is a web address. A reference names a file in the folder of ${quoted(main)}.`;
export const referenceToPart = (target: string): string =>
  `${quoted(target)} names a part of a file. A reference names a whole file.`;
export const referenceRooted = (target: string): string =>
  `${quoted(target)} starts with a slash. A reference is written as the way from the file that it stands in.`;
export const referenceOutside = (target: string, main: string): string =>
  `${quoted(target)} leads out of the folder of ${quoted(main)}. A reference stays inside it.`;
export const referenceCircle = (files: readonly string[]): string =>
  plural(
    files.length,
    `${listed(files.map(quoted))} refers to itself, so its content has no end.`,
    `${listed(files.map(quoted))} refer to each other in a circle, so their content has no end.`,
  );
export const referenceMissing = (file: string): string =>
  `What belongs here is said to be in ${quotedPath(file)}, but there is no such file.`;
export const referenceNoJson = (file: string, why: string): string =>
  `What belongs here is said to be in ${quotedPath(file)}, but that is no JSON. ${why}`;
export const noBuild = 'The site does not build.';

// Links of elements
export const scriptLink = (holder: string): string =>
  `The link of ${holder} runs code or carries a document instead of opening a page.`;
export const emptyLink = (holder: string): string =>
  `The link of ${holder} is empty; the site drops it.`;
export const noLink = (href: string): string => `${quoted(href)} is no link; the site drops it.`;
export const bareLink = (href: string): string =>
  `${quoted(href)} is neither a full address such as https://… nor a path that starts with a slash; the site drops it.`;
export const relativeLink = (href: string): string =>
  `${quoted(href)} is a path on this site. The format’s specification describes links to other sites here; the builder takes both.`;
export const globalWithoutLink = (entry: string, kind: Kind): string =>
  `${capital(entry)} is shown on every page, where ${aKind(kind)} must be a link, but its link (${quoted('href')}) is missing.`;
export const globalWrongLink = (entry: string, href: string): string =>
  `${capital(entry)} is shown on every page and must link to a full address such as https://example.com; ${quoted(href)} is none.`;
export const globalNeedsLink = (entry: string): string =>
  `${capital(entry)} is shown on every page and needs a link to a full address such as https://example.com.`;
export const notInFormat = 'The format does not allow it.';
export const noBuildWithIt = 'The site does not build with it.';

// Links to places on the site
export const wrongScheme = (address: string, scheme: string, meant: string): string =>
  `${quotedPath(address)} is not a web address that browsers can open: it begins with “${scheme}”. ${quotedPath(meant)} was probably meant.`;
export const linkRedirected = (href: string, end: string): string =>
  `${quotedPath(href)} is redirected to ${quotedPath(end)}. Link there directly.`;
export const linkNowhere = (href: string): string =>
  `There is no page at ${quotedPath(href)} in this folder, where this link leads.`;
export const linkElsewhere = 'Link to a page that exists, or remove the link.';

// Files named by settings
export const noFile = (path: string): string =>
  `There is no file ${quotedPath(path)} in the folder.`;
export const addFile = 'Add it, or name another one.';
export const fileIsCalled = (name: string): string => `It is called ${quotedPath(name)}.`;

// Entries whose page is redirected
export const entriesRedirected = (count: number): string =>
  `${counted(count, 'page', 'pages')} in the navigation are redirected, so readers may never see them there:`;
export const entryRedirected = (page: string, destination: string): string =>
  `${quotedPath(page)} is redirected to ${quotedPath(destination)}, so readers may never see it here. List the page that it leads to, or remove the redirect.`;
