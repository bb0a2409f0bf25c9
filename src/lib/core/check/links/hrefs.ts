/*
 * The links of elements: those that the builder drops, and those allowed in the global section.
 */
import type { OperationFix } from '../../result.ts';
import { report, type Subject } from '../finding.ts';
import { Inherited } from '../../document/inherited.ts';
import {
  isAbsoluteLink,
  isBareLink,
  isScriptLink,
  isSitePath,
  meantLink,
} from '../../schema/links.ts';
import { clear, fix, setTo } from '../fixes/fix-builders.ts';
import { aKind, capital, named, quoted } from '../../document/words.ts';

export function checkHref(subject: Subject): void {
  const { kind, fields, context } = subject;
  if (kind === 'group' || kind === 'navigation' || kind === 'global') return;
  const value = fields.get('href')?.value;
  if (context & Inherited.global && (kind === 'anchor' || value === undefined)) {
    checkGlobal(subject);
    if (value?.type !== 'string' || !isAbsoluteLink(value.value)) return;
  }
  if (value?.type !== 'string') return;
  const href = value.value;
  const where = { field: ['href'] };
  const remove = (pointer: string) => fix('Remove the link', clear(pointer, 'href'));
  if (isScriptLink(href))
    report(
      subject,
      'href-script',
      `The link of ${named(subject)} runs code or carries a document instead of opening a page.`,
      where,
      (pointer) => [
        remove(pointer),
        ...(context & Inherited.global ? [removeElement(subject, pointer)] : []),
      ],
    );
  else if (href.trim() === '')
    report(
      subject,
      'href-bare',
      `The link of ${named(subject)} is empty; the site drops it.`,
      where,
      (pointer) => [remove(pointer)],
    );
  else if (isBareLink(href))
    report(
      subject,
      'href-bare',
      /\s/.test(href.trim())
        ? `${quoted(href)} is no link; the site drops it.`
        : `${quoted(href)} is neither a full address such as https://… nor a path that starts with a slash; the site drops it.`,
      where,
      (pointer) => [...writeMeant(pointer, href), remove(pointer)],
    );
  else if (isSitePath(href) && kind !== 'version' && kind !== 'language')
    report(
      subject,
      'href-relative',
      `${quoted(href)} is a path on this site. The format’s specification describes links to other sites here; the builder takes both.`,
      where,
    );
}

const removeElement = (subject: Subject, pointer: string): OperationFix =>
  fix(`Remove ${named(subject)}`, { op: 'remove', nodes: [pointer] });

/** The fix that writes the link that was probably meant. */
function writeMeant(pointer: string, href: string): readonly OperationFix[] {
  const meant = meantLink(href);
  return meant === undefined || meant === href
    ? []
    : [fix(`Write ${quoted(meant)}`, setTo(pointer, 'href', meant))];
}

function checkGlobal(subject: Subject): void {
  const { kind, fields } = subject;
  const value = fields.get('href')?.value;
  const name = named(subject);
  if (value?.type === 'string' && isAbsoluteLink(value.value)) return;
  const remove = (pointer: string) => removeElement(subject, pointer);
  if (kind !== 'anchor') {
    report(
      subject,
      'global-entry',
      `${capital(name)} is shown on every page, where ${aKind(kind)} must be a link, but its link (${quoted('href')}) is missing.`,
      {},
      (pointer) => [remove(pointer)],
    );
    return;
  }
  const href = value?.type === 'string' ? value.value : '';
  // The builder accepts a path on the site here; only the format requires a full address.
  const cost = isSitePath(href)
    ? 'The format does not allow it.'
    : 'The site does not build with it.';
  report(
    subject,
    'global-anchor-href',
    href.trim() !== ''
      ? `${capital(name)} is shown on every page and must link to a full address such as https://example.com; ${quoted(href)} is none. ${cost}`
      : `${capital(name)} is shown on every page and needs a link to a full address such as https://example.com. ${cost}`,
    value ? { field: ['href'] } : {},
    (pointer) => [
      ...(isAbsoluteLink(meantLink(href) ?? '') ? writeMeant(pointer, href) : []),
      remove(pointer),
    ],
  );
}
