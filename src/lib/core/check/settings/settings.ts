/*
 * Checks the settings of the site, which is everything in docs.json except its navigation, against their description
 * (core/schema/settings). Findings in a setting are remembered per node; only their positions are computed again.
 */
import { memoLast } from '../../memo.ts';
import type { Member, Node, ObjectNode } from '../../document/node.ts';
import { isListKey } from '../../schema/kinds.ts';
import { NEEDED, SITE } from '../../schema/settings/site.ts';
import { checkBanner } from '../elements/banner.ts';
import { spanOf, type Finding, type Subject } from '../finding.ts';
import { clear, fix, jsonOf, setTo } from '../fixes/fix-builders.ts';
import { isLoose } from '../text.ts';
import { nearestKey, said, type SettingFinding } from './setting-words.ts';
import * as m from './messages.ts';
import * as shared from '../messages.ts';

/** Keys of a document that is only part of a site. */
const OF_A_FRAGMENT: ReadonlySet<string> = new Set(['$schema', 'navigation']);

/** Problems of the site's settings, relative to the document's root object. */
export function settingsProblems(root: ObjectNode): readonly Finding[] {
  const fields: ReadonlyMap<string, Member> = new Map(root.members.map((one) => [one.key, one]));
  const found: Finding[] = [];
  const subject: Subject = { kind: 'navigation', node: root, fields, context: 0, found };
  found.push(...(isFragment(root) ? [fragment(root)] : missingSettings(root)));
  for (const [key, { value }] of fields) {
    if (key === 'navigation' || key === '$ref') continue;
    if (key === 'banner') checkBanner(subject, value, [key]);
    else for (const one of problemsOf(key, value, fields)) found.push(placed(root, one));
  }
  return found;
}

const isFragment = ({ members }: ObjectNode): boolean =>
  members.every(({ key }) => OF_A_FRAGMENT.has(key));

/**
 * The errors that part of a site would have as a whole site. A change that adds a setting doesn't count as adding them.
 */
export const untoldProblems = (root: ObjectNode): readonly Finding[] =>
  isFragment(root) ? missingSettings(root) : [];

const missingSettings = (root: ObjectNode): readonly Finding[] =>
  NEEDED.filter((key) => !root.members.some((one) => one.key === key)).map((key) => ({
    ...atStart(root),
    code: 'site-setting',
    message: m.missingSetting(key),
    field: [key],
    fixes: () => [fix(m.addSetting(key, FIRST[key].said), setTo('', key, FIRST[key].value))],
  }));

/** Initial values. */
const FIRST = {
  name: { said: m.siteName, value: m.siteName },
  theme: { said: 'mint', value: 'mint' },
  colors: { said: '#0D9373', value: { primary: '#0D9373' } },
} as const;

const fragment = (root: ObjectNode): Finding => ({
  ...atStart(root),
  code: 'fragment',
  message: m.partOfSite,
  field: undefined,
  fixes: () => [fix(m.addAll, ...NEEDED.map((key) => setTo('', key, FIRST[key].value)))],
});

/** What is missing is marked at the opening brace. */
const atStart = ({ id }: ObjectNode) =>
  ({ node: id, path: [], at: 0, length: 1, key: false }) as const;

/** Settings whose unknown keys the builder drops. In other settings, it keeps them. */
const DROPPING: ReadonlySet<string> = new Set(['styling', 'interaction', 'icons']);

/** Problems in one setting, remembered per node. */
function problemsOf(
  key: string,
  value: Node,
  fields: ReadonlyMap<string, Member>,
): readonly SettingFinding[] {
  if (!Object.hasOwn(SITE, key)) return [unknownSetting(key, value, fields)];
  return problemsOfKnown(value, key);
}

const problemsOfKnown = memoLast((value: Node, key: string): readonly SettingFinding[] =>
  said(SITE[key]!, value, [key], DROPPING.has(key)),
);

/** The finding for a key of the document that isn't a setting. */
const unknownSetting = (
  key: string,
  value: Node,
  fields: ReadonlyMap<string, Member>,
): SettingFinding => ({
  code: 'unknown-field',
  message: isListKey(key) ? m.insideNavigation(key) : m.unknownSetting(key),
  path: [key],
  key: true,
  fixes: (pointer) => {
    const free = [...Object.keys(SITE), 'banner', 'navigation'].filter(
      (known) => !fields.has(known),
    );
    const meant = nearestKey(key, free);
    if (meant === undefined || isLoose(value)) return [];
    return [
      fix(shared.rename(key, meant), setTo(pointer, meant, jsonOf(value)), clear(pointer, key)),
    ];
  },
});

/** A part of the site's settings that a language can override: its navbar, its footer. */
export function checkPart({ node, found }: Subject, key: 'navbar' | 'footer', value: Node): void {
  for (const one of said(SITE[key]!, value, [key], true)) found.push(placed(node, one));
}

/** A problem with its position. */
const placed = (root: ObjectNode, one: SettingFinding): Finding => ({
  ...spanOf(root, one.path, one.key),
  ...one,
  node: root.id,
  field: one.path.map(String),
});
