/*
 * Child lists: which ones an element has, whether they can be combined, and the kinds of their entries. The builder
 * keeps one of several lists and silently drops the others; these messages say which.
 */
import { isAllowed } from '../placement/allow.ts';
import { isRef } from '../../document/elements.ts';
import { checkEmpty, checkGroupPages } from './empties.ts';
import { listFixes } from '../fixes/entry-fixes.ts';
import { report, type Subject } from '../finding.ts';
import { costInside, Inherited } from '../../document/inherited.ts';
import { KINDS, isListKey, type ListKey } from '../../schema/kinds.ts';
import { isBareLink } from '../../schema/links.ts';
import { clear, fix, removeList } from '../fixes/fix-builders.ts';
import { mergeFixes, type Held } from './merges.ts';
import { checkDroppedList } from '../fixes/dropped-list-fixes.ts';
import { capital, entriesOf, listed, named, theEntries } from '../../document/words.ts';

/** Checks lists as a whole. Entries are checked one by one in entries.ts. */
export function checkLists(subject: Subject): void {
  const held: Held[] = [];
  for (const [key, m] of subject.fields) {
    if (!isListKey(key) || isRef(m.value)) continue;
    if (m.value.type === 'array') held.push({ key, list: m.value });
    const position = KINDS[subject.kind].holds[key];
    if (position === 'dropped' || position === 'error') checkDroppedList(subject, key, m.value);
    else if (m.value.type !== 'array')
      report(
        subject,
        'children-shape',
        `The ${entriesOf(key)} of ${named(subject)} must stand in a list: in square brackets, even if there is only one. ${costInside(subject.kind, subject.context, true)}`,
        { field: [key] },
        (pointer) => listFixes(pointer, key, m.value),
      );
  }
  if (subject.kind !== 'global') {
    const full = held.filter(
      ({ key, list }) => list.items.length > 0 && isAllowed(subject.kind, key),
    );
    if (full.length > 1) checkMixed(subject, full);
    else if (full.length === 1) checkLinkBeside(subject, full[0]!);
    checkEmpty(
      subject,
      full.map(({ key }) => key),
      valueOfHref(subject) !== undefined,
    );
  }
  if (subject.kind === 'group') checkGroupPages(subject);
}

/** The link that readers get. A link that the builder drops doesn't count. */
const valueOfHref = ({ fields, kind }: Subject): string | undefined => {
  const value = kind === 'group' ? undefined : fields.get('href')?.value;
  return value?.type === 'string' && !isBareLink(value.value) ? value.value : undefined;
};

/** Lists that are each allowed here, but not together. */
function checkMixed(subject: Subject, full: readonly Held[]): void {
  const { kind } = subject;
  const all = new Map(full.map(({ key, list }) => [key, theEntries(list, key)]));
  const holds = listed(full.map(({ key }) => entriesOf(key)));
  const order = KINDS[kind].order.filter((key) => key !== 'href' && all.has(key)) as ListKey[];
  const survivor = full.find(({ key }) => key === order[0]) ?? full[0]!;
  const lost = full.filter((held) => held !== survivor);
  const isLink = valueOfHref(subject) !== undefined;
  const end = isLink
    ? `The site will show the link and drop ${listed([...all.values()])}.`
    : `The site will show the ${entriesOf(survivor.key)} and drop ${listed(lost.map(({ key }) => all.get(key)!))}.`;
  const both = full.length === 2 ? 'both ' : '';
  const name = capital(named(subject));
  report(
    subject,
    kind === 'navigation' ? 'root-patterns' : 'mixed-children',
    `${name} holds ${both}${holds}. ${end}`,
    { field: [lost[0]!.key], key: true },
    (pointer) => mergeFixes(pointer, survivor, lost, isLink),
  );
}

/** A link next to content: the content is dropped. */
function checkLinkBeside(subject: Subject, { key, list }: Held): void {
  if (valueOfHref(subject) === undefined) return;
  const them = theEntries(list, key);
  report(
    subject,
    'href-content',
    subject.context & Inherited.global
      ? `${capital(named(subject))} is shown on every page as a link; the site drops ${them} that it holds.`
      : `${capital(named(subject))} is a link, so the site drops ${them} that it holds.`,
    { field: ['href'] },
    (pointer) => [
      fix('Remove the link', clear(pointer, 'href')),
      fix(`Remove ${them}`, ...removeList(pointer, key, list.items.length)),
    ],
  );
}
