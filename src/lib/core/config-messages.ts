/* What signpost.config.json can contain, and what is wrong in it. */

// Descriptions, which editors show.
export const config = 'How Signpost checks and edits a documentation site.';
export const severity = 'The severity of problems by code. "off" hides them.';
export const ignore =
  'Problems to hide. As an object: all problems at these paths, and all problems with these codes. As a list: each entry hides problems with one of its codes at one of its paths.';
export const ignoredPaths =
  'Page paths and files, relative to docs.json: "drafts/**", "legacy/*", "nav/old.json". A folder includes everything below it.';
export const ignoredCodes = 'Problem codes.';
export const siteUrl = 'The URL of the site: "https://docs.example.com".';
export const moveFiles = 'Whether moving a page also moves its file.';
export const redirects = 'Whether moving or deleting a page adds a redirect.';
export const gone = 'URLs that were removed on purpose.';
export const elsewhere = 'Redirects that the site’s host handles instead of docs.json.';

// Problems.
export const inLine = (file: string, line: number, sentence: string): string =>
  `${file}, line ${line}: ${sentence}`;
export const notAnObject = 'It must be an object in braces.';
export const wrongSchema = '“$schema” must be text.';
export const wrongSiteUrl = '“siteUrl” must be a URL, such as “https://docs.example.com”.';
export const wrongMoveFiles = '“moveFiles” must be “always”, “ask”, or “never”.';
export const wrongRedirects = '“redirects” must be “add” or “off”.';
export const wrongGone = '“gone” must be a list of URLs, such as ["/old-page"].';
export const wrongElsewhere =
  '“elsewhere” must be a list of redirects, such as [{ "source": "/old", "destination": "/new" }].';
export const wrongSeverities =
  '“severity” must be an object with codes, such as { "page-missing": "error" }.';
export const wrongSeverity = (code: string): string =>
  `The severity of “${code}” must be “error”, “warning”, “hint”, or “off”.`;
export const wrongIgnore =
  '“ignore” must be { "paths": […], "codes": […] }, or a list of such objects.';
export const unknownKey = (key: string, near: string | undefined): string =>
  `Unknown key “${key}”.${didYouMean(near)}`;
export const unknownCode = (code: string, near: string | undefined): string =>
  `Unknown code “${code}”.${didYouMean(near)}`;
const didYouMean = (near: string | undefined): string =>
  near === undefined ? '' : ` Did you mean “${near}”?`;
