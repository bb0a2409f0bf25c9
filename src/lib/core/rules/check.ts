/*
 * The rules over a whole document. Elements are examined one by one (check-element.ts), each in short files by
 * subject: labels, children, fields, pages, links; settings of the site and the text itself come beside them.
 * What entries say together, and what only the world outside the text can tell, comes last.
 */
import { resolvedRefs } from '../model/resolve-refs.ts';
import type { Doc } from '../model/node.ts';
import { configured } from './configured.ts';
import type { Diagnostic, World } from './diagnostic.ts';
import { doubledKeys, textErrors } from './document.ts';
import { unknownEndpoints } from './endpoints.ts';
import { listingOf } from './listing.ts';
import { locatorOf } from './element-locator.ts';
import { missingPages } from './missing.ts';
import { missingFiles } from './named-files.ts';
import { orphanPages } from './orphans.ts';
import { pageFileProblems } from './page-files.ts';
import { byPlace, placedDiagnostics } from './placed.ts';
import { withRepairs } from './repairs.ts';
import { redirectedEntries } from './redirected-entries.ts';
import { redirectProblems } from './redirects.ts';
import { repeatedPages } from './repeated.ts';
import { iconProblems } from './site-icons.ts';
import { linkProblems } from './site-links.ts';
import { specificationProblems } from './specification-files.ts';

/** Everything that the rules have to say about a document, in the order of the text. */
export function check(doc: Doc, world: World = {}, listingFor = listingOf): readonly Diagnostic[] {
  const listing = listingFor(doc, world);
  const locate = locatorOf(doc);
  const errors = [...textErrors(doc, world)].map((problem) => withRepairs(doc, problem));
  const broken = new Set(errors.flatMap(({ code, pointer }) => (code === 'ref' ? [pointer] : [])));
  const placed = placedDiagnostics(doc);
  const missing = missingPages(doc, world, listing, locate);
  // A page that is redirected is not one that merely has no file.
  const entries = redirectedEntries(doc, world, listing, locate);
  const redirected = new Set(
    entries.flatMap(({ pointer, related }) => related?.map((one) => one.pointer) ?? [pointer]),
  );
  const out = [
    ...errors,
    ...doubledKeys(doc),
    // A reference that leads nowhere is not one that merely was not opened.
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

/** A file that shows twice is told once what is wrong in it. */
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
