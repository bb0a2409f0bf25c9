/*
 * The settings of the site that matter beside the navigation: eyebrows, drilldown, banner, theme, icons.
 */
import type { Member, ObjectNode } from '../model/node.ts';
import { checkBanner } from './banner.ts';
import { isRef } from './elements.ts';
import { removal, report, type Finding, type Subject } from './finding.ts';
import { ICON_LIBRARIES, THEMES } from './kinds.ts';
import { listed, quoted } from './words.ts';

const NO_BUILD = 'The site does not build with it.';
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  styling: ['eyebrows', 'background', 'codeblocks', 'latex'],
  interaction: ['drilldown'],
};

/** What is wrong with the site's settings, relative to the document's root object. */
export function settingsProblems(root: ObjectNode): readonly Finding[] {
  const fields: ReadonlyMap<string, Member> = new Map(root.members.map((m) => [m.key, m]));
  const found: Finding[] = [];
  const subject: Subject = { kind: 'navigation', node: root, fields, context: 0, found };
  checkSection(subject, 'styling', 'eyebrows');
  checkSection(subject, 'interaction', 'drilldown');
  const banner = fields.get('banner')?.value;
  if (banner) checkBanner(subject, banner, ['banner']);
  checkTheme(subject);
  checkIcons(subject);
  return found;
}

function checkSection(
  subject: Subject,
  section: 'styling' | 'interaction',
  setting: 'eyebrows' | 'drilldown',
): void {
  const value = subject.fields.get(section)?.value;
  if (!value || isRef(value)) return;
  if (value.type !== 'object') {
    report(
      subject,
      'field-type',
      `${quoted(section)} must be an object. ${NO_BUILD}`,
      { field: [section] },
      removal(section),
    );
    return;
  }
  for (const { key, value: inner } of value.members) {
    const field = [section, key];
    if (key === setting) {
      if (setting === 'eyebrows') {
        if (inner.type === 'string' && ['breadcrumbs', 'section'].includes(inner.value)) continue;
        report(
          subject,
          'enum',
          `Eyebrows are “breadcrumbs” or “section”. ${NO_BUILD}`,
          { field },
          removal(...field),
        );
      } else if (inner.type !== 'boolean') {
        const meant =
          inner.type === 'string' ? /^(true|false)$/i.exec(inner.value.trim())?.[0] : undefined;
        report(
          subject,
          'enum',
          `Drilldown is true or false, or is left out so that the theme decides. ${NO_BUILD}`,
          { field },
          (pointer) => [
            ...(meant
              ? [
                  {
                    label: `Write ${meant.toLowerCase()}`,
                    operations: [
                      {
                        op: 'set' as const,
                        node: pointer,
                        field,
                        value: meant.toLowerCase() === 'true',
                      },
                    ],
                  },
                ]
              : []),
            ...removal(...field)(pointer),
          ],
        );
      }
    } else if (!KNOWN[section]!.includes(key) && key !== '$ref')
      report(
        subject,
        'unknown-field',
        `Nobody knows ${quoted(key)} in ${quoted(section)}. It stays in the file.`,
        { field, key: true },
      );
  }
}

function checkTheme(subject: Subject): void {
  const theme = subject.fields.get('theme')?.value;
  if (!theme || isRef(theme)) return;
  if (theme.type === 'string' && (THEMES as readonly string[]).includes(theme.value)) return;
  const near =
    theme.type === 'string'
      ? THEMES.find((t) => t === theme.value.trim().toLowerCase())
      : undefined;
  report(
    subject,
    'site-setting',
    `${theme.type === 'string' ? quoted(theme.value) : 'This'} is no theme, and without one the builder checks nothing else. The themes are ${listed(THEMES)}.`,
    { field: ['theme'] },
    near
      ? (pointer) => [
          {
            label: `Use ${quoted(near)}`,
            operations: [{ op: 'set', node: pointer, field: 'theme', value: near }],
          },
        ]
      : undefined,
  );
}

function checkIcons(subject: Subject): void {
  const icons = subject.fields.get('icons')?.value;
  const library =
    icons?.type === 'object'
      ? icons.members.findLast((m) => m.key === 'library')?.value
      : undefined;
  if (!library) return;
  if (library.type === 'string' && (ICON_LIBRARIES as readonly string[]).includes(library.value))
    return;
  report(
    subject,
    'site-setting',
    `The icon library is one of ${listed(ICON_LIBRARIES)}. ${NO_BUILD}`,
    { field: ['icons', 'library'] },
    removal('icons', 'library'),
  );
}
