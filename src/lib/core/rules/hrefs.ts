/*
 * The links of elements: what the builder drops, and what may be shown on every page.
 */
import { report, type Subject } from './finding.ts';
import { Inherited } from './inherited.ts';
import { isAbsoluteLink, isBareLink, isScriptLink, isSitePath } from './links.ts';
import { aKind, capital, named, quoted } from './words.ts';

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
  const set = (label: string, to: string) => (pointer: string) => [
    { label, operations: [{ op: 'set' as const, node: pointer, field: 'href', value: to }] },
  ];
  const remove = (pointer: string) => [
    {
      label: 'Remove the link',
      operations: [{ op: 'set' as const, node: pointer, field: 'href' }],
    },
  ];
  if (isScriptLink(href))
    report(
      subject,
      'href-script',
      `The link of ${named(subject)} runs code or carries a document instead of opening a page.`,
      where,
      remove,
    );
  else if (href.trim() === '')
    report(
      subject,
      'href-bare',
      `The link of ${named(subject)} is empty; the site drops it.`,
      where,
      remove,
    );
  else if (isBareLink(href))
    report(
      subject,
      'href-bare',
      /\s/.test(href)
        ? `${quoted(href)} is no link; the site drops it.`
        : `${quoted(href)} is neither a full address nor a path that starts with a slash; the site drops it.`,
      where,
      /\s/.test(href)
        ? remove
        : looksLikeHost(href)
          ? set(`Write ${quoted(`https://${href}`)}`, `https://${href}`)
          : set(`Write ${quoted(rooted(href))}`, rooted(href)),
    );
  else if (isSitePath(href) && kind !== 'version' && kind !== 'language')
    report(
      subject,
      'href-relative',
      `${quoted(href)} is a path on this site; the specification speaks of external links here.`,
      where,
    );
}

function checkGlobal(subject: Subject): void {
  const { kind, fields } = subject;
  const value = fields.get('href')?.value;
  const name = named(subject);
  if (value?.type === 'string' && isAbsoluteLink(value.value)) return;
  if (kind !== 'anchor') {
    report(
      subject,
      'global-entry',
      `${capital(name)} is shown on every page, where ${aKind(kind)} must be a link; ${quoted('href')} is missing.`,
    );
    return;
  }
  const cost = 'The site does not build with it.';
  report(
    subject,
    'global-anchor-href',
    value?.type === 'string' && value.value.trim() !== ''
      ? `${capital(name)} is shown on every page and must link to a full address such as https://…; ${quoted(value.value)} is none. ${cost}`
      : `${capital(name)} is shown on every page and needs a link to a full address such as https://…. ${cost}`,
    value ? { field: ['href'] } : {},
    value?.type === 'string' && looksLikeHost(value.value)
      ? (pointer) => [
          {
            label: `Write ${quoted(`https://${value.value}`)}`,
            operations: [
              { op: 'set', node: pointer, field: 'href', value: `https://${value.value}` },
            ],
          },
        ]
      : undefined,
  );
}

const rooted = (href: string) => `/${href.replace(/^(\.{1,2}\/)+/, '')}`;
const looksLikeHost = (href: string) =>
  /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(\/|$)/i.test(href) && !/\.mdx?$/i.test(href);
