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
import { entriesOf, named, theEntries } from '../../document/kind-words.ts';
import * as m from './messages.ts';
import * as shared from '../messages.ts';

/** Checks lists as a whole. Entries are checked one by one in entries.ts. */
export function checkLists(subject: Subject): void {
  const held: Held[] = [];
  for (const [key, { value }] of subject.fields) {
    if (!isListKey(key) || isRef(value)) continue;
    if (value.type === 'array') held.push({ key, list: value });
    const position = KINDS[subject.kind].holds[key];
    if (position === 'dropped' || position === 'error') checkDroppedList(subject, key, value);
    else if (value.type !== 'array')
      report(
        subject,
        'children-shape',
        `${m.notList(entriesOf(key), named(subject))} ${costInside(subject.kind, subject.context, true)}`,
        { field: [key] },
        (pointer) => listFixes(pointer, key, value),
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
  const holds = full.map(({ key }) => entriesOf(key));
  const order = KINDS[kind].order.filter((key) => key !== 'href' && all.has(key)) as ListKey[];
  const survivor = full.find(({ key }) => key === order[0]) ?? full[0]!;
  const lost = full.filter((held) => held !== survivor);
  const isLink = valueOfHref(subject) !== undefined;
  const end = isLink
    ? m.linkShown([...all.values()])
    : m.listShown(
        entriesOf(survivor.key),
        lost.map(({ key }) => all.get(key)!),
      );
  report(
    subject,
    kind === 'navigation' ? 'root-patterns' : 'mixed-children',
    `${m.severalLists(named(subject), holds)} ${end}`,
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
      ? m.linkOnEveryPage(named(subject), them)
      : m.linkBesideList(named(subject), them),
    { field: ['href'] },
    (pointer) => [
      fix(shared.removeLink, clear(pointer, 'href')),
      fix(shared.remove(them), ...removeList(pointer, key, list.items.length)),
    ],
  );
}
