/* What signpost.config.json may hold, and what is wrong in it. */

// Descriptions, which editors show.
export const config = 'How Signpost checks and edits a documentation site.';
export const severity = 'How severe the problems of a code are; "off" never shows them.';
export const ignore =
  'What stays quiet. As an object: everything at these paths, and all problems with these codes. As a list: each entry matches problems with one of its codes at one of its paths.';
export const ignoredPaths =
  'Page paths and files from the folder of docs.json: "drafts/**", "legacy/*", "nav/old.json". A folder means everything below it.';
export const ignoredCodes = 'Codes of problems.';
export const siteUrl = 'The address of the site: "https://docs.example.com".';
export const moveFiles = 'Whether the file of a page moves when its entry does.';
export const redirects = 'Whether a page that moves or is deleted leaves a redirect.';
export const gone = 'Addresses that were removed on purpose.';
export const elsewhere = 'Redirects that the host of the site does, not docs.json.';

// Problems.
export const inLine = (file: string, line: number, sentence: string): string =>
  `${file}, line ${line}: ${sentence}`;
export const notAnObject = 'It must be an object in braces.';
export const wrongSchema = '“$schema” must be text.';
export const wrongSiteUrl = '“siteUrl” must be a web address, such as "https://docs.example.com".';
export const wrongMoveFiles = '“moveFiles” must be "always", "ask" or "never".';
export const wrongRedirects = '“redirects” must be "add" or "off".';
export const wrongGone = '“gone” must be a list of addresses, such as ["/old-page"].';
export const wrongElsewhere =
  '“elsewhere” must be a list of redirects, such as [{ "source": "/old", "destination": "/new" }].';
export const wrongSeverities = '“severity” must hold codes: { "page-missing": "error" }.';
export const wrongSeverity = (code: string): string =>
  `The severity of “${code}” must be "error", "warning", "hint" or "off".`;
export const wrongIgnore =
  '“ignore” must be { "paths": […], "codes": […] }, or a list of such objects.';
export const unknownKey = (key: string, near: string | undefined): string =>
  `Unknown key “${key}”.${didYouMean(near)}`;
export const unknownCode = (code: string, near: string | undefined): string =>
  `Unknown code “${code}”.${didYouMean(near)}`;
const didYouMean = (near: string | undefined): string =>
  near === undefined ? '' : ` Did you mean “${near}”?`;
