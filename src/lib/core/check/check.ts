/*
 * The rules applied to a whole document. Elements are checked one by one (check-element.ts), with one short file per
 * subject: labels, children, fields, pages, links. Settings of the site and the text itself are checked separately.
 * Problems between entries, and those that need information from outside the text, come last.
 */
import { resolvedRefs } from '../document/resolve-refs.ts';
import type { Doc } from '../document/node.ts';
import { configured } from './configured.ts';
import type { Diagnostic, World } from './diagnostic.ts';
import { doubledKeys, textErrors } from './document.ts';
import { unknownEndpoints } from './specifications/endpoints.ts';
import { listingOf } from './pages/page-listing.ts';
import { locatorOf } from './element-locator.ts';
import { missingPages } from './pages/missing.ts';
import { missingFiles } from './links/named-files.ts';
import { orphanPages } from './pages/orphans.ts';
import { pageFileProblems } from './pages/page-files.ts';
import { byPlace, placedDiagnostics } from './locate-findings.ts';
import { withRepairs } from './fixes/repairs.ts';
import { redirectedEntries } from './links/redirected-entries.ts';
import { redirectProblems } from './links/redirects.ts';
import { repeatedPages } from './pages/repeated.ts';
import { iconProblems } from './icons/site-icons.ts';
import { linkProblems } from './links/site-links.ts';
import { specificationProblems } from './specifications/specification-files.ts';

/** All problems in a document, in text order. */
export function check(doc: Doc, world: World = {}, listingFor = listingOf): readonly Diagnostic[] {
  const listing = listingFor(doc, world);
  const locate = locatorOf(doc);
  const errors = [...textErrors(doc, world)].map((problem) => withRepairs(doc, problem));
  const broken = new Set(errors.flatMap(({ code, pointer }) => (code === 'ref' ? [pointer] : [])));
  const placed = placedDiagnostics(doc);
  const missing = missingPages(doc, world, listing, locate);
  // A redirected page isn't also reported as a missing file.
  const entries = redirectedEntries(doc, world, listing, locate);
  const redirected = new Set(
    entries.flatMap(({ pointer, related }) => related?.map((one) => one.pointer) ?? [pointer]),
  );
  const out = [
    ...errors,
    ...doubledKeys(doc),
    // A broken reference isn't also reported as one that isn't open.
    ...(broken.size === 0
      ? placed
      : placed.filter(({ code, pointer }) => code !== 'ref-closed' || !broken.has(pointer))),
    ...unknownEndpoints(doc, world),
    ...(redirected.size === 0
      ? missing
      : missing.filter(({ pointer }) => !redirected.has(pointer))),
    ...entries,
    ...redirectProblems(doc, world),
    ...linkProblems(doc, world),
    ...specificationProblems(doc, world),
    ...pageFileProblems(doc, world, listing, locate),
    ...missingFiles(doc, world),
    ...iconProblems(doc, world),
    ...repeatedPages(doc, world, listing, locate),
    ...orphanPages(doc, world, listing),
  ];
  const order = byPlace(doc);
  const sorted = out.sort((a, b) => order(a, b) || a.length - b.length);
  return configured(doc, onceEach(doc, sorted), world.config);
}

/** Reports a problem once in a file that is referenced several times. */
function onceEach(doc: Doc, sorted: readonly Diagnostic[]): readonly Diagnostic[] {
  if (resolvedRefs(doc).mounts.length < 2) return sorted;
  return sorted.filter((one, i) => {
    for (let j = i - 1; j >= 0; j--) {
      const other = sorted[j]!;
      if (other.at !== one.at || other.file !== one.file) return true;
      if (other.code === one.code && other.message === one.message && other.length === one.length)
        return false;
    }
    return true;
  });
}
