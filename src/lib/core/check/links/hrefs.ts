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
import { named, quoted } from '../../document/kind-words.ts';
import * as m from './messages.ts';
import * as shared from '../messages.ts';

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
  const remove = (pointer: string) => fix(shared.removeLink, clear(pointer, 'href'));
  if (isScriptLink(href))
    report(subject, 'href-script', m.scriptLink(named(subject)), where, (pointer) => [
      remove(pointer),
      ...(context & Inherited.global ? [removeElement(subject, pointer)] : []),
    ]);
  else if (href.trim() === '')
    report(subject, 'href-bare', m.emptyLink(named(subject)), where, (pointer) => [
      remove(pointer),
    ]);
  else if (isBareLink(href))
    report(
      subject,
      'href-bare',
      /\s/.test(href.trim()) ? m.noLink(href) : m.bareLink(href),
      where,
      (pointer) => [...writeMeant(pointer, href), remove(pointer)],
    );
  else if (isSitePath(href) && kind !== 'version' && kind !== 'language')
    report(subject, 'href-relative', m.relativeLink(href), where);
}

const removeElement = (subject: Subject, pointer: string): OperationFix =>
  fix(shared.remove(named(subject)), { op: 'remove', nodes: [pointer] });

/** The fix that writes the link that was probably meant. */
function writeMeant(pointer: string, href: string): readonly OperationFix[] {
  const meant = meantLink(href);
  return meant === undefined || meant === href
    ? []
    : [fix(shared.write(quoted(meant)), setTo(pointer, 'href', meant))];
}

function checkGlobal(subject: Subject): void {
  const { kind, fields } = subject;
  const value = fields.get('href')?.value;
  const name = named(subject);
  if (value?.type === 'string' && isAbsoluteLink(value.value)) return;
  const remove = (pointer: string) => removeElement(subject, pointer);
  if (kind !== 'anchor') {
    report(subject, 'global-entry', m.globalWithoutLink(name, kind), {}, (pointer) => [
      remove(pointer),
    ]);
    return;
  }
  const href = value?.type === 'string' ? value.value : '';
  // The builder accepts a path on the site here; only the format requires a full address.
  const cost = isSitePath(href) ? m.notInFormat : m.noBuildWithIt;
  const what = href.trim() !== '' ? m.globalWrongLink(name, href) : m.globalNeedsLink(name);
  report(
    subject,
    'global-anchor-href',
    `${what} ${cost}`,
    value ? { field: ['href'] } : {},
    (pointer) => [
      ...(isAbsoluteLink(meantLink(href) ?? '') ? writeMeant(pointer, href) : []),
      remove(pointer),
    ],
  );
}
