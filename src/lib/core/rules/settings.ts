/*
 * The settings of the site that matter beside the navigation: eyebrows, drilldown, banner, theme, icons.
 */
import type { Member, Node, ObjectNode } from '../model/node.ts';
import { member } from '../model/walk.ts';
import { checkBanner } from './banner.ts';
import { isRef } from './elements.ts';
import { instead, removal, report, type Finding, type Subject } from './finding.ts';
import { ICON_LIBRARIES, THEMES } from './kinds.ts';
import { booleanOf, fix, nearestOf, setTo } from './mending.ts';
import { listed, quoted } from './words.ts';

const NO_BUILD = 'The site does not build with it.';
const EYEBROWS: readonly string[] = ['breadcrumbs', 'section'];
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
  const known = KNOWN[section]!;
  if (value.type !== 'object') {
    report(
      subject,
      'field-type',
      `${quoted(section)} holds its settings in braces, such as ${quoted(setting)}. ${NO_BUILD}`,
      { field: [section] },
      removal(section),
    );
    return;
  }
  for (const { key, value: inner } of value.members) {
    const field = [section, key];
    if (key === setting) {
      if (setting === 'eyebrows') checkEyebrows(subject, field, inner);
      else checkDrilldown(subject, field, inner);
    } else if (!known.includes(key) && key !== '$ref')
      report(
        subject,
        'unknown-field',
        `Nobody knows a setting ${quoted(key)} in ${quoted(section)}, so it does nothing. It stays in the file.`,
        { field, key: true },
      );
  }
}

function checkEyebrows(subject: Subject, field: readonly string[], value: Node): void {
  if (value.type === 'string' && EYEBROWS.includes(value.value)) return;
  report(
    subject,
    'enum',
    `Eyebrows, the line above a page’s title, are “breadcrumbs” or “section”. ${NO_BUILD}`,
    { field },
    instead(field, value.type === 'string' ? nearestOf(value.value, EYEBROWS) : undefined),
  );
}

function checkDrilldown(subject: Subject, field: readonly string[], value: Node): void {
  if (value.type === 'boolean') return;
  report(
    subject,
    'enum',
    `Drilldown is true or false, without quotes, or is left out so that the theme decides. ${NO_BUILD}`,
    { field },
    instead(field, booleanOf(value)),
  );
}

function checkTheme(subject: Subject): void {
  const theme = subject.fields.get('theme')?.value;
  if (!theme || isRef(theme)) return;
  if (theme.type === 'string' && (THEMES as readonly string[]).includes(theme.value)) return;
  const near = theme.type === 'string' ? nearestOf(theme.value, THEMES) : undefined;
  report(
    subject,
    'site-setting',
    `${theme.type === 'string' ? quoted(theme.value) : 'This'} is no theme, and the site does not build with it. The themes are ${listed(THEMES)}.`,
    { field: ['theme'] },
    (pointer) =>
      near === undefined ? [] : [fix(`Use ${quoted(near)}`, setTo(pointer, 'theme', near))],
  );
}

function checkIcons(subject: Subject): void {
  const icons = subject.fields.get('icons')?.value;
  const library = member(icons, 'library')?.value;
  if (!library) return;
  if (library.type === 'string' && (ICON_LIBRARIES as readonly string[]).includes(library.value))
    return;
  const field = ['icons', 'library'];
  report(
    subject,
    'site-setting',
    `${library.type === 'string' ? quoted(library.value) : 'This'} is no icon library. The libraries are ${listed(ICON_LIBRARIES)}. ${NO_BUILD}`,
    { field },
    instead(
      field,
      library.type === 'string' ? nearestOf(library.value, ICON_LIBRARIES) : undefined,
    ),
  );
}
